"""A server of its own for a test run: on a free port, with room for a test's haste. Prints its address."""

import logging
import sys
from pathlib import Path

from bruxelles.server.config import Config
from bruxelles.server.folder import holding
from bruxelles.server.keeping import read_keeping
from bruxelles.server.running import listen, run

if __name__ == "__main__":
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    config = Config(
        Path(sys.argv[1]),
        seeds_allowed=True,
        requests_per_minute=100_000,
        tables_per_hour=10_000,
        reveal_seconds=150,  # a busy machine shall leave nobody's share out
        bot_workers=1,
        bot_patience=150,  # a bot that is given up on a busy machine plays another game than yesterday,
        quick_deadline=150,  # and so does one that has to hurry
        search_deadline=150,
        keeping=read_keeping("7d", "90d", "365d"),
    )
    with holding(config.data) as held:
        sys.exit(run(config, held, listener, address, [address], level=logging.ERROR))
