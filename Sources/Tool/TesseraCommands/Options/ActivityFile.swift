import DeviceCatalog
import ExtensionProtocol
import Foundation
import XcodeProject

/// The states of Live Activities in a file of `--activity`.
///
/// One object, or a list of them. Each has `state` and, unless the attributes have no values, `attributes`; instead of
/// `state` it may have `states`, a list of objects with a `state` and a `name` each. `activity` names the attributes'
/// type or the widget, where an extension has several activities. `isStale` marks content past its stale date; next to
/// `states` it is the default of states that do not set it.
package struct ActivityFile: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// `nil` for every activity of the extension.
        var activity: String?
        var state: ActivityRequest.State
    }

    package var entries: [Entry]
    /// Bytes.
    private static let sizeLimit = 16 << 20

    /// The reason that a file does not describe the states of a Live Activity.
    package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String
    }

    /// - Throws: `Malformed` with the file's name and the error in it.
    package init(path: String) throws(Malformed) {
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.readText(path, limit: Self.sizeLimit)
        } catch {
            throw Malformed(
                description: "The file “\(path)” cannot be read\(error == .missing ? "" : ": \(error)").")
        }
        try self.init(data, path: path)
    }

    package init(_ data: Data, path: String) throws(Malformed) {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw Malformed(description: "“\(path)” is not JSON: \(Self.reason(error)).")
        }
        let objects = value as? [Any] ?? [value]
        entries = []
        for (index, object) in objects.enumerated() {
            let place = objects.count > 1 ? "“\(path)”, entry \(index + 1)" : "“\(path)”"
            guard let object = object as? [String: Any] else {
                throw Malformed(description: "\(place) must be an object with “attributes” and “state”.")
            }
            entries += try Self.entries(object, place: place)
        }
        guard !entries.isEmpty else { throw Malformed(description: "“\(path)” contains no states.") }
    }

    /// The states for an activity, including those that apply to every activity.
    func states(for activity: ActivityDescription) -> [ActivityRequest.State] {
        entries.filter { entry in
            guard let name = entry.activity else { return true }
            return activity.isCalled(FoldedName(name))
        }.map(\.state)
    }

    /// The failure of a file that names an activity the extension does not have.
    func stranger(among activities: [ActivityDescription]) -> CommandFailure? {
        for name in entries.compactMap(\.activity) {
            let wanted = FoldedName(name)
            if activities.contains(where: { $0.isCalled(wanted) }) { continue }
            let names = activities.map(\.attributes)
            let unknown = UnknownName(
                kind: "Live Activity", name: name, suggestions: wanted.nearest(in: names),
                hint: names.isEmpty
                    ? "The extension has none." : "The extension has: \(names.joined(separator: ", ")).")
            return CommandFailure(.usage, unknown.description)
        }
        if activities.isEmpty { return CommandFailure(.usage, "The extension has no Live Activity for --activity.") }
        return nil
    }

    private static let known: Set = ["activity", "attributes", "state", "states", "name", "isStale"]
    private static let knownOfState: Set = ["state", "name", "isStale"]

    private static func check(
        _ object: [String: Any], has known: Set<String>, place: String
    ) throws(Malformed) {
        guard let unknown = object.keys.sorted().first(where: { !known.contains($0) }) else { return }
        throw Malformed(
            description: "\(place) has the unknown key “\(unknown)”; the valid keys are "
                + known.sorted().joined(separator: ", ") + ".")
    }

    private static func entries(_ object: [String: Any], place: String) throws(Malformed) -> [Entry] {
        try check(object, has: known, place: place)
        let activity: String? = try value("activity", in: object, place: place)
        let attributes = try json(object["attributes"] ?? [String: Any]())
        var own: [[String: Any]] = []
        switch (object["state"], object["states"]) {
        case (.some(let state), nil):
            own = [object.filter { $0.key == "name" || $0.key == "isStale" }.merging(["state": state]) { $1 }]
        case (nil, .some(let states)):
            guard let list = states as? [[String: Any]] else {
                throw Malformed(description: "\(place): “states” must be a list of objects with a “state” each.")
            }
            if object["name"] != nil {
                throw Malformed(description: "\(place) has “name” next to “states”; give each state a name instead.")
            }
            own = list
        case (.some, .some): throw Malformed(description: "\(place) has both “state” and “states”; remove one of them.")
        case (nil, nil): throw Malformed(description: "\(place) has no “state”.")
        }
        let isEachStale: Bool? = try value("isStale", in: object, place: place)
        var entries: [Entry] = []
        for (index, state) in own.enumerated() {
            let place = own.count > 1 ? "\(place), state \(index + 1)" : place
            try check(state, has: knownOfState, place: place)
            guard let values = state["state"] else { throw Malformed(description: "\(place) has no “state”.") }
            let isStale: Bool? = try value("isStale", in: state, place: place)
            let name: String? = try value("name", in: state, place: place)
            entries.append(
                Entry(
                    activity: activity,
                    state: ActivityRequest.State(
                        name: name ?? "", attributes: attributes, state: try json(values),
                        age: isStale ?? isEachStale ?? false ? .stale : .current)))
        }
        return entries
    }

    private static func value<Value>(
        _ key: String, in object: [String: Any], place: String
    ) throws(Malformed) -> Value? {
        guard let value = object[key] else { return nil }
        guard let typed = value as? Value else {
            let form = Value.self == Bool.self ? "true or false" : "a string"
            throw Malformed(description: "\(place): “\(key)” must be \(form).")
        }
        return typed
    }

    private static func json(_ value: Any) throws(Malformed) -> String {
        do {
            let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw Malformed(description: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        let information = (error as NSError).userInfo
        let text = information["NSDebugDescription"] as? String ?? (error as NSError).localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
