"""The page as an installed app."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from server.running import Server


def test_a_browser_can_install_the_page(server: Server, page: Page) -> None:
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text))
    page.goto(server.url)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    assert (said["name"], said["start_url"], said["display"]) == ("Whistlestop", "./", "standalone")
    assert {icon["sizes"] for icon in said["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in said["icons"])
    # Pages in these tests are always incognito, which is not the manifest's fault.
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
    assert complaints == []


def test_icons_have_the_sizes_that_the_manifest_gives(server: Server, page: Page) -> None:
    page.goto(server.url)
    sizes = page.evaluate(
        """async () => {
          const { icons } = await (await fetch("/manifest.webmanifest")).json();
          const pictures = icons.filter((icon) => icon.type === "image/png");
          return Promise.all(pictures.map(async ({ src, sizes }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
          }));
        }"""
    )
    assert len(sizes) == 3
    assert all(said == real for said, real in sizes)
