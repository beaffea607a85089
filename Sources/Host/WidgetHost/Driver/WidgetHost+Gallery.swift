import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// What can be placed.
extension WidgetHost {
    /// - Parameter platform: without one that which has the place, and of several the iPhone.
    package func gallery(for context: Context, on platform: Platform? = nil) -> Gallery {
        Gallery(
            machine.state.extensions.values.sorted { $0.id < $1.id }, for: context,
            on: platform ?? context.usualPlatform,
            colorScheme: machine.state.environment.colorScheme)
    }

    /// Ready-made configurations that a widget recommends.
    package func recommendations(
        of id: ExtensionID, kind: String
    ) async throws(HostError) -> [ConfigurationRecommendation] {
        _ = try machine.widget(kind, of: id)
        guard let gateway = gateways[id] else { throw .unavailable("the extension '\(id)' is not running") }
        do throws(GatewayFailure) {
            return try await gateway.recommendations(kind: kind, locale: machine.state.environment.locale)
        } catch {
            throw .unavailable(error.message)
        }
    }

    /// A realistic picture: the provider's snapshot or, when that takes too long or fails, its sample data (F-55).
    package func galleryPreview(
        of id: ExtensionID, kind: String, family: WidgetFamilyName, overrides: EnvironmentOverrides = .init()
    ) async throws(HostError) -> GalleryPreview {
        let widget = try machine.widget(kind, of: id)
        guard widget.families.contains(family) else {
            throw .unsupportedFamily(family, kind: kind, supported: widget.families)
        }
        guard let gateway = gateways[id] else { throw .unavailable("the extension '\(id)' is not running") }
        let environment = try previewEnvironment(family).applying(overrides)
        var request = EntriesRequest(
            kind: kind, purpose: .snapshot, environment: environment, isPreview: true,
            timeLimit: machine.state.settings.snapshotTimeLimit)
        let date = extensionDate
        let failure: GatewayFailure
        do throws(GatewayFailure) {
            let tree = try await Self.picture(request, environment, gateway, at: date)
            return GalleryPreview(source: .snapshot, tree: tree, environment: environment)
        } catch {
            failure = error
        }
        request.purpose = .placeholder
        do throws(GatewayFailure) {
            let tree = try await Self.picture(request, environment, gateway, at: date)
            return GalleryPreview(
                source: .simulated, tree: tree, environment: environment, reason: failure.message)
        } catch {
            return GalleryPreview(source: .none, tree: nil, environment: environment, reason: failure.message)
        }
    }

    /// As the widget is in the place that is looked at, in full colour and on its background where it has them there.
    private func previewEnvironment(_ family: WidgetFamilyName) throws(HostError) -> WidgetEnvironment {
        var environment = machine.state.environment
        let place = environment.place
        let isHere = place.context.families(on: place.platform).contains(family)
        let isAccessory = family.rawValue.hasPrefix("accessory")
        let platform = isHere ? place.platform : .iPhone
        let usual: Context = isAccessory ? .lockScreen : .homeScreen
        var context = isHere ? place.context : usual
        if !isAccessory, let known = Family(rawValue: family.rawValue), !context.showsContainerBackground {
            context = known.contexts(on: platform)?.first { $0.showsContainerBackground } ?? context
        }
        environment.setting = Setting(appearance: environment.setting.appearance == .light ? .light : .dark)
        return try environment.widgetEnvironment(
            family: family, context: context, device: machine.device(on: platform))
    }

    static func picture(
        _ request: EntriesRequest, _ environment: WidgetEnvironment, _ gateway: any ExtensionGateway, at date: Date?
    ) async throws(GatewayFailure) -> RenderTree {
        let reply = try await gateway.entries(request, at: date)
        let trees: [RenderTree]
        do throws(GatewayFailure) {
            trees = try await gateway.render(RenderRequest(token: reply.token, environments: [environment]))
        } catch {
            await gateway.release(reply.token)
            throw error
        }
        await gateway.release(reply.token)
        guard let tree = trees.first else { throw GatewayFailure(.process, "no picture came") }
        return tree
    }
}

extension Gallery {
    /// Apps without a widget for this place are left out unless they have Live Activities or controls, and so are
    /// widgets without a fitting size (F-54).
    ///
    /// The Add button has the app's accent colour if it declares one (F-56).
    package init(
        _ extensions: [InstalledExtension], for context: Context, on platform: Platform,
        colorScheme: WidgetEnvironment.ColorScheme = .light
    ) {
        let fitting = context.families(on: platform)
        self.init(
            context: context,
            apps: extensions.compactMap { installed in
                let accent = installed.description.accent.map { colorScheme == .dark ? $0.dark : $0.light }
                let groups = installed.description.widgets.compactMap { widget -> Group? in
                    let families = fitting.filter { widget.families.contains($0) }
                    guard !families.isEmpty, widget.configuration != .activity else { return nil }
                    return Group(
                        kind: widget.kind, displayName: widget.displayName, description: widget.description,
                        families: families, addButtonColor: accent?.hexText,
                        findings: GalleryText.findings(description: widget.description))
                }
                // Apps on an iPhone have them.
                let isPhone = platform == .iPhone
                let activities = isPhone ? installed.description.activities.map { Activity($0) } : []
                let controls = isPhone ? installed.description.controls.map { Control($0) } : []
                guard !groups.isEmpty || !activities.isEmpty || !controls.isEmpty else { return nil }
                return App(
                    id: installed.id, name: installed.name, groups: groups, activities: activities, controls: controls)
            })
    }
}

extension Gallery.Activity {
    fileprivate init(_ description: ActivityDescription) {
        self.init(
            attributes: description.attributes,
            name: description.typeName.isEmpty ? description.attributes : description.typeName)
    }
}

extension Gallery.Control {
    fileprivate init(_ description: ControlDescription) {
        let names = [description.displayName, description.typeName, description.kind]
        self.init(
            kind: description.kind, name: names.first { !$0.isEmpty } ?? "", description: description.description)
    }
}

extension RGBA {
    /// `#RRGGBB`; components outside of sRGB are brought into it.
    var hexText: String {
        let parts = [red, green, blue].map { component in
            let value = Int((min(max(component, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }
        return "#" + parts.joined()
    }
}
