"""The language of the system, read without importing anything of the package."""

from __future__ import annotations

import os
import re


def system_language() -> str:
    """Its code, such as fr; "en" if the system has none."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "C"
    code = re.split(r"[^A-Za-z]", locale)[0].lower()
    return "en" if code in ("c", "posix") else code
