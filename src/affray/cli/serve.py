"""A server for live tables: people join with a link or a QR code."""

from __future__ import annotations

import contextlib
import errno
import io
import ipaddress
import socket
import threading
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from .errors import OK, USAGE, Trouble
from .terminal import Terminal

PORT, OTHER_PORTS, LAST_PORT = 8000, 20, 65_535
EVERYWHERE = ("0.0.0.0", "::")
NEEDED = ("fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "msgspec", "segno")


def serve(
    terminal: Terminal,
    file: str | None,
    host: str,
    port: int | None,
    database: str | None,
    names: Sequence[str],
    key: str | None,
    demo: bool,
    open: bool,
) -> int:
    """Serve tables until somebody stops it."""
    check_server(terminal)
    from affray.server import Serving, create_app, house, serving
    from affray.tables import Unwritable

    store = opened_store(terminal, database)
    listening = bound(terminal, host, port)
    address = serving.own_address() if host in EVERYWHERE else host
    base = f"http://{f'[{address}]' if ':' in address else address}:{listening.getsockname()[1]}"
    try:
        laid = house.demo(store, terminal.lang) if demo else []
        laid = [house.from_file(store, file, terminal.lang), *laid] if file is not None else laid
    except Unwritable as error:
        raise Trouble(terminal.speaker().say("cli-no-database", why=str(error))) from None
    reachable = is_reachable(address)
    app = create_app(store, [*names, address], key, reach=base if reachable else "")
    announce(terminal, base, laid, key, reachable)
    serving.allow_many()
    if open:  # beside the server: some browsers are waited for until they are closed
        threading.Thread(target=webbrowser.open, args=(base + laid[0].path if laid else base,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # by then the server has stopped in good order
        Serving(app, host, port or PORT).run(sockets=[listening])
    terminal.say("cli-served")
    return OK


def check_server(terminal: Terminal) -> None:
    """Everything for tables over the network is there; it comes with an extra."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise Trouble(terminal.speaker().say("cli-no-server", names=", ".join(missing)))


def opened_store(terminal: Terminal, database: str | None) -> Any:
    from affray.tables import Claimed, Newer, NoAddress, Store, Unwritable, default_url

    say = terminal.speaker().say
    try:
        store = Store(database or default_url())
        store.claim()
        store.migrate()
    except NoAddress:
        raise Trouble(say("cli-bad-database", examples="sqlite:///tables.db, postgresql://user@host/tables")) from None
    except Claimed:
        raise Trouble(say("cli-database-claimed", option="--database sqlite:///…")) from None
    except Newer:
        raise Trouble(say("cli-database-newer")) from None
    except (Unwritable, ValueError, OSError, ImportError) as error:
        raise Trouble(say("cli-no-database", why=str(error))) from None
    return store


def bound(terminal: Terminal, host: str, port: int | None) -> socket.socket:
    """A socket at the port that was asked for, or at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else range(PORT, PORT + OTHER_PORTS)
    say = terminal.speaker().say
    if port is not None and port > LAST_PORT:
        raise Trouble(say("sim-not-between", option="--port", value=str(port), low="0", high=str(LAST_PORT)), USAGE)
    why, taken = "", False
    for each in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen(128)
            return listening
        except OSError as error:
            why, taken = error.strerror or str(error), error.errno == errno.EADDRINUSE
            listening.close()
    if taken and port is not None:
        raise Trouble(say("cli-port-taken", port=str(port), option="--port"))
    raise Trouble(say("cli-no-port", host=host, port=str(port or PORT), why=why))


def is_reachable(address: str) -> bool:
    """Whether other machines can call this address."""
    try:
        return not ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address != "localhost"


def announce(terminal: Terminal, base: str, laid: Sequence[Any], key: str | None, reachable: bool) -> None:
    """Say where the server is, and show a code that a phone can read: of the one table, or of the start page."""
    import segno

    start = f"{base}/#key={key}" if key else base
    terminal.say("cli-serving", "bold", address=start)
    if not reachable:
        terminal.say("cli-serving-here", option="--host 0.0.0.0")
    for each in laid:
        terminal.say("cli-table-ready", title=each.title, address=base + each.path)
    shown = base + laid[0].path if len(laid) == 1 else start
    terminal.say("cli-serving-code", address=shown)
    drawn = io.StringIO()
    segno.make(shown, error="l").terminal(drawn, border=1, compact=True)
    for line in drawn.getvalue().splitlines():
        terminal.print_raw(line)
    terminal.say("cli-serving-stop", "dim")
    terminal.out.file.flush()
