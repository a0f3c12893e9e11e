"""``tapete serve``: the server, its settings as flags and environment variables."""

from inspect import Parameter, Signature
from typing import Annotated

import typer

from tapete.cli.program import USAGE, stop
from tapete.server.config import Setting, SettingError, Settings, settings


def command(**given: str | None) -> None:
    """Serve the tables in the browser.

    Every setting is also an environment variable; a flag counts more.
    """
    try:
        chosen = Settings.load(None, **given)
    except SettingError as error:
        raise stop(str(error), USAGE) from None
    from tapete.server import serve

    serve(chosen)


def _parameter(setting: Setting) -> Parameter:
    option = typer.Option(
        setting.flag,
        envvar=setting.variable,
        help=f"{setting.help} Default: {setting.default}.",
        metavar=setting.name.rpartition("_")[2].upper(),
        show_default=False,
    )
    # Every value comes as text, so that `Settings` alone says what is wrong with it.
    kind = Annotated[str | None, option]
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)


# Typer reads flags from the signature; this one is made of the settings, which stand in one place.
command.__signature__ = Signature(  # type: ignore[attr-defined]  # functions do have it
    [_parameter(setting) for setting in settings()]
)
