import ExtensionProtocol
import Foundation

/// The extensions on the device.
///
/// 1. An extension is known from its first build, or from the announcement of one, until it is uninstalled. It stays
///    known while the host is not running, with its last description.
/// 2. It is running, and accepts requests, from the first build that starts in this run of the host.
struct ExtensionRegistry: Sendable {
    private(set) var installed: [ExtensionID: InstalledExtension]
    private var running: Set<ExtensionID> = []

    init(_ installed: [ExtensionID: InstalledExtension]) { self.installed = installed }

    subscript(id: ExtensionID) -> InstalledExtension? { installed[id] }

    var sorted: [InstalledExtension] { installed.values.sorted { $0.id < $1.id } }

    func isRunning(_ id: ExtensionID) -> Bool { running.contains(id) }

    func get(_ id: ExtensionID) throws(HostError) -> InstalledExtension {
        guard let known = installed[id] else { throw .unknownExtension(id) }
        return known
    }

    func widget(_ kind: String, of id: ExtensionID) throws(HostError) -> WidgetDescription {
        let known = try get(id)
        guard let widget = known.widget(kind) else {
            throw .unknownKind(kind, extensionID: id, known: known.description.widgets.map(\.kind))
        }
        return widget
    }

    func activity(_ attributes: String, of id: ExtensionID) throws(HostError) -> ActivityDescription {
        let known = try get(id).description.activities
        guard let activity = known.first(where: { $0.attributes == attributes }) else {
            throw .unknownAttributes(attributes, extensionID: id, known: known.map(\.attributes))
        }
        return activity
    }

    /// The default values of a widget's parameters.
    func defaults(of kind: String, _ id: ExtensionID) -> [String: String] {
        let parameters = installed[id]?.widget(kind)?.parameters ?? []
        return Dictionary(
            parameters.compactMap { parameter in parameter.defaultJSON.map { (parameter.name, $0) } },
            uniquingKeysWith: { $1 })
    }

    /// The reason that a build cannot use a placed widget; `nil` if it can.
    func loss(of widget: PlacedWidget) -> String? {
        guard let description = installed[widget.extensionID]?.widget(widget.kind) else {
            return "the app no longer has a widget of kind '\(widget.kind)'"
        }
        guard description.families.contains(widget.family) else {
            return "the widget '\(widget.kind)' no longer supports \(widget.family.rawValue)"
        }
        return nil
    }

    mutating func install(
        _ id: ExtensionID, name: String, _ description: ExtensionDescription, at now: Date, _ out: inout HostOutbox
    ) {
        if installed[id] == nil { out.log(.installed(name: name), at: now, of: id) }
        installed[id] = InstalledExtension(id: id, name: name, description: description)
        running.insert(id)
        for diagnostic in description.diagnostics {
            out.log(.diagnostic("\(diagnostic.subject): \(diagnostic.message)"), at: now, of: id)
        }
        out.noteChange(of: id)
    }

    /// Stores the same build's description in another language.
    mutating func describe(
        _ id: ExtensionID, name: String, _ description: ExtensionDescription, _ out: inout HostOutbox
    ) {
        installed[id] = InstalledExtension(
            id: id, name: name, description: description, build: installed[id]?.build ?? .ready)
        out.noteChange(of: id)
    }

    mutating func uninstall(_ id: ExtensionID, at now: Date, _ out: inout HostOutbox) {
        guard let removed = installed.removeValue(forKey: id) else { return }
        running.remove(id)
        out.log(.uninstalled(name: removed.name), at: now, of: id)
        out.noteChange(of: id)
    }

    mutating func noteBuild(
        _ build: InstalledExtension.Build, of id: ExtensionID, name: String, at now: Date, _ out: inout HostOutbox
    ) {
        var known = installed[id] ?? InstalledExtension(id: id, name: name)
        guard known.build != build || installed[id] == nil else { return }
        known.build = build
        installed[id] = known
        if case .failed(let messages) = build {
            out.log(.buildFailed(errors: messages.count { $0.severity == .error }), at: now, of: id)
        }
        out.noteChange(of: id)
    }
}
