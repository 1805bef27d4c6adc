"""Rolling restarts under load; `test_workers.py` has a shorter one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.commands import Served, served
from server.rolling import MANY, companies_at, roll
from waiting import LONG_LIMIT

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.mark.slow
def test_games_go_on_to_their_end_through_rolling_restarts(
    postgres_url: str, tmp_path: Path
) -> None:
    async def work(server: Served) -> None:
        companies = await companies_at(server, MANY)
        games = [asyncio.create_task(company.play()) for company in companies]
        for _ in range(3):
            await roll(server, companies)
            for company in companies:
                company.check_now(postgres_url)
        for company in companies:
            company.end()
        await asyncio.gather(*games)
        for company in companies:
            await company.check_finished(postgres_url)

    with served(tmp_path, postgres_url, "--workers", "2", "--log-level", "warning") as server:
        asyncio.run(asyncio.wait_for(work(server), 4 * LONG_LIMIT))
        assert "Traceback" not in server.log.read_text()
