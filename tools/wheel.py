"""Makes the wheel a compiled one where `AFFRAY_COMPILED` names a directory that `python -m tools.compile` has made."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):
    """Puts the compiled modules beside their sources, and the machine they are for into the name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = os.environ.get("AFFRAY_COMPILED")
        if compiled:
            found = sorted(Path(compiled).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
            build_data["force_include"].update({str(path): str(path.relative_to(compiled)) for path in found})
            build_data["pure_python"], build_data["infer_tag"] = not found, bool(found)
