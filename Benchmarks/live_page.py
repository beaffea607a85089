"""The page's connection to the live host: access with the printed key, and its server-sent events."""
import http.client
import json
import re
import socket
import time

# Seconds after which an expected event counts as lost.
PATIENCE = 30


class Missed(Exception):
    """An expected event did not arrive."""


class Access:
    """What a browser has after it opened the printed address: the page's folder and a cookie."""

    def __init__(self, port, token):
        self.port = port
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request("GET", f"/?token={token}")
        cookie = connection.getresponse().getheader("Set-Cookie", "")
        connection.close()
        found = re.search(r"^([^;]*);.*Path=([^;]*)/", cookie)
        if not found:
            raise Missed("the printed address does not open the page")
        self.cookie, self.folder = found.groups()

    def listen(self, timeout=None):
        """A new connection that receives the page's events."""
        page = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        head = f"GET {self.folder}/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n\r\n"
        page.sendall(head.encode())
        return page


class Events:
    """One page's connection: server-sent events from a chunked HTTP response."""

    def __init__(self, access):
        self.socket = access.listen()
        self.raw = b""
        self.text = b""
        self.has_head = False

    def next(self, deadline):
        """The next event's name and data, and the time of its completion; None after the deadline."""
        while True:
            end = self.text.find(b"\n\n")
            if end >= 0:
                arrival = time.perf_counter()
                event, self.text = self.text[:end], self.text[end + 2:]
                lines = dict(line.split(": ", 1) for line in event.decode().split("\n") if ": " in line)
                if "event" in lines:
                    return lines["event"], json.loads(lines["data"]), arrival
                continue
            left = deadline - time.perf_counter()
            if left <= 0:
                return None
            self.socket.settimeout(left)
            try:
                part = self.socket.recv(1 << 18)
            except TimeoutError:
                return None
            if not part:
                raise Missed("the server ended the connection")
            self.raw += part
            self.unpack()

    def unpack(self):
        if not self.has_head:
            head, separator, rest = self.raw.partition(b"\r\n\r\n")
            if not separator:
                return
            self.raw, self.has_head = rest, True
        while True:
            size, separator, rest = self.raw.partition(b"\r\n")
            length = int(size, 16) if separator else 0
            if not separator or len(rest) < length + 2:
                return
            self.text += rest[:length]
            self.raw = rest[length + 2:]
