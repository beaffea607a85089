import DeviceCatalog

/// Which widgets are in the visible place.
///
/// 1. Those that were added to the place come first, in the order in which they were added.
/// 2. Then come the others of a family that the place shows, so that every placed widget can be seen in every place
///    where the guidelines' tables let it be.
/// 3. Each is put where the place has room; for one without room the reason is kept.
///
/// The iPhone's Home Screen is not such a place: it has pages with a grid.
package struct PlaceOccupancy: Sendable {
    package struct Member: Hashable, Sendable {
        package var instance: InstanceID
        package var widget: PlaceRequest.Widget
        /// Whether it was added to this place.
        package var isOwn: Bool
    }

    package private(set) var members: [Member] = []
    /// Widgets that fit the place but find no room, with the reason.
    package private(set) var refused: [InstanceID: String] = [:]
    /// Widgets that the place bends, and whether it shows their label.
    private var bent: [InstanceID: PlaceSlot.Label] = [:]
    private var question: Question?

    /// What the answer depends on.
    struct Question: Hashable, Sendable {
        /// Without widgets.
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
            do throws(SlotRefusal) {
                slots = try provider.slots(for: request)
                members.append(candidate)
            } catch {
                request.widgets.removeLast()
                refused[candidate.instance] = error.description
            }
        }
        for slot in slots where members.indices.contains(slot.widget) {
            if case .bent(let label) = slot.shape { bent[members[slot.widget].instance] = label }
        }
    }

    func isAnswer(to question: Question?) -> Bool { self.question == question }

    package func contains(_ id: InstanceID) -> Bool { members.contains { $0.instance == id } }

    /// How the place shows the label of a widget that it bends; nil for one that it does not bend.
    package func label(of id: InstanceID) -> PlaceSlot.Label? { bent[id] }

    package var bendsContent: Bool { !bent.isEmpty }
}
