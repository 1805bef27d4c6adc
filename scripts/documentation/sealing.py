"""Makes the built pages fit the server's content security policy, and drops what nobody loads."""

from __future__ import annotations

import hashlib
import re
import shutil
from os.path import relpath
from pathlib import Path

STYLES = Path(__file__).with_name("styles.js")
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv", "assets/stylesheets/classic")
"""Not used at /docs: the server has its own answer for missing pages."""
ELSEWHERE = r"[\"']?(?:https?:)?//"
FORBIDDEN = {
    "an inline style": r"<style|<[^>]*\sstyle=",
    "an inline script": r"<script(?![^>]*\s(?:src|type)=)|<[^>]*\son\w+=",
    "a file of another site": rf"<(?:img|script|iframe|source)[^>]*\ssrc={ELSEWHERE}"
    rf"|<link[^>]*rel=[\"']?(?:stylesheet|preconnect|icon)[^>]*href={ELSEWHERE}",
}
"""What a browser would refuse to load."""


class Unsealed(Exception):
    """A page contains something that a browser would refuse to load."""


def seal(site: Path) -> None:
    """Move inline scripts into files, and check that nothing else is refused or from elsewhere."""
    for name in UNUSED:
        unused = site / name
        shutil.rmtree(unused) if unused.is_dir() else unused.unlink(missing_ok=True)
    for page in site.rglob("*.html"):
        text = sealed(site, page)
        for what, pattern in FORBIDDEN.items():
            if found := re.search(pattern, text, re.IGNORECASE):
                where = page.relative_to(site)
                raise Unsealed(f"expected no page with {what}, but {where} has {found[0]!r}")
        page.write_text(text, "utf-8")


def sealed(site: Path, page: Path) -> str:
    """A page whose scripts are all in files, the one for styles first."""

    def in_a_file(script: str) -> str:
        digest = hashlib.sha256(script.encode()).hexdigest()[:8]
        file = site / "assets" / "javascripts" / f"page.{digest}.js"
        file.write_text(script, "utf-8")
        return f'<script src="{Path(relpath(file, page.parent)).as_posix()}"></script>'

    text = INLINE.sub(lambda found: in_a_file(found[1]), page.read_text("utf-8"))
    return text.replace("<head>", "<head>" + in_a_file(STYLES.read_text("utf-8")), 1)
