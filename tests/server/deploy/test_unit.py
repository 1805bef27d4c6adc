"""The systemd unit stays locked up."""

from __future__ import annotations

import re
import subprocess

from server.deploy.files import DEPLOY, program, text_of
from waiting import LIMIT

MAX_EXPOSURE = 2.0
UNIT = text_of("whistlestop.service")
LOCKS = [
    "DynamicUser=yes",
    "CapabilityBoundingSet=",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "PrivateDevices=yes",
    "PrivateTmp=yes",
    "PrivateUsers=yes",
    "ProtectKernelModules=yes",
    "ProtectProc=invisible",
    "MemoryDenyWriteExecute=yes",
    "RestrictNamespaces=yes",
    "RestrictSUIDSGID=yes",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "UMask=0077",
]


def test_every_lock_is_there() -> None:
    """Also where systemd is missing."""
    assert set(LOCKS) <= set(UNIT.splitlines())


def test_a_failed_start_is_tried_again_and_a_reload_rolls() -> None:
    lines = UNIT.splitlines()
    assert "Restart=always" in lines
    assert "ExecReload=/bin/kill -HUP $MAINPID" in lines


def test_systemd_finds_little_exposed() -> None:
    unit = str(DEPLOY / "whistlestop.service")
    command = [program("systemd-analyze"), "security", "--offline=true", "--no-pager", unit]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert checked.returncode == 0, checked.stderr
    found = re.search(r"exposure level for whistlestop.service: ([0-9.]+)", checked.stdout)
    assert found, checked.stdout
    assert float(found[1]) < MAX_EXPOSURE
