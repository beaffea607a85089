import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

extension WidgetEnvironment {
    /// What a control is laid out for; Control Center is dark.
    package mutating func set(_ placement: ControlPlacement) {
        canvasSize = CGSize(width: placement.canvas.width, height: placement.canvas.height)
        cornerRadius = placement.cornerRadius
        colorScheme = .dark
        contentMargins = Margins(all: 0)
        control = ControlPlace(ControlSizeName(placement.size))
    }
}

extension ControlSizeName {
    package init(_ size: ControlSize) {
        switch size {
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        }
    }
}

extension WidgetHost {
    /// The iPhone that the person has.
    package func phone() -> Device { machine.device }

    /// A control with its value for previews, and the radius of its corners in points.
    package func controlPreview(
        of id: ExtensionID, kind: String, size: ControlSize
    ) async throws(HostError) -> (tree: RenderTree, radius: Double) {
        guard let installed = machine.state.extensions[id] else { throw .unknownExtension(id) }
        let known = installed.description.controls.map(\.kind)
        guard known.contains(kind) else { throw .unknownKind(kind, extensionID: id, known: known) }
        guard let gateway = gateways[id] else { throw .unavailable("the extension '\(id)' is not running") }
        let placement: ControlPlacement
        do throws(ControlRefusal) {
            placement = try ControlPlacement(device: machine.device, size: size)
        } catch {
            throw .unavailable(error.description)
        }
        let host = machine.state.environment
        var environment = WidgetEnvironment(
            family: .systemSmall, canvasSize: .zero, displayScale: machine.device.scale, contrast: host.contrast,
            legibilityWeight: host.legibilityWeight, systemColors: host.systemColors,
            layoutDirection: host.layoutDirection, locale: host.locale, timeZone: host.timeZone)
        environment.set(placement)
        do throws(GatewayFailure) {
            let tree = try await Self.picture(
                EntriesRequest(
                    kind: kind, purpose: .snapshot, environment: environment, isPreview: true,
                    timeLimit: machine.state.settings.snapshotTimeLimit), environment, gateway, at: extensionDate)
            return (tree, placement.cornerRadius)
        } catch {
            throw .unavailable(error.message)
        }
    }
}
