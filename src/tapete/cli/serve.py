"""``tapete serve``: the server, its settings as flags and environment variables."""

from typing import Annotated, Any, TypeAlias

import typer

from tapete.cli.program import USAGE, stop
from tapete.server.config import SettingError, Settings, settings

_KNOWN = {setting.name: setting for setting in settings()}


def _option(name: str) -> Any:
    setting = _KNOWN[name]
    return typer.Option(
        setting.flag,
        envvar=setting.variable,
        help=f"{setting.help} [default: {setting.default}]",
        metavar="TEXT",
        show_default=False,
    )


Text: TypeAlias = str | None
"""Every setting comes as text, so that `Settings` alone says what is wrong with it."""


def command(
    host: Annotated[Text, _option("host")] = None,
    port: Annotated[Text, _option("port")] = None,
    database_url: Annotated[Text, _option("database_url")] = None,
    secret_file: Annotated[Text, _option("secret_file")] = None,
    origins: Annotated[Text, _option("origins")] = None,
    proxies: Annotated[Text, _option("proxies")] = None,
    lang: Annotated[Text, _option("lang")] = None,
    log_level: Annotated[Text, _option("log_level")] = None,
    log_format: Annotated[Text, _option("log_format")] = None,
    limits: Annotated[Text, _option("limits")] = None,
    pace: Annotated[Text, _option("pace")] = None,
) -> None:
    """Serve the tables in the browser.

    Every setting is also an environment variable; a flag counts more.
    """
    given = dict(locals())
    try:
        chosen = Settings.load(**given)
    except SettingError as error:
        raise stop(str(error), USAGE) from None
    from tapete.server import serve

    serve(chosen)
