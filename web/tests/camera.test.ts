import { beforeEach, expect, test, vi } from "vitest";

import { Camera } from "../src/board/camera.svelte";
import { onBoard } from "../src/board/zoom";

const sheet = { left: 0, right: 1000, top: 0, bottom: 1000 };
const low = { left: 450, right: 550, top: 850, bottom: 950 };

function phone(): Camera {
  const camera = new Camera(sheet);
  camera.measure(400, 600, true);
  return camera;
}
/** Where a point of the board is in the window, from its upper edge. */
function height(camera: Camera, y: number): number {
  return (y - onBoard(camera.sight, { x: 0, y: 0 }).y) * camera.sight.scale;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

test("what is pointed out is brought above what covers the window", () => {
  const camera = phone();
  camera.cover(400);
  camera.show(low);
  expect(height(camera, low.bottom)).toBeLessThanOrEqual(200);
  expect(height(camera, low.top)).toBeGreaterThanOrEqual(0);
});

test("all of the board can be seen in what is left of the window", () => {
  const camera = phone();
  camera.cover(400);
  camera.whole();
  expect(height(camera, 1000) - height(camera, 0)).toBeLessThanOrEqual(200);
});

test("uncovered, the board is seen as before", () => {
  const camera = phone();
  const before = camera.sight;
  camera.cover(400);
  camera.show(low);
  expect(camera.sight).not.toEqual(before);
  camera.cover(0);
  expect(camera.sight).toEqual(before);
});

test("whoever moves the board meanwhile finds it where it was moved to", () => {
  const camera = phone();
  camera.zoom(2, { x: 200, y: 100 });
  camera.cover(400);
  camera.move({ x: -30, y: -20 });
  const moved = camera.sight;
  camera.cover(0);
  expect(camera.sight).toEqual(moved);
});
