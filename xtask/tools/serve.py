"""Serves the folder `site` beside this file to this computer alone, and opens it in the browser."""

import argparse
import functools
import http.server
import pathlib
import threading
import webbrowser

SITE = pathlib.Path(__file__).resolve().parent / "site"


class Handler(http.server.SimpleHTTPRequestHandler):
    # Some systems name these types otherwise, and browsers then refuse the files.
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args):
        pass


def main():
    options = argparse.ArgumentParser(description=__doc__)
    # The same port each time: the browser keeps a learner's program by the page's address.
    options.add_argument("--port", type=int, default=8017, help="where to serve it; 0: anywhere")
    options.add_argument("--no-browser", action="store_true", help="do not open it")
    options = options.parse_args()
    handler = functools.partial(Handler, directory=str(SITE))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), handler)
    except OSError:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"Hunch is at {address}\nClose this window, or press Ctrl-C, to end it.", flush=True)
    if not options.no_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
