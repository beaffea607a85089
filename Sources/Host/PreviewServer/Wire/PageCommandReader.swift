import Foundation
import XcodeProject

/// Reads a command from a request's body.
///
/// 1. The body is one JSON object with a `name` from the list of `PageCommandForm`; every parameter has a type and
///    limits.
/// 2. An unknown parameter causes the whole command to be rejected: nothing is ignored silently.
/// 3. A body with more combining marks in a row than a text has is rejected before it is decoded.
/// 4. Names and values are limited in length, numbers must be finite, paths are not deeper than any tree.
package struct PageCommandReader {
    /// The maximum size of a body in bytes.
    package static let bodyLimit = 64 << 10
    /// The maximum length of a name in UTF-8 bytes.
    static let nameLimit = 256
    /// The maximum length of a value in UTF-8 bytes.
    static let valueLimit = 32 << 10
    static let pathLimit = 512

    private let values: [String: JSONValue]

    func has(_ key: String) -> Bool { values[key] != nil }

    package static func command(_ body: Data) throws(PageRejection) -> PageCommand {
        if let reason = LimitedFile.rejection(ofText: body) {
            throw PageRejection(.invalid, "The body of a command cannot be read: \(reason).")
        }
        guard case .object(let values)? = try? JSONDecoder().decode(JSONValue.self, from: body) else {
            throw PageRejection(.invalid, "The body of a command must be a JSON object.")
        }
        let reader = PageCommandReader(values: values)
        return try reader.command(named: try reader.name("name"))
    }

    private func command(named name: String) throws(PageRejection) -> PageCommand {
        guard let form = PageCommandForm.named[name] else {
            throw PageRejection(.invalid, "There is no command called “\(name)”.")
        }
        let taken = form.values.map(\.key)
        for key in values.keys.sorted() where key != "name" && !form.takesSettings && !taken.contains(key) {
            throw PageRejection(.invalid, "The command “\(name)” has no parameter “\(key.prefix(Self.nameLimit))”.")
        }
        return try form.read(self)
    }

    func tap() throws(PageRejection) -> PageCommand {
        let widget = try whole("widget")
        let revision = try whole("revision")
        guard let path = try path() else {
            return .tap(widget: widget, x: try number("x"), y: try number("y"), revision: revision)
        }
        return .activate(widget: widget, path: path, revision: revision)
    }

    func variantTap() throws(PageRejection) -> PageCommand {
        let widget = try whole("widget")
        let variant = try name("variant")
        let moment = try name("moment")
        guard let path = try path() else {
            return .tapVariant(
                widget: widget, variant: variant, moment: moment, x: try number("x"), y: try number("y"))
        }
        return .activateVariant(widget: widget, variant: variant, moment: moment, path: path)
    }

    func activityTap() throws(PageRejection) -> PageCommand {
        let activity = try whole("activity")
        let presentation = try name("presentation")
        let revision = try whole("revision")
        guard let path = try path() else {
            return .tapActivity(
                activity, presentation: presentation, x: try number("x"), y: try number("y"), revision: revision)
        }
        return .useActivity(activity, presentation: presentation, path: path, revision: revision)
    }

    /// The path of a node; `nil` for a tap at a point.
    private func path() throws(PageRejection) -> [Int]? {
        guard values["node"] != nil else { return nil }
        guard values["x"] == nil, values["y"] == nil else {
            throw PageRejection(.invalid, "A tap has either a “node” or a point, not both.")
        }
        let parts = try text("node", limit: Self.pathLimit).split(separator: ".", omittingEmptySubsequences: false)
        let indices = parts == [""] ? [] : parts.map { Int($0) }
        guard indices.allSatisfy({ $0.map { $0 >= 0 } ?? false }) else { throw rejection("node", "the path of a node") }
        return indices.compactMap { $0 }
    }

    func settings() throws(PageRejection) -> [String: String] {
        var settings: [String: String] = [:]
        for key in values.keys.sorted() where key != "name" {
            guard SimulatedDevice.settingNames.contains(key) else {
                throw PageRejection(.invalid, "There is no setting called “\(key)”.")
            }
            settings[key] = try name(key)
        }
        return settings
    }

    func clock() throws(PageRejection) -> PageCommand.Clock {
        switch try name("action") {
        case "play": .play
        case "pause": .pause
        case "real": .real
        case "speed": .speed(try number("speed"))
        case "jump": .jump(try number("date"))
        case let other: throw PageRejection(.invalid, "The clock has no command “\(other)”.")
        }
    }

    func item(_ key: String) throws(PageRejection) -> PageCommand.Item {
        guard case .object(let object)? = values[key], object.count == 1 else {
            throw rejection(key, "a widget, a stack or an icon")
        }
        let inner = PageCommandReader(values: object)
        if object["widget"] != nil { return .widget(try inner.whole("widget")) }
        if object["stack"] != nil { return .stack(try inner.whole("stack")) }
        return .icon(try inner.name("icon"))
    }

    func name(_ key: String) throws(PageRejection) -> String {
        try text(key, limit: Self.nameLimit)
    }

    func text(_ key: String, limit: Int) throws(PageRejection) -> String {
        guard case .string(let text)? = values[key] else { throw rejection(key, "a string") }
        guard text.utf8.count <= limit else {
            throw PageRejection(.tooLarge, "“\(key)” is longer than \(limit) bytes.")
        }
        return text
    }

    func whole(_ key: String) throws(PageRejection) -> Int {
        guard case .number(let number)? = values[key], let whole = Int(exactly: number) else {
            throw rejection(key, "a whole number")
        }
        return whole
    }

    func number(_ key: String) throws(PageRejection) -> Double {
        guard case .number(let number)? = values[key], number.isFinite else { throw rejection(key, "a number") }
        return number
    }

    func bool(_ key: String) throws(PageRejection) -> Bool {
        guard case .bool(let value)? = values[key] else { throw rejection(key, "true or false") }
        return value
    }

    private func rejection(_ key: String, _ kind: String) -> PageRejection {
        PageRejection(.invalid, "The command requires “\(key)”, \(kind).")
    }
}
