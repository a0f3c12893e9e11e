"""Structured logs: one line an event, for people or as JSON, also from the libraries below.

Nothing a seat may not know is ever logged, nor who somebody is beyond the name at the table.
"""

import logging
import logging.config
import sys
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.types import Processor


def configure(level: str, shape: str) -> None:
    """Log to standard error from now on: from a level on, as ``text`` or as ``json``."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_renderers(shape),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(max(root.level, logging.WARNING))


def _renderers(shape: str) -> list[Any]:
    # Tracebacks never show the values of variables: hands and cookies are among them.
    if shape == "json":
        without_values = ExceptionDictTransformer(show_locals=False)
        return [
            structlog.processors.ExceptionRenderer(without_values),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
