import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Scenes
import WidgetVocabulary

/// Descriptions of the host, the gallery and forms.
extension WidgetHost {
    package func snapshot() -> HostSnapshot {
        HostSnapshot(reader, clock: clock.state, revision: publisher.revision, notices: publisher.notices)
    }

    /// The user's iPhone.
    package func phone() -> Device { machine.device(on: .iPhone) }

    /// The visible place, with its widgets.
    package func sceneRequest() -> SceneRequest {
        var request = SceneRequest(machine.placeRequest)
        request.moment = SceneMoment(
            clock.now, locale: Locale(identifier: machine.environment.locale),
            timeZone: TimeZone(identifier: machine.environment.timeZone) ?? .gmt)
        return request
    }

    /// The widgets of the visible place, in the order of the request.
    package func sceneMembers() -> [InstanceID] { machine.occupancy.members.map(\.instance) }

    // MARK: Gallery

    /// - Parameter platform: The platform; `nil` for the one that has the place, or iPhone if several have it.
    package func gallery(for context: Context, on platform: Platform? = nil) -> Gallery {
        Gallery(
            machine.installed, for: context, on: platform ?? context.usualPlatform,
            colorScheme: machine.environment.colorScheme)
    }

    /// Ready-made configurations that a widget recommends.
    package func recommendations(
        of id: ExtensionID, kind: String
    ) async throws(HostError) -> [ConfigurationRecommendation] {
        _ = try machine.widgetDescription(of: kind, id)
        let gateway = try connections.get(id)
        return try await available { () async throws(GatewayFailure) in
            try await gateway.send(RecommendationsRequest(kind: kind, locale: self.machine.environment.locale))
        }
    }

    /// A realistic picture: the provider's snapshot, or its placeholder if the snapshot takes too long or fails (F-55).
    package func galleryPreview(
        of id: ExtensionID, kind: String, family: Family, overrides: EnvironmentOverrides = .init()
    ) async throws(HostError) -> GalleryPreview {
        let widget = try machine.widgetDescription(of: kind, id)
        guard widget.families.contains(family) else {
            throw .unsupportedFamily(family, kind: kind, supported: widget.families)
        }
        let previews = try previews(of: id)
        let environment = try machine.environment.previewEnvironment(of: family) { machine.device(on: $0) }
            .applying(overrides)
        return await previews.widget(kind, environment, timeLimit: machine.settings.snapshotTimeLimit)
    }

    /// A picture of a Live Activity that is not started: the first state in one of the places.
    package func activityPreview(
        of id: ExtensionID, attributes: String, presentation: ActivityPresentation
    ) async throws(HostError) -> (tree: RenderTree, reply: ActivityReply) {
        _ = try machine.activityDescription(of: attributes, id)
        let previews = try previews(of: id)
        let environment = machine.environment
        let place: ActivityPlacement
        do throws(ActivityRejection) {
            place = try ActivityPlacement(device: phone(), presentation: presentation)
        } catch {
            throw .unavailable(error.description)
        }
        guard var placed = environment.activityEnvironment(place.presentation, on: phone()) else {
            throw .unavailable("the device has no place for this presentation")
        }
        placed.now = clock.now.timeIntervalSinceReferenceDate
        let request = withWrittenStates(
            ActivityRequest(
                attributes: attributes, locale: environment.locale, timeLimit: machine.settings.timelineTimeLimit),
            of: id)
        return try await available { [placed] () async throws(GatewayFailure) in
            try await previews.activity(request, placed)
        }
    }

    /// A control with its preview value, and its corner radius in points.
    package func controlPreview(
        of id: ExtensionID, kind: String, size: ControlSize
    ) async throws(HostError) -> (tree: RenderTree, radius: Double) {
        let known = try machine.installedExtension(id).description.controls.map(\.kind)
        guard known.contains(kind) else { throw .unknownKind(kind, extensionID: id, known: known) }
        let previews = try previews(of: id)
        let placement: ControlPlacement
        do throws(ControlRejection) {
            placement = try ControlPlacement(device: phone(), size: size)
        } catch {
            throw .unavailable(error.description)
        }
        let request = EntriesRequest(
            kind: kind, purpose: .snapshot, environment: machine.environment.controlEnvironment(placement, on: phone()),
            isPreview: true, timeLimit: machine.settings.snapshotTimeLimit)
        let tree = try await available { () async throws(GatewayFailure) in try await previews.picture(request) }
        return (tree, placement.cornerRadius)
    }

    // MARK: Declared previews

    /// The previews of widgets that an extension's sources declare.
    package func declaredPreviews(of id: ExtensionID) async throws(HostError) -> [DeclaredPreview] {
        let timelines = try timelines(of: id)
        return try await available { () async throws(GatewayFailure) in try await timelines.list() }
    }

    /// Some entries of a declared preview.
    ///
    /// - Parameters:
    ///   - index: Its place in the list of all previews.
    ///   - family: Its size.
    ///   - wanted: The entries to draw; those that do not exist are omitted.
    package func timeline(
        ofPreview index: Int, _ family: Family, of id: ExtensionID, _ variant: WidgetVariant, drawing wanted: Range<Int>
    ) async throws(HostError) -> PreviewTimeline {
        let timelines = try timelines(of: id)
        let drawing = try machine.drawing(variant, ofPreview: family)
        return try await available { () async throws(GatewayFailure) in
            try await timelines.timeline(of: index, in: drawing, drawing: wanted)
        }
    }

    private func timelines(of id: ExtensionID) throws(HostError) -> PreviewTimelines {
        PreviewTimelines(gateway: try connections.get(id), machine: machine, now: clock.now, date: extensionDate)
    }

    // MARK: Drawing

    private func previews(of id: ExtensionID) throws(HostError) -> PreviewDrawing {
        PreviewDrawing(gateway: try connections.get(id), date: extensionDate)
    }

    /// The response of an extension; its failure is the caller's failure.
    private func available<Answer: Sendable>(
        _ ask: () async throws(GatewayFailure) -> Answer
    ) async throws(HostError) -> Answer {
        do throws(GatewayFailure) {
            return try await ask()
        } catch {
            throw .unavailable(error.message)
        }
    }

    // MARK: Forms

    /// The edit-widget form.
    ///
    /// - Parameter draft: Unsaved values, which may show or hide other fields.
    package func form(
        for id: InstanceID, draft: [ConfigurationEntry]? = nil
    ) async throws(HostError) -> ConfigurationForm {
        let reader = try formReader(of: id, draft: draft)
        let owner = reader.instance.extensionID
        var form = await reader.form(connections[owner])
        form.setColors(of: machine.installed(owner)?.description, in: machine.environment.colorScheme)
        return form
    }

    /// The valid values of a form field; `query` is the user's search text, `nil` for the suggested values.
    package func suggestions(
        for id: InstanceID, parameter: String, query: String?
    ) async throws(HostError) -> [ConfigurationForm.Choice] {
        let reader = try formReader(of: id)
        guard reader.widget.parameters.contains(where: { $0.name == parameter }) else {
            throw .unknownParameter(parameter, kind: reader.instance.kind)
        }
        let gateway = try connections.get(reader.instance.extensionID)
        return try await available { () async throws(GatewayFailure) in
            try await reader.suggestions(for: parameter, query: query, gateway)
        }
    }

    private func formReader(
        of id: InstanceID, draft: [ConfigurationEntry]? = nil
    ) throws(HostError) -> FormReader {
        guard var instance = machine.instance(id) else { throw .unknownInstance(id) }
        if let draft { instance.configuration = draft }
        return FormReader(
            widget: try machine.widgetDescription(of: instance.kind, instance.extensionID), instance: instance,
            locale: machine.environment.locale)
    }
}
