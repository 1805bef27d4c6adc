"""The image and the compose file: they fit together, and each other's settings exist."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from server.deploy.files import (
    DEPLOY,
    json_of,
    not_settings,
    program,
    text_of,
    variables_in,
    yaml_of,
)
from waiting import LIMIT
from whistlestop.server.config.loading import load_settings

COMPOSE = yaml_of("compose.yaml")
SERVER = COMPOSE["services"]["server"]
RECIPE = text_of("Containerfile").replace("\\\n", " ")


def instructions(name: str) -> list[str]:
    """The arguments of each such instruction of the recipe."""
    return re.findall(rf"^{name} (.*)$", RECIPE, re.MULTILINE)


def test_the_image_runs_as_an_ordinary_user_without_anything_that_installs() -> None:
    stages = instructions("FROM")
    assert stages == ["${PYTHON} AS root", "scratch"], "the last one holds only what is left"
    assert instructions("USER") == ["10001:10001"]
    assert "--uid 10001" in RECIPE
    assert "--no-compile" in RECIPE
    assert "site-packages/pip*" in RECIPE
    assert json.loads(instructions("ENTRYPOINT")[0]) == ["python3", "-m", "whistlestop"]


def test_the_image_takes_what_make_dist_builds() -> None:
    (files,) = (copied for copied in instructions("COPY") if "--from" not in copied)
    assert files.split() == ["dist/*.whl", "constraints.txt", "/wheels/"]
    assert (DEPLOY.parent / "constraints.txt").is_file()
    kept = re.findall(r"^!(.*)$", text_of("Containerfile.dockerignore"), re.MULTILINE)
    assert kept == files.split()[:-1], "and nothing else of the checkout"


def test_the_image_asks_the_port_it_serves_whether_it_is_ready() -> None:
    (environment,) = instructions("ENV")
    port = re.search(r"WHISTLESTOP_PORT=(\d+)", environment)
    assert port
    assert instructions("EXPOSE") == [port[1]]
    (check,) = instructions("HEALTHCHECK")
    assert f"127.0.0.1:{port[1]}/health/ready" in check
    proxy = re.search(r"\{\$SERVER:server:(\d+)\}", text_of("Caddyfile"))
    assert proxy
    assert proxy[1] == port[1]


@pytest.mark.parametrize(
    "name", ["Containerfile", "compose.yaml", ".env.example", "whistlestop.service"]
)
def test_every_variable_is_a_setting(name: str) -> None:
    found = variables_in(text_of(name))
    assert found
    assert not_settings(found) == set()


def test_the_variables_of_compose_are_those_of_the_example() -> None:
    used = set(re.findall(r"\$\{([A-Z_]+)", text_of("compose.yaml")))
    offered = set(re.findall(r"^([A-Z_]+)=", text_of(".env.example"), re.MULTILINE))
    assert used == offered


def test_the_server_accepts_the_settings_of_compose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the values of the example, and a password among the secrets."""
    example = dict(re.findall(r"^([A-Z_]+)=(.*)$", text_of(".env.example"), re.MULTILINE))
    for name, value in SERVER["environment"].items():
        filled = re.sub(r"\$\{([A-Z_]+)[^}]*\}", lambda found: example[found[1]], str(value))
        monkeypatch.setenv(name, filled)
    (secret,) = SERVER["secrets"]
    (tmp_path / secret).write_text("a secret\n")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    settings = load_settings()
    assert settings.database == "postgresql://whistlestop:a%20secret@database/whistlestop"
    assert settings.public_url == "https://trains.example"
    assert settings.workers == 2
    assert settings.cookies_are_secure
    assert settings.metrics_token is None


def test_only_the_proxy_is_trusted_and_reachable() -> None:
    proxy = COMPOSE["services"]["proxy"]
    address = proxy["networks"]["inside"]["ipv4_address"]
    assert SERVER["environment"]["WHISTLESTOP_TRUSTED_PROXIES"] == address
    published = [name for name, service in COMPOSE["services"].items() if "ports" in service]
    assert published == ["proxy"]


def test_the_server_is_locked_up_and_its_data_outlives_it() -> None:
    assert SERVER["read_only"] is True
    assert SERVER["cap_drop"] == ["ALL"]
    assert SERVER["security_opt"] == ["no-new-privileges:true"]
    assert SERVER["user"] == instructions("USER")[0]
    mounted = {
        volume.partition(":")[0]
        for service in COMPOSE["services"].values()
        for volume in service["volumes"]
    }
    assert mounted - {"./Caddyfile"} == set(COMPOSE["volumes"])


def test_passwords_are_files_and_not_variables() -> None:
    database = COMPOSE["services"]["database"]
    (secret,) = COMPOSE["secrets"]
    assert database["environment"]["POSTGRES_PASSWORD_FILE"] == f"/run/secrets/{secret}"
    assert SERVER["secrets"] == database["secrets"] == [secret]
    assert not any("PASSWORD" in name for name in SERVER["environment"])


def test_caddy_accepts_its_file() -> None:
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", "Caddyfile"]
    checked = subprocess.run(command, cwd=DEPLOY, capture_output=True, text=True, timeout=LIMIT)
    assert checked.returncode == 0, checked.stderr


def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=trains.example"]
    nginx, openssl = program("nginx"), program("openssl")
    subprocess.run(
        [openssl, *made, "-keyout", key, "-out", certificate], check=True, capture_output=True
    )
    site = re.sub(r"/etc/letsencrypt\S+fullchain.pem", str(certificate), text_of("nginx.conf"))
    site = re.sub(r"/etc/letsencrypt\S+privkey.pem", str(key), site)
    site = re.sub(r"(listen (?:\[::\]:)?)(80|443)", r"\g<1>1\2", site)  # others may have those
    file = tmp_path / "nginx.conf"
    file.write_text(
        f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n"
        + "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + f"{site}\n}}\n"
    )
    checked = subprocess.run(
        [nginx, "-t", "-c", file], capture_output=True, text=True, timeout=LIMIT
    )
    assert checked.returncode == 0, checked.stderr


def test_the_dashboard_is_json() -> None:
    assert json_of("grafana.json")["title"] == "Whistlestop"
