"""Measures how fast widgets compile: one of 500 lines as `tessera check` and `tessera render` take it, and deep view
bodies next to the same nesting of plain structs.

The plain structs are declared without SwiftUI: generic boxes with their own result builder and the same modifiers.
Both include the compiler's cost of nesting as such, so the ratio is the cost of SwiftUI's declarations. The time of
an almost empty folder is subtracted from both.
"""
import shutil
import statistics
import subprocess
import time

# Views of a deep folder, and containers within each other in each of them.
VIEWS = 12
DEPTH = 12
LINES = 500

BUNDLE = """import SwiftUI
import WidgetKit

struct Reading: TimelineEntry {
    var date: Date
    var title = "Readings"
    var values: [Double] = [1, 2, 3]
    var isStale = false
}

struct Readings: TimelineProvider {
    func placeholder(in context: Context) -> Reading { Reading(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

@main
struct ReadingsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "readings", provider: Readings()) { entry in
            CONTENT
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Readings")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
"""

PANEL = """
struct PanelNUMBER: View {
    let reading: Reading
    @Environment(\\.widgetFamily) private var family
    @Environment(\\.colorScheme) private var scheme

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Label(reading.title, systemImage: "thermometer")
                    .font(.headline)
                    .foregroundStyle(.secondary)
                Spacer(minLength: 4)
                Text(reading.date, style: .time)
                    .font(.caption2.monospacedDigit())
                    .opacity(reading.isStale ? 0.5 : 1)
            }
            if family == .systemSmall {
                Text(String(format: "%.1f", reading.values.first ?? 0))
                    .font(.system(size: 40, weight: .semibold, design: .rounded))
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
            } else {
                HStack(spacing: 12) {
                    ForEach(Array(reading.values.enumerated()), id: \\.offset) { item in
                        VStack {
                            Text("\\(item.offset + NUMBER)").font(.caption)
                            RoundedRectangle(cornerRadius: 4, style: .continuous)
                                .fill(
                                    LinearGradient(
                                        colors: [.blue, .cyan.opacity(0.6)], startPoint: .top, endPoint: .bottom)
                                )
                                .frame(width: 8, height: CGFloat(item.element) * 12 + 4)
                        }
                    }
                }
                .padding(.horizontal, scheme == .dark ? 8 : 6)
            }
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(white: scheme == .dark ? 0.15 : 0.95)))
        .overlay(alignment: .topTrailing) {
            Circle().fill(reading.isStale ? .red : .green).frame(width: 6, height: 6)
        }
    }
}
"""

PLAIN = """
protocol Thing {}
struct Row<each Part>: Thing { var parts: (repeat each Part) }
struct Choice<First: Thing, Second: Thing>: Thing {
    var first: First?
    var second: Second?
}
struct Changed<Content: Thing>: Thing { var content: Content }

@resultBuilder
struct ThingBuilder {
    static func buildExpression<T: Thing>(_ thing: T) -> T { thing }
    static func buildBlock<T: Thing>(_ thing: T) -> T { thing }
    static func buildBlock<each T: Thing>(_ thing: repeat each T) -> Row<repeat each T> {
        Row(parts: (repeat each thing))
    }
    static func buildEither<A: Thing, B: Thing>(first: A) -> Choice<A, B> { Choice(first: first, second: nil) }
    static func buildEither<A: Thing, B: Thing>(second: B) -> Choice<A, B> { Choice(first: nil, second: second) }
}

struct Word: Thing {
    var text: String
    init(_ text: String) { self.text = text }
    func bold() -> Word { self }
    func lineLimit(_ count: Int) -> Changed<Word> { Changed(content: self) }
}

extension Thing {
    func padding(_ length: Double) -> Changed<Self> { Changed(content: self) }
    func opacity(_ share: Double) -> Changed<Self> { Changed(content: self) }
}
"""

PLAIN_BOX = """
struct BOX<Content: Thing>: Thing {
    var content: Content
    init(@ThingBuilder _ content: () -> Content) { self.content = content() }
}
"""


def nested(depth, boxes, leaf, indent=2):
    """A typical body: containers in containers, with some leaves, a condition and modifiers in each."""
    pad = "    " * indent
    if depth == 0:
        return f'{pad}{leaf}("end")\n'
    return (
        f'{pad}{boxes[depth % len(boxes)]} {{\n'
        f'{pad}    {leaf}("a").bold().lineLimit(2)\n'
        f'{nested(depth - 1, boxes, leaf, indent + 1)}'
        f'{pad}    if flag {{\n{pad}        {leaf}("b").padding(4)\n'
        f'{pad}    }} else {{\n{pad}        {leaf}("c")\n{pad}    }}\n'
        f'{pad}}}\n{pad}.padding(8)\n{pad}.opacity(0.5)\n')


def deep_views():
    body = nested(DEPTH, ["VStack", "HStack", "ZStack"], "Text")
    return "import SwiftUI\n" + "".join(
        f"\nstruct Deep{number}: View {{\n    let flag: Bool\n    var body: some View {{\n{body}    }}\n}}\n"
        for number in range(VIEWS))


def deep_structs():
    boxes = ["Column", "Line", "Pile"]
    body = nested(DEPTH, boxes, "Word")
    return PLAIN + "".join(PLAIN_BOX.replace("BOX", box) for box in boxes) + "".join(
        f"\nstruct Deep{number} {{\n    let flag: Bool\n    @ThingBuilder var body: some Thing {{\n{body}    }}\n}}\n"
        for number in range(VIEWS))


def long_widget():
    """About 500 lines: as many panels as fit."""
    panels = []
    while BUNDLE.count("\n") + sum(panel.count("\n") for panel in panels) + PANEL.count("\n") <= LINES:
        panels.append(PANEL.replace("NUMBER", str(len(panels))))
    stack = "VStack { " + "; ".join(f"Panel{number}(reading: entry)" for number in range(len(panels))) + " }"
    return BUNDLE.replace("CONTENT", stack) + "".join(panels)


def seconds(command):
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip()[-300:])
    return time.perf_counter() - start


def measure(say, program, work):
    """
    - say: prints a line.
    - program: the release build's `tessera`.
    - work: an empty folder.
    """
    def folder(name, *sources):
        path = work / name
        path.mkdir()
        for number, source in enumerate(sources):
            (path / f"Part{number}.swift").write_text(source)
        return path

    def check(path):
        return min(seconds([str(program), "check", str(path)]) for _ in range(5))

    try:
        bundle = BUNDLE.replace("CONTENT", 'Text("")')
        bare = check(folder("Bare", bundle))
        views = check(folder("Views", bundle, deep_views())) - bare
        structs = check(folder("Structs", bundle, deep_structs())) - bare
        say(f"Type-checking {VIEWS} view bodies, {DEPTH} containers deep: {views * 1e3:.0f} ms, the same nesting of plain "
            f"structs {structs * 1e3:.0f} ms: {views / structs:.2f} times as long; {bare * 1e3:.0f} ms for anything at all.")
        widget = folder("Long", long_widget())
        source = widget / "Part0.swift"
        lines = source.read_text().count("\n")
        render = [str(program), "render", str(widget), "--family", "small", "--out", str(work / "out")]
        first = seconds(render)
        later = []
        for number in range(5):
            source.write_text(source.read_text() + f"\nprivate let benchmarkMark{number} = {number}\n")
            later.append(seconds(render))
        say(f"A widget of {lines} lines in one file, compiled and drawn: {first:.2f} s at first, "
            f"{statistics.median(later):.2f} s after each change; checked alone {check(widget):.2f} s.")
    except RuntimeError as error:
        say(f"How fast widgets compile was not measured: {error}")
    finally:
        shutil.rmtree(work, ignore_errors=True)
