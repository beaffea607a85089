"""Measures the live host as users run it: the release build's `tessera preview` on a loopback port, with a client
that reads the page's server-sent events and sends the page's commands.

A time ends when the last byte of the new picture has arrived on the page's connection; the browser's own drawing is not
included. Every host is a new process with its own empty store.
"""
import http.client
import json
import os
import re
import resource
import selectors
import signal
import socket
import statistics
import subprocess
import time
from pathlib import Path

from live_page import PATIENCE, Access, Events, Missed

CONNECTED_PAGES = 1000
# Of 100 widgets, how many have which size; they fill 25 pages of the Home Screen.
PLACED = {"systemSmall": 70, "systemMedium": 20, "systemLarge": 10}
# Seconds at rest: a whole minute, so that the texts that show the time of day change once.
REST = 60


class Host:
    """A running `tessera preview`, and one page that is connected to it."""

    def __init__(self, program, widget, work, name):
        command = [str(program), "preview", str(widget), "--port", "0", "--no-open", "--state-folder", str(work / name)]
        self.log_path = work / f"{name}.log"
        with self.log_path.open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        self.state, self.pictures, self.arrivals = {}, {}, {}
        try:
            self.access = Access(*self.wait_for_address())
            self.connection = http.client.HTTPConnection("127.0.0.1", self.access.port, timeout=PATIENCE)
            self.connection.connect()
            # Otherwise the head and body of a request wait for each other, which would be the client's fault.
            self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.connection.request("GET", self.access.folder + "/", headers={"Cookie": self.access.cookie})
            page = self.connection.getresponse().read().decode()
            self.token = re.search(r'name="tessera-token" content="([^"]*)"', page).group(1)
            self.events = Events(self.access)
            # An empty device gets its first widget when the build is done.
            self.wait(self.has_widgets, 300)
            self.settle()
        except BaseException:
            self.end()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def has_widgets(self):
        phases = [widget["phase"] for widget in self.state.get("widgets", {}).values()]
        return bool(phases) and all(phase == "entry" for phase in phases)

    def wait_for_address(self):
        """The port and the key that the program prints."""
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)\s", self.log_path.read_text())
            if found:
                return int(found.group(1)), found.group(2)
            time.sleep(0.02)
        raise Missed("tessera preview does not start: " + self.log_path.read_text().strip()[-200:])

    def send(self, name, **values):
        body = json.dumps({"name": name, **values})
        headers = {
            "Content-Type": "application/json", "X-Tessera-Token": self.token, "Cookie": self.access.cookie}
        self.connection.request("POST", self.access.folder + "/commands", body, headers)
        response = self.connection.getresponse()
        answer = json.loads(response.read())
        if response.status != 200:
            raise Missed(f"“{name}” was refused: {answer.get('error')}")
        return answer

    def take(self, event):
        name, data, arrival = event
        if name == "state":
            self.state = data
        elif name == "picture":
            self.pictures[data["widget"]] = data
            self.arrivals[data["widget"]] = arrival

    def wait(self, condition, patience=PATIENCE):
        deadline = time.perf_counter() + patience
        while not condition():
            event = self.events.next(deadline)
            if event is None:
                raise Missed("an expected event did not arrive: " + self.log_path.read_text().strip()[-200:])
            self.take(event)

    def settle(self, quiet=0.4):
        """Reads until only heartbeats arrive for a while."""
        last = time.perf_counter()
        while time.perf_counter() - last < quiet:
            event = self.events.next(last + quiet)
            if event and event[0] != "sign":
                self.take(event)
                last = time.perf_counter()

    def place(self, families):
        app = self.state["extensions"][0]["id"]
        kind = next(iter(self.state["widgets"].values()))["kind"]
        ids = [self.send("place", extension=app, kind=kind, family=family)["widget"] for family in families]
        self.wait(lambda: all(self.phase(id) == "entry" and id in self.pictures for id in ids), 120)
        return ids

    def phase(self, id):
        return self.state["widgets"].get(str(id), {}).get("phase")

    def time_to(self, ids, act, is_new):
        """Milliseconds from an action to the last of the new pictures."""
        before = {id: self.pictures[id] for id in ids}
        start = time.perf_counter()
        act()
        self.wait(lambda: all(is_new(before[id], self.pictures[id]) for id in ids))
        return (max(self.arrivals[id] for id in ids) - start) * 1e3


def differs(before, after):
    return before["revision"] != after["revision"] and before["svg"] != after["svg"]


def is_redrawn(before, after):
    return before["revision"] != after["revision"]


def processes_below(pid):
    """The descendants of a process."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*"):
        for child in (task / "children").read_text().split():
            found += [int(child), *processes_below(int(child))]
    return found


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid, key):
    found = re.search(key + r":\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) / 1024 if found else 0


def measure_switch(host, ids):
    """Three sizes of the widget, until all three are new."""
    samples = []
    for number in range(40):
        setting = [("appearance", "dark"), ("typeSize", "xxxLarge"), ("appearance", "light"), ("typeSize", "large")]
        name, value = setting[number % 4]
        host.settle(0.15)
        samples.append(host.time_to(ids, lambda: host.send("environment", **{name: value}), differs))
    return samples[4:]


def measure_tap(host, id):
    samples = []
    for _ in range(30):
        host.settle(0.15)
        picture = host.pictures[id]
        node = re.search(r'data-action="intent" data-node="([^"]*)"', picture["svg"])
        if node is None:
            raise Missed("the large widget has no button")

        def tap():
            host.send("tap", widget=id, node=node.group(1), revision=picture["revision"])
        samples.append(host.time_to([id], tap, is_redrawn))
    return samples[3:]


def measure_save(host, id, source):
    original = source.read_text()
    samples = []
    for number in range(6):
        changed = original.replace("Text(updated, style: .time)", f'Text("mark{number}")')
        if changed == original:
            raise Missed(f"{source.name} no longer has the text that is changed")
        host.settle()
        mark = f"mark{number}"
        samples.append(host.time_to([id], lambda: source.write_text(changed), lambda _, new: mark in new["svg"]))
    source.write_text(original)
    return samples[1:]


def measure_rest(host):
    """CPU shares of the host and of its extensions over a minute with 100 widgets, and their peak memory."""
    wanted = [family for family, count in PLACED.items() for _ in range(count)]
    host.place(wanted[:100 - len(host.state["widgets"])])
    count = len(host.state["widgets"])
    host.settle(3)
    children = processes_below(host.process.pid)
    before = [cpu_seconds(pid) for pid in (host.process.pid, *children)]
    start = time.perf_counter()
    while time.perf_counter() < start + REST:
        host.events.next(start + REST)
    seconds = time.perf_counter() - start
    after = [cpu_seconds(pid) for pid in (host.process.pid, *children)]
    shares = [(new - old) / seconds * 100 for old, new in zip(before, after)]
    peaks = sorted((megabytes(pid, "VmHWM") for pid in children), reverse=True)
    return {
        "widgets": count, "host_cpu": shares[0], "extension_cpu": sum(shares[1:]),
        "host_peak": megabytes(host.process.pid, "VmHWM"), "host_now": megabytes(host.process.pid, "VmRSS"),
        "host_own": megabytes(host.process.pid, "RssAnon"),
        "extension_peaks": [peak for peak in peaks if peak > 8],
    }


def measure_pages(host):
    """Connects the pages, then changes the appearance: every page must get the new state and the new picture."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = CONNECTED_PAGES + 200
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))
    selector = selectors.DefaultSelector()
    pages = []
    try:
        for _ in range(CONNECTED_PAGES):
            page = host.access.listen(timeout=PATIENCE)
            page.setblocking(False)
            pages.append(page)
            selector.register(page, selectors.EVENT_READ)
        widgets = len(host.state["widgets"])
        receive(selector, {b"event: picture": widgets}, time.perf_counter() + PATIENCE)
        times, lost = [], 0
        for value in ("dark", "light") * 3:
            drain(selector, 1)
            start = time.perf_counter()
            host.send("environment", appearance=value)
            marks = {b'"appearance":"%s"' % value.encode(): 1, b"event: picture": widgets}
            arrived, last = receive(selector, marks, start + PATIENCE)
            lost += CONNECTED_PAGES - arrived
            times.append((last - start) * 1e3)
        return {"lost": lost, "updates": len(times), "median": statistics.median(times), "most": max(times)}
    finally:
        selector.close()
        for page in pages:
            page.close()


def receive(selector, marks, deadline):
    """Reads until every page has received each mark that often; returns the number of such pages and the last time."""
    buffers, complete, last = {}, set(), time.perf_counter()
    while len(complete) < CONNECTED_PAGES and time.perf_counter() < deadline:
        for key, _ in selector.select(max(0, deadline - time.perf_counter())):
            part = read(selector, key.fileobj)
            if key.fd in complete:
                continue
            text = buffers[key.fd] = buffers.get(key.fd, b"") + part
            if text.rstrip(b"\r\n") != text and all(text.count(m) >= n for m, n in marks.items()):
                complete.add(key.fd)
                last = time.perf_counter()
    return len(complete), last


def drain(selector, quiet):
    while ready := selector.select(quiet):
        for key, _ in ready:
            read(selector, key.fileobj)


def read(selector, page):
    try:
        part = page.recv(1 << 18)
    except BlockingIOError:
        return b""
    except ConnectionError:
        part = b""
    if not part:
        selector.unregister(page)
    return part


def row(say, name, value, goal, holds, note=""):
    say(f"{name:58s}{value:>12s}  {goal:>12s}  {'holds' if holds else 'MISSED':6s}  {note}".rstrip())


def measure(say, program, widget, work):
    """Prints the table. `widget` is a copy of the weather example, which the measurement modifies."""
    say("The live host, release build, over HTTP on 127.0.0.1. A time ends with the last byte of the new picture.")
    say(f"{'':58s}{'measured':>12s}  {'goal':>12s}")

    def part(name, body):
        try:
            body()
        except (Missed, OSError, KeyError, http.client.HTTPException) as error:
            say(f"{name}: not measured: {error}")

    def times():
        with Host(program, widget, work, "live-times") as host:
            ids = host.place(["systemSmall", "systemMedium", "systemLarge"])
            samples = measure_switch(host, ids)
            middle = statistics.median(samples)
            row(say, "environment switch to the new pictures of three sizes", f"{middle:.0f} ms", "50 ms", middle <= 50,
                f"{min(samples):.0f}–{max(samples):.0f} ms, {len(samples)} switches")
            samples = measure_tap(host, ids[-1])
            middle = statistics.median(samples)
            row(say, "tap on the refresh button to the new picture", f"{middle:.0f} ms", "60 ms", middle <= 60,
                f"{min(samples):.0f}–{max(samples):.0f} ms; the intent's own time, next to nothing, is in it")
            samples = measure_save(host, ids[-1], widget / "Views" / "RefreshButton.swift")
            middle = statistics.median(samples)
            row(say, "saved source to the new picture", f"{middle:.0f} ms", "2500 ms", middle <= 2500,
                f"{min(samples):.0f}–{max(samples):.0f} ms; aim 1200 ms")

    def rest():
        with Host(program, widget, work, "live-rest") as host:
            found = measure_rest(host)
        label = f"{found['widgets']} widgets at rest, one page open"
        row(say, f"{label}: host's share of a core", f"{found['host_cpu']:.2f} %", "1 %", found["host_cpu"] < 1,
            f"extensions {found['extension_cpu']:.2f} %; over {REST} s")
        peaks = ", ".join(f"{peak:.0f}" for peak in found["extension_peaks"])
        row(say, f"{label}: host's peak memory", f"{found['host_peak']:.0f} MB", "120 MB", found["host_peak"] <= 120,
            f"{found['host_now']:.0f} MB at rest, of which {found['host_own']:.0f} MB its own; "
            f"extension processes' peaks {peaks} MB")

    def pages():
        with Host(program, widget, work, "live-pages") as host:
            found = measure_pages(host)
        row(say, f"{CONNECTED_PAGES} connected pages, {found['updates']} updates: lost", f"{found['lost']}", "0",
            found["lost"] == 0, f"{found['median']:.0f} ms to the last page, at most {found['most']:.0f} ms")

    part("times", times)
    part("rest", rest)
    part("pages", pages)
