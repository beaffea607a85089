import DeviceCatalog
import Scenes

/// The slots of places in scenes.
package struct SceneSlots: SlotProvider {
    package init() {}

    package func slots(for request: PlaceRequest) throws(SlotRejection) -> [PlaceSlot] {
        do throws(SceneRejection) {
            return try Scene(SceneRequest(request)).slots.map { PlaceSlot($0) }
        } catch {
            throw SlotRejection(error.description)
        }
    }
}

extension PlaceSlot {
    init(_ slot: SceneSlot) {
        self.init(
            widget: slot.widget,
            shape: slot.bendsContent ? .bent(label: slot.label == nil ? .hidden : .shown) : .upright)
    }
}

extension SceneRequest {
    init(_ place: PlaceRequest) {
        self.init(
            device: place.device, context: place.context, setting: place.setting, orientation: place.orientation,
            direction: place.direction == .rightToLeft ? .rightToLeft : .leftToRight, locale: place.locale,
            widgets: place.widgets.map { Widget(name: $0.name, family: $0.family) })
    }
}

/// The slots of the visible place that bend the content of widgets. They are computed once for each place with its
/// widgets.
struct BentSlots: Sendable {
    /// The input of the computation.
    private struct Question: Hashable, Sendable {
        var place: PlaceRequest
        var members: [InstanceID]
    }

    private var question: Question?
    private var slots: [InstanceID: SceneSlot] = [:]

    /// The slot of a widget; `nil` if the visible place does not bend it.
    mutating func slot(of id: InstanceID, on device: HostMachine) -> SceneSlot? {
        let occupancy = device.occupancy
        guard occupancy.label(of: id) != nil else { return nil }
        let question = Question(place: device.placeRequest, members: occupancy.members.map(\.instance))
        if question != self.question {
            self.question = question
            let found = (try? Scene(SceneRequest(question.place)).slots) ?? []
            let bent = found.filter { $0.bendsContent && question.members.indices.contains($0.widget) }
            slots = Dictionary(bent.map { (question.members[$0.widget], $0) }, uniquingKeysWith: { $1 })
        }
        return slots[id]
    }
}
