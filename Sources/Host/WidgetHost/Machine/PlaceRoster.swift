import DeviceCatalog
import Scenes

/// Which widgets stand in the place that is looked at.
///
/// 1. Those that were added to the place come first, in the order in which they were added.
/// 2. Then come the others of a family that the place shows, so that every placed widget can be seen in every place
///    where the guidelines' tables let it be.
/// 3. Each is put where the place has room; for what finds none the refusal is kept in words.
///
/// The iPhone's Home Screen is not such a place: it has pages with a grid.
package struct PlaceRoster: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var instance: InstanceID
        package var widget: SceneRequest.Widget
        package var isOwn: Bool
    }

    package private(set) var members: [Member] = []
    /// Widgets that fit the place but find no room, with the reason.
    package private(set) var refused: [InstanceID: String] = [:]
    /// Places of widgets that are bent there, as along the edge of a dial.
    private(set) var bends: [InstanceID: SceneSlot] = [:]
    private(set) var question: Question?

    /// What the answer depends on.
    struct Question: Hashable, Sendable {
        var base: SceneRequest
        var candidates: [Member]
    }

    init() {}

    init(_ question: Question) {
        self.question = question
        var request = question.base
        var slots: [SceneSlot] = []
        for candidate in question.candidates {
            request.widgets.append(candidate.widget)
            do throws(SceneRefusal) {
                slots = try Scene(request).slots
                members.append(candidate)
            } catch {
                request.widgets.removeLast()
                refused[candidate.instance] = error.description
            }
        }
        for slot in slots where slot.bendsContent && members.indices.contains(slot.widget) {
            bends[members[slot.widget].instance] = slot
        }
    }

    package func holds(_ id: InstanceID) -> Bool { members.contains { $0.instance == id } }
}
