import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import Scenes
import Synchronization
import VectorWriter
import WidgetHost
import WidgetVocabulary

/// The simulated device behind a page: the page's view of `WidgetHost` and its commands.
package struct SimulatedDevice: PageSource {
    package typealias Restart = @Sendable (ExtensionID) async throws(HostError) -> Void

    package typealias Icon = @Sendable (ExtensionID) -> [UInt8]?

    /// The side length of icons in lists, in points; banners scale them down.
    private static let iconSide = 60.0

    package let host: WidgetHost
    /// The app's icon as PNG, if its sources have one.
    let icon: Icon
    /// Terminates an extension's process and starts a new one.
    let restart: Restart
    let writer: PageWriter
    /// `nil` if widgets are not audited.
    let audits: GuidelineAudits?
    /// The host's source of weather; `nil` if widgets show sample weather.
    private let weather: WeatherAccess?
    private let summaries = SummaryCache()
    private let scenes = SceneCache()

    package init(
        host: WidgetHost, icon: @escaping Icon = { _ in nil }, audits: GuidelineAudits? = nil,
        weather: WeatherAccess? = nil, writer: PageWriter = PageWriter(), restart: @escaping Restart
    ) {
        self.host = host
        self.icon = icon
        self.audits = audits
        self.weather = weather
        self.writer = writer
        self.restart = restart
    }

    package func state() async -> PageState {
        let snapshot = await host.snapshot()
        var summaries: [InstanceID: String] = [:]
        for instance in snapshot.instances where instance.isConfigurable {
            summaries[instance.id] = await summary(of: instance)
        }
        let activities = await host.activities()
        let widgets = Set(snapshot.instances.map(\.id))
        writer.keep(widgets, Set(activities.map(\.id)))
        await audits?.keep(widgets)
        var state = PageState(snapshot, summaries: summaries, activities: activities)
        state.add(writer.takeNotes())
        state.weather = weather.map {
            PageState.Weather(source: $0.responder.source.title, problem: $0.responder.problem?.text)
        }
        return state
    }

    /// Abandons the pictures that are being written; no more are written.
    package func stop() { writer.stop() }

    /// A summary of the user's configuration, as the form displays it; requested again only if it changed.
    private func summary(of instance: HostSnapshot.Instance) async -> String? {
        let key = instance.configuration.map { "\($0.name)=\($0.json)" }.joined(separator: "\n") + instance.displayName
        if let known = summaries.value(instance.id, key: key) { return known }
        guard let form = try? await host.form(for: instance.id) else { return nil }
        let titles = form.fields.filter(\.isVisible).compactMap(\.shortValue).filter { !$0.isEmpty }
        let summary = titles.prefix(3).joined(separator: ", ")
        summaries.set(instance.id, key: key, summary)
        return summary
    }

    /// - Parameter before: The widget's previous content in the same environment.
    /// - Returns: `nil` if nothing was ever drawn, or the host stops.
    func picture(_ shown: ShownWidget, after before: ShownWidget?) async -> PagePicture? {
        // Nothing of a picture that took too long can move into the next one.
        let known = writer.isLate(shown.instance) ? nil : before
        guard let tree = shown.tree, let document = await writer.document(of: shown) else { return nil }
        var transition: PageTransition?
        if !document.isLate, let known, let old = known.tree {
            transition = await writer.transition(from: old, revision: known.revision, to: tree)
        }
        return PagePicture(
            widget: shown.instance.number, revision: shown.revision, svg: document.svg,
            backdrop: document.isLate ? nil : tree.backdropFilter, transition: transition)
    }

    /// The second attempt at a picture that took too long; see `LatePictures`.
    ///
    /// - Returns: `nil` if there is no picture.
    func secondPicture(_ shown: ShownWidget) async -> PagePicture? {
        guard let document = await writer.secondDocument(of: shown), !document.isLate else { return nil }
        return PagePicture(
            widget: shown.instance.number, revision: shown.revision, svg: document.svg,
            backdrop: shown.tree?.backdropFilter)
    }

    func document(of tree: RenderTree, prefix: String) async throws(PageRejection) -> PageDocument {
        guard let document = await writer.document(of: tree, prefix: prefix) else {
            throw PageRejection(.failed, "The preview is ending.")
        }
        return document
    }

    package func gallery() async throws(PageRejection) -> PageGallery {
        let environment = await host.snapshot().environment
        let place = environment.place
        let name = place.platform == .iPhone ? environment.device : place[place.platform]
        return PageGallery(
            await host.gallery(for: place.context, on: place.platform),
            screen: (try? DeviceCatalog.device(named: name))?.screen)
    }

    package func icon(extension name: String) async throws(PageRejection) -> PageIcon {
        let id = ExtensionID(name)
        if let bytes = icon(id) { return PageIcon(type: .png, bytes: bytes) }
        guard let app = await host.snapshot().apps.first(where: { $0.id == id }) else {
            throw PageRejection(.unknown, "There is no extension called “\(name)”.")
        }
        // Text as outlines: a standalone picture has no access to the page's fonts.
        let writer = VectorWriter(options: .init(text: .outlines))
        let tree = AppIcon.tree(named: app.name, side: Self.iconSide)
        return PageIcon(type: .svg, bytes: writer.write(tree).svg)
    }

    package func galleryActivity(
        extension name: String, attributes: String, presentation: String
    ) async throws(PageRejection) -> PageDrawing {
        let place: ActivityPresentation
        do throws(UnknownName) {
            place = try ActivityPresentation(named: presentation)
        } catch {
            throw PageRejection(.invalid, error.description)
        }
        let (tree, reply) = try await refusing { () async throws(HostError) in
            try await host.activityPreview(of: ExtensionID(name), attributes: attributes, presentation: place)
        }
        let prefix = "ga\(Checksum.text(attributes))\(Checksum.text(presentation))-"
        let document = try await document(of: tree, prefix: prefix)
        let note = reply.origin == .samples ? "Sample values: no #Preview defines contentStates." : nil
        return PageDrawing(
            key: prefix, svg: document.svg, note: document.lateNote ?? note,
            size: [Double(tree.size.width), Double(tree.size.height)],
            radius: place == .lockScreen ? Decisions.activityCardRadius : nil)
    }

    package func galleryControl(
        extension name: String, kind: String, size: String
    ) async throws(PageRejection) -> PageDrawing {
        let wanted: ControlSize
        do throws(UnknownName) {
            wanted = try ControlSize(named: size)
        } catch {
            throw PageRejection(.invalid, error.description)
        }
        let (tree, radius) = try await refusing { () async throws(HostError) in
            try await host.controlPreview(of: ExtensionID(name), kind: kind, size: wanted)
        }
        let prefix = "gc\(Checksum.text(kind))\(size)-"
        let document = try await document(of: tree, prefix: prefix)
        return PageDrawing(
            key: prefix, svg: document.svg, note: document.lateNote ?? tree.diagnostics.first?.message,
            size: [Double(tree.size.width), Double(tree.size.height)], radius: radius)
    }

    package func scene() async -> PageScene? {
        let request = await host.sceneRequest()
        guard request.isPhoneHome else {
            return await scenes.scene(request, members: await host.sceneMembers(), by: writer)
        }
        return await scenes.home(request, pages: HomePages(await host.snapshot()), by: writer)
    }

    package func galleryPicture(
        extension name: String, kind: String, family: String
    ) async throws(PageRejection) -> PageDrawing {
        let family = try Self.family(family)
        let id = ExtensionID(name)
        let preview = try await refusing { () async throws(HostError) in
            try await host.galleryPreview(of: id, kind: kind, family: family)
        }
        let note: String? =
            switch preview.source {
            case .snapshot: nil
            case .simulated: "Sample data: \(preview.reason ?? "the snapshot took too long")"
            case .none: "No preview: \(preview.reason ?? "the widget did not respond")"
            }
        let prefix = "g\(Checksum.text(kind))\(family.rawValue)-"
        guard let tree = preview.tree else { return PageDrawing(key: prefix, svg: nil, note: note) }
        let document = try await document(of: tree, prefix: prefix)
        return PageDrawing(key: prefix, svg: document.svg, note: document.lateNote ?? note)
    }

    package func form(widget: Int) async throws(PageRejection) -> PageForm {
        let id = InstanceID(widget)
        return PageForm(try await refusing { () async throws(HostError) in try await host.form(for: id) })
    }

    package func suggestions(
        widget: Int, parameter: String, query: String
    ) async throws(PageRejection) -> PageSuggestions {
        let id = InstanceID(widget)
        let choices = try await refusing { () async throws(HostError) in
            try await host.suggestions(for: id, parameter: parameter, query: query.isEmpty ? nil : query)
        }
        return PageSuggestions(options: choices.map { PageForm.Option($0) })
    }

    package func inspection(widget: Int) async throws(PageRejection) -> PageInspection {
        let id = InstanceID(widget)
        let shown = try await refusing { () async throws(HostError) in try await host.tree(of: id) }
        guard var tree = shown.tree else {
            throw PageRejection(.rejected, "Widget \(widget) has not drawn anything yet.")
        }
        let missing = await writer.findings(of: shown)
        tree.diagnostics += missing
        return PageInspection(tree, revision: shown.revision)
    }

    package func picture(widget: Int, date: Double) async throws(PageRejection) -> PageDrawing {
        let id = InstanceID(widget)
        let moment = Date(timeIntervalSince1970: date)
        let shown = try await refusing { () async throws(HostError) in try await host.tree(of: id, at: moment) }
        guard let tree = shown.tree else {
            return PageDrawing(key: "\(widget)-\(Checksum.text(""))", svg: nil, note: shown.reasons.first)
        }
        let document = try await document(of: tree, prefix: "p\(widget)-")
        return PageDrawing(
            key: "\(widget)-\(Checksum.text(document.svg))", svg: document.svg,
            note: document.lateNote ?? shown.reasons.first)
    }

    static func family(_ name: String) throws(PageRejection) -> Family {
        guard let family = Family(rawValue: name) else {
            throw PageRejection(.invalid, "There is no widget size called “\(name)”.")
        }
        return family
    }

    func refusing<Answer>(
        _ work: () async throws(HostError) -> Answer
    ) async throws(PageRejection) -> Answer {
        do throws(HostError) {
            return try await work()
        } catch {
            throw PageRejection(error)
        }
    }
}

extension PageDocument {
    /// The reason that it is empty, if it took too long.
    var lateNote: String? { isLate ? findings.first?.message : nil }
}

extension PageState {
    /// Adds what pages wait for to the reasons that a widget or an activity does not show its expected content.
    fileprivate mutating func add(_ notes: PageNotes) {
        for (id, note) in notes.widgets {
            let known = widgets["\(id)"]?.reason
            widgets["\(id)"]?.reason = known.map { "\($0) \(note)" } ?? note
        }
        for index in activities.indices {
            guard let note = notes.activities[ActivityID(activities[index].id)] else { continue }
            activities[index].failure = activities[index].failure.map { "\($0) \(note)" } ?? note
        }
    }
}

extension PageRejection {
    init(_ error: HostError) {
        let reason: Reason =
            switch error {
            case .unknownInstance, .unknownStack, .unknownExtension, .unknownKind: .unknown
            case .notStored: .notStored
            default: .rejected
            }
        let text = error.description
        let sentence = text.prefix(1).uppercased() + text.dropFirst()
        self.init(reason, sentence.hasSuffix(".") ? sentence : sentence + ".")
    }
}

extension ConfigurationForm.Field {
    /// The value in a summary. A switch shows no text in the form, and its value would be a word of Swift.
    var shortValue: String? {
        switch (kind, valueJSON) {
        case (.toggle, "true"?): "On"
        case (.toggle, "false"?): "Off"
        default: valueTitle
        }
    }
}

/// Caches summaries, which require a request to the extension.
private final class SummaryCache: Sendable {
    private let values = Mutex<[InstanceID: (key: String, text: String)]>([:])

    func value(_ id: InstanceID, key: String) -> String? {
        values.withLock { $0[id]?.key == key ? $0[id]?.text : nil }
    }

    func set(_ id: InstanceID, key: String, _ text: String) {
        values.withLock { $0[id] = (key, text) }
    }
}

/// A short name for a string, which is the same on every run.
enum Checksum {
    static func text(_ text: String) -> String { String(text.utf8.checksum, radix: 36) }
}
