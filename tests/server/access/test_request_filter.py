"""Which host names the server answers to, and who may read its metrics."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from structlog.testing import capture_logs

from server.running import Nursery, Server, running
from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.config.loading import SettingsError, load_settings
from whistlestop.server.config.settings import Settings


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("request_filter")) as server:
        yield server


def problem(
    request_filter: RequestFilter,
    path: str = "/api/me",
    client: str = "192.0.2.1",
    kind: str = "http",
    **headers: str,
) -> str:
    """The code of the refusal, or an empty string."""
    scope: dict[str, Any] = {"type": kind, "method": "GET", "path": path, "client": (client, 1)}
    scope["headers"] = [
        (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
    ]
    found = request_filter.problem(HTTPConnection(scope))
    return found.code if found else ""


OWN = [
    "",
    "localhost",
    "localhost:8000",
    "play.localhost",
    "127.0.0.1:8000",
    "192.168.1.5:8000",
    "[::1]:8000",
    "[fe80::1%25eth0]:80",
    "trains.example",
    "TRAINS.example.:443",
    "other.example:8000",
    socket.gethostname(),
]


@pytest.mark.parametrize("host", OWN)
def test_the_server_knows_its_own_names(host: str) -> None:
    request_filter = RequestFilter(
        Settings(public_url="https://trains.example", hosts=["Other.example"])
    )
    assert problem(request_filter, host=host) == ""


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example"])
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_another_name_is_refused_and_the_log_says_what_to_set(host: str, kind: str) -> None:
    """DNS rebinding: a foreign page points its own name here, to pass as one of ours."""
    request_filter = RequestFilter(Settings(public_url="https://trains.example"))
    origin = f"http://{host}"
    with capture_logs() as logs:
        assert problem(request_filter, kind=kind, host=host, origin=origin) == "wrong-host"
        assert problem(request_filter, kind=kind, host=host) == "wrong-host"
    (line,) = logs
    assert line["host"] == host.partition(":")[0]
    assert "hosts" in line["setting"]


def test_an_own_page_behind_a_proxy_that_drops_the_port_is_explained() -> None:
    """nginx with `proxy_set_header Host $host` on another port than 443."""
    request_filter = RequestFilter(Settings(hosts=["trains.example"]))
    seen = {"host": "trains.example", "origin": "https://trains.example:8443"}
    with capture_logs() as logs:
        assert problem(request_filter, kind="websocket", **seen) == "foreign"
        assert problem(request_filter, kind="websocket", **seen) == "foreign"
    (line,) = logs
    assert (line["origin"], line["host"]) == (seen["origin"], seen["host"])
    assert "public_url" in line["setting"]
    named = Settings(public_url="https://trains.example:8443")
    assert problem(RequestFilter(named), kind="websocket", **seen) == ""


def test_any_name_can_be_allowed() -> None:
    assert problem(RequestFilter(Settings(hosts=["*"])), host="evil.example") == ""


def test_a_health_check_needs_no_name() -> None:
    assert problem(RequestFilter(Settings()), "/health/ready", host="pod-7") == ""


def test_the_log_does_not_fill_with_names() -> None:
    request_filter = RequestFilter(Settings())
    with capture_logs() as logs:
        for n in range(1000):
            assert problem(request_filter, host=f"evil-{n}.example") == "wrong-host"
    assert len(logs) == 100


def test_a_wrong_name_gets_a_clear_answer(server: Server) -> None:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
    assert "'hosts'" in answer.json()["reason"]
    assert "evil.example" in server.log_text()


@pytest.mark.parametrize(
    ("client", "headers", "seen"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.0.2.1", {}, False),
        ("127.0.0.1", {"x_forwarded_for": "192.0.2.1"}, False),
        ("127.0.0.1", {"forwarded": "for=192.0.2.1"}, False),
        ("127.0.0.1", {"x_real_ip": "192.0.2.1"}, False),
    ],
)
def test_metrics_are_for_this_machine(client: str, headers: dict[str, str], seen: bool) -> None:
    found = problem(RequestFilter(Settings()), "/metrics", client, **headers)
    assert found == ("" if seen else "no-metrics")


@pytest.mark.parametrize(
    ("given", "seen"), [("Bearer s3cret", True), ("Bearer wrong", False), ("", False)]
)
@pytest.mark.parametrize("client", ["127.0.0.1", "192.0.2.1"])
def test_metrics_can_be_read_with_a_token(client: str, given: str, seen: bool) -> None:
    request_filter = RequestFilter(Settings(metrics_token="s3cret"))
    found = problem(request_filter, "/metrics", client, authorization=given)
    assert found == ("" if seen else "no-metrics")


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("trusted_proxies", "nginx", "addresses or networks such as 10.0.0.0/8"),
        ("trusted_proxies", "10.0.0.1/8", "addresses or networks such as 10.0.0.0/8"),
        ("hosts", "https://trains.example", "names such as trains.example"),
        ("hosts", "trains.example:80", "names such as trains.example"),
    ],
)
def test_invalid_values_are_refused(setting: str, value: str, words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        load_settings({setting: value})


def test_proxies_are_trusted_by_address_or_network() -> None:
    settings = Settings(trusted_proxies="10.0.0.0/8, 2001:db8::1")
    hosts = ("10.1.2.3", "2001:db8::1", "11.0.0.1", "2001:db8::2", "nonsense")
    assert [settings.trusts(host) for host in hosts] == [True, True, False, False, False]
    assert Settings(trusted_proxies="*").trusts("192.0.2.1")
    assert not Settings().trusts("127.0.0.1")


def test_the_log_says_once_that_a_proxy_is_not_trusted() -> None:
    request_filter = RequestFilter(Settings())
    with capture_logs() as logs:
        for _ in range(3):
            assert problem(request_filter, host="localhost", x_forwarded_for="192.0.2.1") == ""
        assert (
            problem(
                RequestFilter(Settings(trusted_proxies="10.0.0.1")), x_forwarded_for="192.0.2.1"
            )
            == ""
        )
    assert [line["setting"] for line in logs] == ["trusted_proxies"]
