"""The dashboard and the alerts only ask for what the server exports."""

from __future__ import annotations

import re
import subprocess
from typing import Any

import pytest
from prometheus_client import REGISTRY

from server.deploy.files import DEPLOY, json_of, program, yaml_of
from waiting import LIMIT
from whistlestop.server.ops import metrics
from whistlestop.server.tables.entries import Moved

NAME = re.compile(r"\b(whistlestop_\w+)(?:\{([^}]*)\})?")
GIVEN = {"instance", "job", "le"}
"""Labels that Prometheus adds."""


def expressions() -> list[str]:
    """Every query of both files."""
    rules = [r["expr"] for group in yaml_of("alerts.yml")["groups"] for r in group["rules"]]
    panels = json_of("grafana.json")["panels"]
    return rules + [target["expr"] for panel in panels for target in panel["targets"]]


@pytest.fixture(scope="module")
def exported() -> dict[str, set[str]]:
    """The samples of a server that has done everything once, with their labels."""
    metrics.start()
    metrics.entry(Moved)
    metrics.command("done")
    metrics.bad_message("malformed")
    metrics.jobs("quick")
    samples = (sample for family in REGISTRY.collect() for sample in family.samples)
    return {sample.name: set(sample.labels) for sample in samples}


@pytest.mark.parametrize("expression", expressions())
def test_every_metric_is_exported(expression: str, exported: dict[str, set[str]]) -> None:
    found = NAME.findall(expression)
    assert found or expression.startswith("up{")
    for name, filters in found:
        asked = set(re.findall(r"(\w+)=~?\"", filters))
        asked |= {
            w.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for w in by.split(",")
        }
        assert name in exported
        assert asked - GIVEN <= exported[name]


def test_every_metric_of_ours_names_its_worker(exported: dict[str, set[str]]) -> None:
    ours = {name: labels for name, labels in exported.items() if name.startswith("whistlestop_")}
    assert len(ours) > 8
    assert all("worker" in labels for labels in ours.values())


def test_every_metric_is_on_the_dashboard(exported: dict[str, set[str]]) -> None:
    shown = {name for expression in expressions() for name, _ in NAME.findall(expression)}
    helpers = ("_created", "_sum", "_count")
    ours = {n for n in exported if n.startswith("whistlestop_") and not n.endswith(helpers)}
    assert ours <= shown


def test_every_alert_says_what_to_do() -> None:
    rules: list[dict[str, Any]] = [
        rule for group in yaml_of("alerts.yml")["groups"] for rule in group["rules"]
    ]
    for rule in rules:
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["description"]
        assert rule["labels"]["severity"] in ("warning", "critical")


def test_prometheus_accepts_the_alerts() -> None:
    command = [program("promtool"), "check", "rules", str(DEPLOY / "alerts.yml")]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert checked.returncode == 0, checked.stderr
