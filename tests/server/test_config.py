"""Settings: where they come from, what they can be, and what is said when they cannot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gladsheim.errors import Declined
from gladsheim.server.config.settings import Config, masked
from gladsheim.server.config.sources import NAMES, handed_over, load, to_hand_over
from gladsheim.words import LANGUAGES, say

HOST_PAGE = Path(__file__).resolve().parents[2] / "docs" / "host.md"

BAD = [
    ("port", "99999", "a whole number from 0 to 65535"),
    ("port", "http", "a whole number from 0 to 65535"),
    ("port", "-1", "a whole number from 0 to 65535"),
    ("workers", "0", "a whole number from 1 to 64"),
    ("workers", "1.5", "a whole number from 1 to 64"),
    ("bot_seconds", "0", "a number of seconds above 0"),
    ("bot_effort", "101", "a whole number from 1 to 100"),
    ("bot_seconds", "nan", "a number of seconds above 0"),
    ("host", "play.example.org:80", "without a port"),
    ("host", "", "without a port"),
    ("database_url", "mysql://localhost/games", "postgresql://"),
    ("database_url", "sqlite://", "sqlite:///"),
    ("database_url", "sqlite:///:memory:", "sqlite:///"),
    ("redis_url", "localhost", "redis://"),
    ("base_path", "gladsheim", "a path like"),
    ("base_path", "/a b", "a path like"),
    ("public_url", "play.example.org", "https://"),
    ("public_url", "https://play.example.org/hall", "without a path"),
    ("public_url", "https://user@play.example.org", "https://"),
    ("public_url", "https://play.example.org:port", "https://"),
    ("trusted_proxies", "10.0.0.0/8, !", "networks"),
    ("webhooks", "perhaps", "yes or no"),
    ("imprint", "nowhere.txt", "a text file"),
    ("privacy", ".", "a text file"),
    ("log_level", "loud", "debug, info, warning, error"),
    ("log_format", "xml", "auto, json, text"),
    ("metrics_token", "short", "16 to 200"),
    ("games", "gladsheim.nothing", "module:attribute"),
    ("games", "nowhere.at.all:GAME", "installed"),
]

GOOD = [
    ("port", "0", 0),
    ("port", " 8080 ", 8080),
    ("host", "::1", "::1"),
    ("host", "0.0.0.0", "0.0.0.0"),
    ("database_url", "postgresql://a:b@localhost/games", "postgresql://a:b@localhost/games"),
    ("base_path", "/", ""),
    ("base_path", "/games/gladsheim/", "/games/gladsheim"),
    ("public_url", "https://Play.example.org/", "https://play.example.org"),
    ("public_url", "http://localhost:8000", "http://localhost:8000"),
    ("trusted_proxies", "10.0.0.0/8, proxy.example.org", "10.0.0.0/8,proxy.example.org"),
    ("trusted_proxies", "*", "*"),
    ("trusted_proxies", "", ""),
    ("webhooks", "No", False),
    ("webhooks", "on", True),
    ("bot_effort", "20", 20),
    ("bot_seconds", "2.5", 2.5),
    ("log_level", "DEBUG", "debug"),
    ("games", "gladsheim.testing.feast:GAME", "gladsheim.testing.feast:GAME"),
]


def refused(
    flags: dict[str, str] | None = None, environ: dict[str, str] | None = None, file: Path | None = None
) -> Any:
    """The refusal of some settings."""
    with pytest.raises(Declined) as caught:
        load(flags or {}, environ or {}, str(file) if file else None)
    return caught.value


def test_without_anything_the_defaults_hold() -> None:
    settings = load({}, {})
    assert settings.config == Config()
    assert {source.id for source in settings.sources.values()} == {"config-source-default"}


def test_a_flag_counts_before_a_variable_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "gladsheim.toml"
    file.write_text("port = 1\nworkers = 1\nbot_queue = 1\nwebhooks = false\n", encoding="utf-8")
    settings = load({"port": "3", "host": None}, {"GLADSHEIM_PORT": "2", "GLADSHEIM_BOT_QUEUE": "2"}, str(file))
    assert (settings.config.port, settings.config.bot_queue, settings.config.webhooks) == (3, 2, False)
    told = {name: say(settings.sources[name]) for name in ("port", "bot_queue", "webhooks", "host")}
    assert told == {
        "port": "--port",
        "bot_queue": "GLADSHEIM_BOT_QUEUE",
        "webhooks": f"“webhooks” in {file}",
        "host": "default",
    }


def test_a_variable_can_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "gladsheim.toml"
    file.write_text('log_level = "error"\n', encoding="utf-8")
    assert load({}, {"GLADSHEIM_CONFIG": str(file)}).config.log_level == "error"


def test_an_empty_variable_is_none() -> None:
    assert load({}, {"GLADSHEIM_PORT": "", "GLADSHEIM_REDIS_URL": ""}).config == Config()


@pytest.mark.parametrize(("name", "text", "value"), GOOD)
def test_a_good_value_is_taken_and_tidied(name: str, text: str, value: object) -> None:
    assert getattr(load({name: text}, {}).config, name) == value


@pytest.mark.parametrize(("name", "text", "expected"), BAD)
def test_a_bad_value_is_refused_with_its_place_and_what_is_expected(name: str, text: str, expected: str) -> None:
    error = refused({name: text})
    assert error.code == "config/bad-value"
    assert error.sentence.startswith(f"--{name.replace('_', '-')} is “")
    assert expected in error.sentence


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_says_in_both_languages_what_it_wants(name: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(f"{name} = [[]]\n", encoding="utf-8")
    error = refused(file=file)
    english, german = (say(error.terms["expected"], lang) for lang in LANGUAGES)
    assert english != error.terms["expected"].id
    assert english != german


def test_a_bad_value_in_a_variable_names_the_variable() -> None:
    assert refused(environ={"GLADSHEIM_PORT": "x"}).sentence.startswith("GLADSHEIM_PORT is “x”")


def test_an_unknown_key_in_the_file_is_refused_with_the_nearest(tmp_path: Path) -> None:
    file = tmp_path / "gladsheim.toml"
    file.write_text("prot = 80\n", encoding="utf-8")
    error = refused(file=file)
    assert error.code == "config/unknown"
    assert error.sentence == f"“prot” in {file} is no setting. Did you mean “port”?"


def test_a_slip_in_a_variable_is_told_and_others_of_ours_are_left_alone() -> None:
    error = refused(environ={"GLADSHEIM_DATABASE_URI": "x"})
    assert error.code == "config/unknown"
    assert "Did you mean “GLADSHEIM_DATABASE_URL”?" in error.sentence
    for other in ("EFFORT", "PURE", "TEST_POSTGRESQL", "TEST_REDIS", "EXPECT_COMPILED", "HANDED_OVER"):
        assert load({}, {f"GLADSHEIM_{other}": "1"}).config == Config()


@pytest.mark.parametrize("text", ["port = ", "\xff", "= 1"])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "gladsheim.toml"
    file.write_bytes(text.encode("latin-1"))
    assert refused(file=file).code == "config/bad-file"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(file=tmp_path / "nothing.toml").code == "config/bad-file"


def test_several_workers_need_postgresql_and_redis() -> None:
    assert refused({"workers": "2"}).code == "config/workers-need-postgresql"
    shared = {"workers": "2", "database_url": "postgresql://localhost/games"}
    assert refused(shared).code == "config/workers-need-redis"
    assert load({**shared, "redis_url": "redis://localhost"}, {}).config.workers == 2


SECRET = [
    ("database_url", "mysql://anna:geheim@localhost/games"),
    ("database_url", "mysql://anna:ge#heim@localhost/games"),
    ("database_url", "mysql://localhost/games?password=geheim"),
    ("database_url", "geheim"),
    ("redis_url", "redis:/:geheim@localhost"),
    ("redis_url", "http://:geheim@localhost"),
    ("metrics_token", "geheim"),
]


@pytest.mark.parametrize(("name", "text"), SECRET)
def test_no_password_is_shown_when_a_value_is_refused(name: str, text: str) -> None:
    error = refused({name: text})
    assert "heim" not in error.sentence + repr(error.terms)


def test_the_repr_of_the_settings_shows_no_secret() -> None:
    config = Config(
        database_url="postgresql://anna:geheim@localhost/games",
        redis_url="redis://:geheim@localhost",
        metrics_token="geheim",
    )
    assert "geheim" not in repr(config)
    assert "postgresql://***@localhost/games" in repr(config)
    assert masked("redis_url", "redis://localhost:6379/0") == "redis://localhost:6379/0"


def test_settings_are_handed_over_whole() -> None:
    config = Config(trusted_proxies="", port=0, webhooks=False, database_url="postgresql://a:b@localhost/c")
    assert handed_over(to_hand_over(config)) == config


def test_the_page_for_hosts_lists_every_setting_with_its_default() -> None:
    section = HOST_PAGE.read_text(encoding="utf-8").split("\n## Settings\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([a-z_]+)` \| ([^|]*) \|", section, re.MULTILINE)
    defaults = {name: default.strip().strip("`") for name, default in rows}
    assert list(defaults) == list(NAMES)
    for name in NAMES:
        value = getattr(Config(), name)
        text = ("no", "yes")[value] if isinstance(value, bool) else str(value).removesuffix(".0")
        assert defaults[name] == text, name
