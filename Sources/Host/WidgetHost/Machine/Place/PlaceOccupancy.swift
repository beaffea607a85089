import DeviceCatalog

/// The widgets in the visible place.
///
/// 1. Widgets that were added to the place come first, in the order of their addition.
/// 2. Others with a family that the place shows follow, so that every placed widget is visible in every place that the
///    guidelines' tables allow.
/// 3. Each gets a slot if it fits; otherwise the reason is recorded.
///
/// This does not apply to the iPhone's Home Screen, which has pages with a grid.
package struct PlaceOccupancy: Sendable {
    package struct Member: Hashable, Sendable {
        package var instance: InstanceID
        package var widget: PlaceRequest.Widget
        /// Whether it was added to this place.
        package var isOwn: Bool
    }

    package private(set) var members: [Member] = []
    /// Widgets that belong to the place but do not fit, with the reason.
    package private(set) var rejected: [InstanceID: String] = [:]
    /// The widgets that the place bends, and whether it shows their labels.
    private var bent: [InstanceID: PlaceSlot.Label] = [:]
    private var question: Question?

    /// The input of the computation.
    struct Question: Hashable, Sendable {
        /// The place without widgets.
        var place: PlaceRequest
        var candidates: [Member]
    }

    init() {}

    init(_ question: Question, _ provider: any SlotProvider) {
        self.question = question
        var request = question.place
        var slots: [PlaceSlot] = []
        for candidate in question.candidates {
            request.widgets.append(candidate.widget)
            do throws(SlotRejection) {
                slots = try provider.slots(for: request)
                members.append(candidate)
            } catch {
                request.widgets.removeLast()
                rejected[candidate.instance] = error.description
            }
        }
        for slot in slots where members.indices.contains(slot.widget) {
            if case .bent(let label) = slot.shape { bent[members[slot.widget].instance] = label }
        }
    }

    func isAnswer(to question: Question?) -> Bool { self.question == question }

    package func contains(_ id: InstanceID) -> Bool { members.contains { $0.instance == id } }

    /// The label placement of a widget that the place bends; `nil` for other widgets.
    package func label(of id: InstanceID) -> PlaceSlot.Label? { bent[id] }

    package var bendsContent: Bool { !bent.isEmpty }
}
