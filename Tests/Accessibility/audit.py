"""Audits pages of a rendered site, from the file system, as its readers meet it.

Each page is opened in light and dark, wide and narrow, and held against axe's WCAG 2.2 AA rules and best practices. Narrow
pages must not scroll sideways, every page must be walked through with the Tab key without a trap, nothing may be asked of the
network, and without JavaScript nothing may stay hidden.
"""

import multiprocessing
import os
import pathlib
import shutil
import sys
from urllib.parse import quote

import axe_playwright_python
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import sync_playwright

AXE = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCHEMES = ("light", "dark")
SIZES = {"wide": (1280, 900), "narrow": (360, 740)}


def pages(site: pathlib.Path, chosen: list[str]) -> list[pathlib.Path]:
    return [site / name for name in chosen] or sorted(site.rglob("*.html"))


def address(path: pathlib.Path) -> str:
    return "file://" + quote(str(path.resolve()))


def audit(page, name: str) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("rules => axe.run(document, {runOnly: rules, resultTypes: ['violations'], preload: false})", RULES)
    return [
        f"{name}: {violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}".replace("\n", " ")
        for violation in found["violations"]
        for node in violation["nodes"][:3]
    ]


def overflow(page, name: str) -> list[str]:
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"{name}: scrolls sideways by {wide} px"] if wide > 0 else []


def walk(page, name: str, limit: int = 400) -> list[str]:
    """Every element that the Tab key reaches shows that it has the focus, and none keeps it."""
    problems, last, steps = [], None, 0
    while steps < limit:
        page.keyboard.press("Tab")
        steps += 1
        state = page.evaluate(
            """() => {
                const e = document.activeElement;
                if (!e || e === document.body) return null;
                const style = getComputedStyle(e);
                window.__seen ??= new Map();
                if (!window.__seen.has(e)) window.__seen.set(e, window.__seen.size);
                const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
                return [window.__seen.get(e), ring || e.matches('main'), e.outerHTML.slice(0, 80)];
            }"""
        )
        if state is None:
            return problems
        if state[0] == last:
            return problems + [f"{name}: the Tab key is trapped in {state[2]}"]
        if not state[1]:
            problems.append(f"{name}: no focus is seen on {state[2]}")
        last = state[0]
    return problems


class Views:
    """One page for each view, in a window of its own: opening windows takes longer than looking at what they show."""

    def __init__(self, browser) -> None:
        self.where, self.problems = "", []
        self.views = [(scheme, size, self.open(browser, scheme, size)) for scheme in SCHEMES for size in SIZES]
        self.plain = browser.new_page(java_script_enabled=False)

    def open(self, browser, scheme: str, size: str):
        width, height = SIZES[size]
        page = browser.new_page(
            color_scheme=scheme, viewport={"width": width, "height": height}, reduced_motion="reduce")
        page.on("console", lambda message: self.note(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("request", lambda request: None if request.url.startswith("file:") else self.note(f"asks {request.url}"))
        return page

    def note(self, words: str) -> None:
        self.problems.append(f"{self.where}: {words}")

    def look(self, site: pathlib.Path, path: pathlib.Path) -> list[str]:
        """What is wrong with one page, in each of its views."""
        name, self.problems = str(path.relative_to(site)), []
        for scheme, size, page in self.views:
            self.where = f"{name} ({scheme}, {size})"
            page.goto(address(path))
            self.problems += audit(page, self.where)
            if size == "narrow":
                self.problems += overflow(page, self.where)
            elif scheme == "light":
                self.problems += walk(page, self.where)
        self.plain.goto(address(path))
        try:
            # A short address first sends its reader on.
            self.plain.locator("main h1").wait_for(timeout=5000)
        except PlaywrightTimeout:
            self.problems.append(f"{name}: without JavaScript it has no heading")
        if self.plain.locator("main [hidden]:not(form)").count():
            self.problems.append(f"{name}: without JavaScript something stays hidden")
        return self.problems


def look_at(share: tuple[pathlib.Path, list[pathlib.Path]]) -> list[list[str]]:
    """The problems of each page of a share, in a browser of its own."""
    site, paths = share
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        views = Views(browser)
        found = [views.look(site, path) for path in paths]
        browser.close()
    return found


def main() -> int:
    site = pathlib.Path(sys.argv[1])
    paths = pages(site, sys.argv[2:])
    # A view keeps one core busy.
    workers = max(1, min(os.cpu_count() or 1, 4, len(paths)))
    shares = [(site, paths[start::workers]) for start in range(workers)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        found = pool.map(look_at, shares, chunksize=1)
    by_page = {path: problems for (_, share), each in zip(shares, found) for path, problems in zip(share, each)}
    problems = [problem for path in paths for problem in by_page[path]]
    looked = len(by_page) * len(SCHEMES) * len(SIZES)
    print("\n".join(problems))
    print(f"{looked} views of {len(by_page)} pages, {len(problems)} problems", file=sys.stderr)
    # Nothing looked at is nothing found, and no success.
    return 1 if problems or not looked else 0


if __name__ == "__main__":
    sys.exit(main())
