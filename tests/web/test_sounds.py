"""The sounds, rendered by the browser's own audio."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from server.running import Server
from whistlestop.server.http import pages

LONGEST = 1.5
LOUDEST = 0.9
RENDER = """async ([script, cue]) => {
  const voices = await import(script);
  const context = new OfflineAudioContext(1, 3 * 44100, 44100);
  voices.play({ context, out: context.destination }, cue, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  let peak = 0, last = 0;
  samples.forEach((sample, i) => {
    peak = Math.max(peak, Math.abs(sample));
    if (Math.abs(sample) > 1e-4) last = i;
  });
  return [peak, last / 44100];
}"""
SOUNDS = ["drawn", "taken", "built", "tickets", "tunnel", "turn", "last-turns", "end", "error"]
CUES = [(sound, 1) for sound in SOUNDS] + [("claimed", length) for length in (1, 4, 9)]


def voices() -> str:
    """The path of the sounds in the built client: a file of their own, loaded when first needed."""
    [file] = (pages.FOLDER / "assets").glob("voices-*.js")
    return f"/assets/{file.name}"


@pytest.mark.parametrize(("sound", "length"), CUES)
def test_a_sound_is_audible_short_and_not_too_loud(
    server: Server, page: Page, sound: str, length: int
) -> None:
    page.goto(f"{server.url}/api/boards")
    peak, seconds = page.evaluate(RENDER, [voices(), {"sound": sound, "length": length}])
    assert 0.03 < peak < LOUDEST
    assert 0.03 < seconds < LONGEST


def test_a_longer_route_sounds_longer(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/api/boards")
    times = [
        page.evaluate(RENDER, [voices(), {"sound": "claimed", "length": length}])[1]
        for length in (1, 3, 6)
    ]
    assert times == sorted(set(times))
