import Foundation

/// What a page can ask the host to do.
package enum PageCommand: Hashable, Sendable {
    /// Something on a page of the Home Screen.
    package enum Item: Hashable, Sendable {
        case widget(Int)
        case stack(Int)
        case icon(String)
    }

    package enum Clock: Hashable, Sendable {
        case play, pause, real
        case speed(Double)
        /// Seconds since 1970.
        case jump(Double)
    }

    case place(extension: String, kind: String, family: String, page: Int?)
    case remove(widget: Int)
    case removeStack(Int)
    case move(Item, page: Int, column: Int, row: Int)
    case stack(Item, onto: Item)
    case unstack(widget: Int)
    case turn(stack: Int, index: Int)
    case rotates(stack: Int, isOn: Bool)
    case keep(widget: Int)
    /// The value as JSON.
    case configure(widget: Int, parameter: String, value: String)
    /// A tap at a point of the widget, in points.
    case tap(widget: Int, x: Double, y: Double, revision: Int)
    /// A tap on a node, named by the indices on the way to it.
    case activate(widget: Int, path: [Int], revision: Int)
    case reload(widget: Int)
    case startActivity(extension: String, attributes: String)
    case updateActivity(Int, state: Int)
    case ageActivity(Int, isStale: Bool)
    case endActivity(Int)
    case dismissActivity(Int)
    /// A tap at a point of one of the activity's pictures, in points, or on a node.
    case tapActivity(Int, presentation: String, x: Double, y: Double, revision: Int)
    case useActivity(Int, presentation: String, path: [Int], revision: Int)
    /// Settings that change, by name.
    case environment([String: String])
    case clock(Clock)
    case restart(extension: String)
    /// Puts everything that fits into the place that is looked at.
    case fill
    case clearLog
}

/// Reads a command from a request's body.
///
/// 1. The body is one JSON object with a `name`; every value that the command takes has its type and its limits.
/// 2. A value that the command does not take is refused with the whole command: nothing is left out in silence.
/// 3. Names and values are limited in length, numbers must be finite, paths are no deeper than any tree.
package struct PageCommandReader {
    /// Bytes of a body.
    package static let bodyLimit = 64 << 10
    /// UTF-8 bytes of a name.
    static let nameLimit = 256
    /// UTF-8 bytes of a value.
    static let valueLimit = 32 << 10
    static let pathLimit = 512

    private let values: [String: JSONValue]

    package static func command(_ body: Data) throws(PageRefusal) -> PageCommand {
        guard case .object(let values)? = try? JSONDecoder().decode(JSONValue.self, from: body) else {
            throw PageRefusal(.invalid, "The body of a command is one JSON object.")
        }
        let reader = PageCommandReader(values: values)
        return try reader.command(named: try reader.name("name"))
    }

    /// What each command takes beside its name.
    private static let taken: [String: Set<String>] = [
        "place": ["extension", "kind", "family", "page"], "remove": ["widget"], "removeStack": ["stack"],
        "move": ["item", "page", "column", "row"], "stack": ["item", "onto"], "unstack": ["widget"],
        "turn": ["stack", "index"], "rotates": ["stack", "isOn"], "keep": ["widget"],
        "configure": ["widget", "parameter", "value"], "tap": ["widget", "revision", "node", "x", "y"],
        "reload": ["widget"], "clock": ["action", "speed", "date"], "restart": ["extension"], "clearLog": [],
        "fill": [], "startActivity": ["extension", "attributes"], "updateActivity": ["activity", "state"],
        "ageActivity": ["activity", "isStale"], "endActivity": ["activity"], "dismissActivity": ["activity"],
        "tapActivity": ["activity", "presentation", "revision", "node", "x", "y"],
    ]

    private func refuseUnknown(to name: String) throws(PageRefusal) {
        guard let taken = Self.taken[name] else { return }
        for key in values.keys.sorted() where key != "name" && !taken.contains(key) {
            throw PageRefusal(.invalid, "The command “\(name)” takes no “\(key.prefix(Self.nameLimit))”.")
        }
    }

    private func command(named name: String) throws(PageRefusal) -> PageCommand {
        try refuseUnknown(to: name)
        return switch name {
        case "place":
            .place(
                extension: try self.name("extension"), kind: try self.name("kind"), family: try self.name("family"),
                page: values["page"] == nil ? nil : try whole("page"))
        case "remove": .remove(widget: try whole("widget"))
        case "removeStack": .removeStack(try whole("stack"))
        case "move":
            .move(try item("item"), page: try whole("page"), column: try whole("column"), row: try whole("row"))
        case "stack": .stack(try item("item"), onto: try item("onto"))
        case "unstack": .unstack(widget: try whole("widget"))
        case "turn": .turn(stack: try whole("stack"), index: try whole("index"))
        case "rotates": .rotates(stack: try whole("stack"), isOn: try bool("isOn"))
        case "keep": .keep(widget: try whole("widget"))
        case "configure":
            .configure(
                widget: try whole("widget"), parameter: try self.name("parameter"),
                value: try text("value", limit: Self.valueLimit))
        case "tap": try tap()
        case "startActivity":
            .startActivity(extension: try self.name("extension"), attributes: try self.name("attributes"))
        case "updateActivity": .updateActivity(try whole("activity"), state: try whole("state"))
        case "ageActivity": .ageActivity(try whole("activity"), isStale: try bool("isStale"))
        case "endActivity": .endActivity(try whole("activity"))
        case "dismissActivity": .dismissActivity(try whole("activity"))
        case "tapActivity": try activityTap()
        case "reload": .reload(widget: try whole("widget"))
        case "environment": .environment(try settings())
        case "clock": .clock(try clock())
        case "restart": .restart(extension: try self.name("extension"))
        case "fill": .fill
        case "clearLog": .clearLog
        default: throw PageRefusal(.invalid, "There is no command called “\(name)”.")
        }
    }

    private func tap() throws(PageRefusal) -> PageCommand {
        let widget = try whole("widget")
        let revision = try whole("revision")
        guard let path = try path() else {
            return .tap(widget: widget, x: try number("x"), y: try number("y"), revision: revision)
        }
        return .activate(widget: widget, path: path, revision: revision)
    }

    private func activityTap() throws(PageRefusal) -> PageCommand {
        let activity = try whole("activity")
        let presentation = try name("presentation")
        let revision = try whole("revision")
        guard let path = try path() else {
            return .tapActivity(
                activity, presentation: presentation, x: try number("x"), y: try number("y"), revision: revision)
        }
        return .useActivity(activity, presentation: presentation, path: path, revision: revision)
    }

    /// The way to a node; none for a tap at a point.
    private func path() throws(PageRefusal) -> [Int]? {
        guard values["node"] != nil else { return nil }
        guard values["x"] == nil, values["y"] == nil else {
            throw PageRefusal(.invalid, "A tap is at a “node” or at a point, not at both.")
        }
        let parts = try text("node", limit: Self.pathLimit).split(separator: ".", omittingEmptySubsequences: false)
        let indices = parts == [""] ? [] : parts.map { Int($0) }
        guard indices.allSatisfy({ $0.map { $0 >= 0 } ?? false }) else { throw refusal("node", "a way to a node") }
        return indices.compactMap { $0 }
    }

    private func settings() throws(PageRefusal) -> [String: String] {
        var settings: [String: String] = [:]
        for key in values.keys.sorted() where key != "name" {
            guard SimulatedDevice.settingNames.contains(key) else {
                throw PageRefusal(.invalid, "There is no setting called “\(key)”.")
            }
            settings[key] = try name(key)
        }
        return settings
    }

    private func clock() throws(PageRefusal) -> PageCommand.Clock {
        switch try name("action") {
        case "play": .play
        case "pause": .pause
        case "real": .real
        case "speed": .speed(try number("speed"))
        case "jump": .jump(try number("date"))
        case let other: throw PageRefusal(.invalid, "The clock has no command “\(other)”.")
        }
    }

    private func item(_ key: String) throws(PageRefusal) -> PageCommand.Item {
        guard case .object(let object)? = values[key], object.count == 1 else {
            throw refusal(key, "a widget, a stack or an icon")
        }
        let inner = PageCommandReader(values: object)
        if object["widget"] != nil { return .widget(try inner.whole("widget")) }
        if object["stack"] != nil { return .stack(try inner.whole("stack")) }
        return .icon(try inner.name("icon"))
    }

    private func name(_ key: String) throws(PageRefusal) -> String {
        try text(key, limit: Self.nameLimit)
    }

    private func text(_ key: String, limit: Int) throws(PageRefusal) -> String {
        guard case .string(let text)? = values[key] else { throw refusal(key, "a text") }
        guard text.utf8.count <= limit else {
            throw PageRefusal(.tooLarge, "“\(key)” is longer than \(limit) bytes.")
        }
        return text
    }

    private func whole(_ key: String) throws(PageRefusal) -> Int {
        guard case .number(let number)? = values[key], let whole = Int(exactly: number) else {
            throw refusal(key, "a whole number")
        }
        return whole
    }

    private func number(_ key: String) throws(PageRefusal) -> Double {
        guard case .number(let number)? = values[key], number.isFinite else { throw refusal(key, "a number") }
        return number
    }

    private func bool(_ key: String) throws(PageRefusal) -> Bool {
        guard case .bool(let value)? = values[key] else { throw refusal(key, "true or false") }
        return value
    }

    private func refusal(_ key: String, _ kind: String) -> PageRefusal {
        PageRefusal(.invalid, "The command needs “\(key)”, \(kind).")
    }
}
