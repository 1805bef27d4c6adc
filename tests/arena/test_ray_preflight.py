"""Before joining a Ray cluster: problems are reported quickly. Most of this needs no Ray."""

from __future__ import annotations

from socket import create_server

import pytest

from whistlestop.arena import ArenaError, ray_executor, ray_preflight


@pytest.mark.parametrize("address", ["ray://127.0.0.1:10001", "auto", "6379", "host:"])
def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(ArenaError, match="expected `local`, or HOST:PORT"):
        ray_preflight.check_cluster(address)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "[::1]:1", "127.0.0.1:99999"])
def test_it_gives_up_quickly_if_there_is_no_cluster(address: str) -> None:
    with pytest.raises(ArenaError, match="there is no Ray cluster at"):
        ray_preflight.check_cluster(address)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("import time; time.sleep(60)", "no answer in 1 seconds"),
        ("raise RuntimeError('too old')", "RuntimeError: too old"),
        ("raise SystemExit(3)", "`ray status` exited with 3"),
    ],
)
def test_it_says_why_a_cluster_cannot_be_joined(
    answer: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_preflight, "STATUS_TIMEOUT", 1.0 if "sleep" in answer else 60.0)
    monkeypatch.setattr(ray_preflight, "RAY", ("-c", answer))
    with create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(ArenaError, match=f"the Ray cluster at {address}: .*{message}"):
            ray_preflight.check_cluster(address)


def test_without_ray_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_executor, "find_spec", lambda name: None)
    with pytest.raises(ArenaError, match=r"pip install 'whistlestop\[ray\]'"):
        ray_executor.RayExecutor()
