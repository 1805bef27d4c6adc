import { beforeEach, expect, test, vi } from "vitest";

import { Camera } from "../src/board/camera.svelte";
import { onBoard } from "../src/board/zoom";
import { DEFAULTS, set } from "../src/settings/settings.svelte";

const sheet = { left: 0, right: 1000, top: 0, bottom: 1000 };
const low = { left: 450, right: 550, top: 850, bottom: 950 };

function phone(): Camera {
  const camera = new Camera(sheet);
  camera.measure(400, 600, true);
  return camera;
}
/** The distance of a board point from the top of the viewport, in pixels. */
function height(camera: Camera, y: number): number {
  return (y - onBoard(camera.pose, { x: 0, y: 0 }).y) * camera.pose.scale;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

test("highlights move above whatever covers the viewport", () => {
  const camera = phone();
  camera.cover(400);
  camera.show(low);
  expect(height(camera, low.bottom)).toBeLessThanOrEqual(200);
  expect(height(camera, low.top)).toBeGreaterThanOrEqual(0);
});

test("the whole board fits into what is left of the viewport", () => {
  const camera = phone();
  camera.cover(400);
  camera.whole();
  expect(height(camera, 1000) - height(camera, 0)).toBeLessThanOrEqual(200);
});

test("uncovering restores the earlier view", () => {
  const camera = phone();
  const before = camera.pose;
  camera.cover(400);
  camera.show(low);
  expect(camera.pose).not.toEqual(before);
  camera.cover(0);
  expect(camera.pose).toEqual(before);
});

test("uncovering keeps the view if somebody has moved the board", () => {
  const camera = phone();
  camera.zoom(2, { x: 200, y: 100 });
  camera.cover(400);
  camera.move({ x: -30, y: -20 });
  const moved = camera.pose;
  camera.cover(0);
  expect(camera.pose).toEqual(moved);
});

test("with reduced motion, the board moves in one step", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", () => 1);
  set({ motion: "less" });
  const camera = phone();
  const before = camera.pose;
  camera.step(2);
  expect(camera.pose.scale).toBeCloseTo(before.scale * 2);
  set(DEFAULTS);
});
