import CoreGraphics

@testable import PreviewServer

/// Writes the types of what the server sends and takes as declarations for TypeScript, from samples of them.
///
/// 1. Every struct is an interface with the struct's name without its points; every property is there, also one that
///    the sample leaves out. A property that may be absent has a question mark.
/// 2. A property's type is Swift's, by name: numbers, texts and truth values, lists, dictionaries with text keys, other
///    structs, and enums as the union of their names.
/// 3. Commands come from `PageCommandForm`.
///
/// Invariant: the text depends on Swift's declarations alone, not on the samples' values. A struct or an enum that a
/// property names and that has no sample is a failure.
struct WireTypes {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// One value of each struct.
    let structs: [Any]
    /// The cases of each enum.
    let enums: [(type: Any.Type, cases: [String])]
    /// Names of server-sent events with the types of their data.
    let events: [(name: String, type: Any.Type)]

    func declarations() throws -> String {
        let known = Set(structs.map { Self.name(type(of: $0)) } + enums.map { Self.name($0.type) } + ["JSONValue"])
        var parts = [
            """
            // What the server sends and takes, as Swift declares it in Sources/Host/PreviewServer/Wire. Made by the
            // test “The page's types are those of the server”, which fails when this file says something else.

            type JSONValue = null | boolean | number | string | JSONValue[] | { [key: string]: JSONValue };
            """
        ]
        parts += try structs.map { try interface($0, known: known) }.sorted()
        parts += enums.map { each in
            "type \(Self.name(each.type)) = \(each.cases.map { "\"\($0)\"" }.joined(separator: " | "));"
        }.sorted()
        parts.append("type PageCommandItem = { widget: number } | { stack: number } | { icon: string };")
        parts.append(
            Self.block("PageCommands", PageCommandForm.all.map { "\($0.name): \(Self.values(of: $0))" }.sorted()))
        parts.append(Self.block("PageEvents", events.map { "\($0.name): \(Self.name($0.type))" } + ["sign: {}"]))
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func interface(_ value: Any, known: Set<String>) throws -> String {
        let name = Self.name(type(of: value))
        let fields = try Mirror(reflecting: value).children.map { child in
            let label = child.label ?? ""
            let (type, isOptional) = try Self.declared(named: String(reflecting: Swift.type(of: child.value)))
            let plain = type.replacing("[]", with: "").replacing("Record<string, ", with: "").replacing(">", with: "")
            guard known.contains(plain) || ["string", "number", "boolean"].contains(plain) else {
                throw Failure(description: "\(name).\(label) is of the type \(plain), of which there is no sample.")
            }
            return "\(label)\(isOptional ? "?" : ""): \(type)"
        }
        return Self.block(name, fields)
    }

    private static func block(_ name: String, _ fields: [String]) -> String {
        "interface \(name) {\n\(fields.map { "  \($0);\n" }.joined())}"
    }

    private static func name(_ type: Any.Type) -> String { plainName(String(reflecting: type)) }

    private static func plainName(_ name: String) -> String {
        name.split(separator: ".").dropFirst().joined()
    }

    /// What TypeScript calls a type, by Swift's name of it.
    private static func declared(named name: String) throws -> (type: String, isOptional: Bool) {
        if let inner = argument(of: "Optional", in: name) { return (try declared(named: inner).type, true) }
        if let inner = argument(of: "Array", in: name) { return (try declared(named: inner).type + "[]", false) }
        if let inner = argument(of: "Dictionary", in: name) {
            guard inner.hasPrefix("Swift.String, ") else { throw Failure(description: "\(name) has keys of no text") }
            return (
                "Record<string, \(try declared(named: String(inner.dropFirst("Swift.String, ".count))).type)>", false
            )
        }
        return switch name {
        case "Swift.String": ("string", false)
        case "Swift.Int", "Swift.Double": ("number", false)
        case "Swift.Bool": ("boolean", false)
        default: (plainName(name), false)
        }
    }

    private static func argument(of generic: String, in name: String) -> String? {
        let start = "Swift.\(generic)<"
        guard name.hasPrefix(start), name.hasSuffix(">") else { return nil }
        return String(name.dropFirst(start.count).dropLast())
    }

    private static func values(of form: PageCommandForm) -> String {
        if form.takesSettings { return "Record<string, string>" }
        if form.values.isEmpty { return "{}" }
        let values = form.values.map { value in
            let type =
                switch value.kind {
                case .text: "string"
                case .whole, .number: "number"
                case .bool: "boolean"
                case .item: "PageCommandItem"
                }
            return "\(value.key)\(value.isOptional ? "?" : ""): \(type)"
        }
        return "{ \(values.joined(separator: "; ")) }"
    }
}

extension WireTypes {
    /// Everything that goes over the wire.
    static var all: WireTypes {
        WireTypes(
            structs: states + scenes + answers,
            enums: [
                (PageActivity.Phase.self, names(PageActivity.Phase.self)),
                (PageForm.Control.self, names(PageForm.Control.self)),
                (PageHome.Housing.Kind.self, names(PageHome.Housing.Kind.self)),
                (PageScene.Kind.self, names(PageScene.Kind.self)),
                (PageScene.Slot.Outline.self, names(PageScene.Slot.Outline.self)),
                (PageScene.Slot.Side.self, names(PageScene.Slot.Side.self)),
                (PageState.Build.State.self, names(PageState.Build.State.self)),
                (PageState.Clock.Mode.self, names(PageState.Clock.Mode.self)),
                (PageTransition.Step.Kind.self, names(PageTransition.Step.Kind.self)),
                (PageWidget.Reload.Outcome.self, names(PageWidget.Reload.Outcome.self)),
            ],
            events: [
                ("state", PageState.self), ("scene", PageScene.self), ("picture", PagePicture.self),
                ("activity", PageActivityPicture.self),
            ])
    }

    private static func names<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> [String] {
        type.allCases.map(\.rawValue)
    }

    private static var states: [Any] {
        let state = ScriptedSource.empty
        let build = PageState.Build(state: .ready, messages: [])
        return [
            state, state.clock, state.environment, state.device, state.choices, build,
            PageState.Build.Message(severity: "", file: "", line: 1, column: 1, text: ""),
            PageState.Extension(id: "", name: "", build: build),
            PageState.Stack(members: [], visible: 0, rotates: false, suggested: []),
            PageState.LogLine(id: 0, date: 0, kind: "", text: ""), state.place, state.place.choices,
            state.place.chosen, PagePlace.Named(id: "", name: ""),
            PagePlace.PlatformChoice(name: "", device: "", devices: [], places: []),
            PagePlace.Swatch(name: "", color: ""), PagePlace.Refused(widget: 0, reason: ""), PageWidget.sample,
            PageWidget.sample.timeline, PageWidget.sample.budget, PageWidget.Entry(date: 0, shown: false),
            PageWidget.Planned(wanted: 0, due: 0, reason: ""),
            PageWidget.Reload(date: 0, outcome: .free, text: ""),
            PageActivity(
                id: 0, extension: "", app: "", name: "", phase: .active, states: [], isStale: false),
            PageActivity.State(name: "", isStale: false),
            PageActivityPicture(
                activity: 0, presentation: "", revision: 0, svg: "", size: [], radius: 0, isOneTarget: false),
        ]
    }

    private static var scenes: [Any] {
        let bar = PageHome.Bar(time: [], size: 0, weight: 0, signs: [])
        let housing = PageHome.Housing(kind: .none, radius: 0)
        return [
            PageScene(
                kind: .home, platform: "", context: "", name: "", width: 0, height: 0, isDark: false, backdrop: [],
                foreground: [], slots: []),
            PageScene.Layer(), PageScene.Glass(frame: [], radius: 0, filter: "", cover: "", opacity: 0),
            PageScene.Slot(widget: 0, canvas: [], transform: [], frame: [], outline: .open, radius: 0), bar, housing,
            PageHome(
                columns: 0, rows: 0, cells: [], shade: [], dock: [], dockNames: [], bar: bar, housing: housing,
                screenRadius: 0, dots: [], pages: []),
            PageHome.Item(
                column: 0, row: 0, columns: 0, rows: 0, frame: [], radius: 0, name: "", layers: [], layersFrame: []),
            PagePicture(widget: 0, revision: 0, svg: ""), PageTransition(from: 0, steps: [], reducedSteps: []),
            PageTransition.Step(kind: .move, duration: 0),
            PageTransition.Glyph(character: "", column: 0, start: [], end: []),
        ]
    }

    private static var answers: [Any] {
        [
            PageGallery(apps: []), PageGallery.App(extension: "", name: "", kinds: [], activities: [], controls: []),
            PageGallery.Kind(kind: "", name: "", description: "", families: []),
            PageGallery.Family(family: "", size: []), PageGallery.Activity(attributes: "", name: ""),
            PageGallery.Control(kind: "", name: "", description: ""), PageDrawing(key: "", svg: nil, note: nil),
            PageForm(title: "", description: "", sections: []), PageForm.Section(fields: []),
            PageForm.Field(
                name: "", title: "", control: .none, value: .null, optional: false, options: [], isDynamic: false,
                isInteger: false, isLong: false),
            PageForm.Option(value: .null, title: ""), PageSuggestions(options: []),
            PageInspection(revision: 0, nodes: [], spoken: [], findings: []),
            PageInspection.Node(path: "", depth: 0, type: "", category: "", marks: [], frame: []),
            PageInspection.Spoken(role: "", label: "", frame: []),
            PageInspection.Finding(severity: "", subject: "", message: ""), PageReply(),
        ]
    }
}
