import DeviceCatalog
import ExtensionProtocol
import Foundation
import Scenes

/// The place that is looked at, and what that means for the widgets that stand in it.
extension HostMachine {
    /// The device that the person has on a platform.
    package func device(on platform: Platform) -> Device {
        platform == .iPhone ? device : otherDevices[platform] ?? device
    }

    static func otherDevices(_ choice: PlaceChoice) throws(HostError) -> [Platform: Device] {
        var devices: [Platform: Device] = [:]
        for platform in Platform.allCases where platform != .iPhone {
            let found: Device
            do throws(UnknownName) {
                found = try DeviceCatalog.device(named: choice[platform])
            } catch {
                throw .unknownDevice(error.description)
            }
            guard found.platform == platform else {
                throw .unknownDevice("\(found.name) is not of the platform \(platform.rawValue).")
            }
            devices[platform] = found
        }
        return devices
    }

    /// Where a widget is drawn for: the place that is looked at when it stands there, else its own.
    func seat(of instance: WidgetInstance) -> (context: Context, device: Device) {
        let place = state.environment.place
        if roster.holds(instance.id) { return (place.context, device(on: place.platform)) }
        return (instance.context, device(on: instance.platform))
    }

    /// The surroundings of an instance; none when its size is not shown on the present device.
    package func environment(for id: InstanceID) -> WidgetEnvironment? {
        guard let instance = state.instances[id] else { return nil }
        let seat = seat(of: instance)
        var environment = try? state.environment.widgetEnvironment(
            family: instance.family, context: seat.context, device: seat.device)
        if let bent = roster.bends[id] { environment?.widgetLabel = bent.label == nil ? .hidden : .shown }
        return environment
    }

    /// What the place does to the picture of an instance; none in a place that does not show it.
    package func traits(of id: InstanceID) -> (place: WidgetPlace, traits: PlaceTraits)? {
        guard let instance = state.instances[id], let family = Family(rawValue: instance.family.rawValue) else {
            return nil
        }
        let seat = seat(of: instance)
        let setting = state.environment.setting(in: seat.context, of: seat.device.platform)
        guard let place = try? WidgetPlace(device: seat.device, context: seat.context, family: family),
            let traits = try? place.traits(under: setting)
        else { return nil }
        return (place, traits)
    }

    /// The place that is looked at as a scene is asked for; its widgets are the roster's.
    package var sceneRequest: SceneRequest {
        var request = emptyPlace(state.environment.place.context, of: state.environment.place.platform)
        request.widgets = roster.members.map(\.widget)
        return request
    }

    /// A place as a scene without widgets.
    func emptyPlace(_ context: Context, of platform: Platform) -> SceneRequest {
        let environment = state.environment
        return SceneRequest(
            device: device(on: platform), context: context, setting: environment.setting(in: context, of: platform),
            orientation: environment.place.orientation == .landscape ? .landscape : .portrait,
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            locale: environment.locale.replacing("_", with: "-"))
    }

    /// Says anew which widgets stand in the place that is looked at, and has those drawn whose seat became another.
    ///
    /// - Parameter isQuiet: whoever asks sees to the drawing.
    mutating func arrange(at now: Date, isQuiet: Bool = false) {
        let next = nextRoster()
        guard next.question != roster.question else { return }
        guard !isQuiet else {
            roster = next
            return
        }
        let before = roster
        let environments = Dictionary(
            uniqueKeysWithValues: state.instances.keys.filter { before.holds($0) || next.holds($0) }
                .map { ($0, environment(for: $0)) })
        roster = next
        effects.append(.changed)
        for (id, old) in environments.sorted(by: { $0.key < $1.key }) { look(at: id, now: now, before: old) }
    }

    private func nextRoster() -> PlaceRoster {
        let place = state.environment.place
        guard !place.isPhoneHome else { return PlaceRoster() }
        let fitting = Set(place.context.families(on: place.platform))
        var own: [PlaceRoster.Member] = []
        var others: [PlaceRoster.Member] = []
        for instance in state.instances.values.sorted(by: { $0.id < $1.id }) where fitting.contains(instance.family) {
            guard let family = Family(rawValue: instance.family.rawValue) else { continue }
            let isOwn = instance.context == place.context && instance.platform == place.platform
            let member = PlaceRoster.Member(
                instance: instance.id,
                widget: .init(name: state.extensions[instance.extensionID]?.name ?? instance.kind, family: family),
                isOwn: isOwn)
            if isOwn { own.append(member) } else { others.append(member) }
        }
        let base = emptyPlace(place.context, of: place.platform)
        let question = PlaceRoster.Question(base: base, candidates: own + others)
        return question == roster.question ? roster : PlaceRoster(question)
    }

    /// Draws a widget for its present surroundings when they are not those from before; what the place does to the
    /// picture may be another in any case.
    mutating func look(at id: InstanceID, now: Date, before: WidgetEnvironment?) {
        effects.append(.show(id))
        guard let instance = state.instances[id], environment(for: id) != before else { return }
        if instance.schedule.generation == 0 {
            requestPlaceholder(id)
            if loadings[id] == nil { return }
        }
        redraw(id, at: now)
    }
}
