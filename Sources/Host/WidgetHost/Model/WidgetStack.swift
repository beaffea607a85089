import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// Widgets of one size in one place, of which one is visible.
///
/// Invariants: two to ten members (one only while the others are being removed), all of `family`; `visible` is the
/// index of a member; `pins` contains only members.
package struct WidgetStack: Hashable, Sendable, Codable, Identifiable {
    /// The maximum number of members (F-64).
    package static let limit = 10

    package enum Rotation: String, Hashable, Sendable, Codable, CaseIterable {
        /// Rotates automatically to the most relevant member.
        case smart
        case byHand
    }

    package enum Suggestions: String, Hashable, Sendable, Codable, CaseIterable {
        case allowed
        /// Stored files have this name.
        case rejected = "refused"
    }

    package let id: StackID
    package var family: Family
    package var members: [InstanceID]
    package var visible: Int
    package var rotation: Rotation
    package var suggestions: Suggestions
    /// Members that keep their position while the others are ordered by relevance (watch).
    package var pins: [InstanceID: Int]
    /// The date until which the member that the user scrolled to stays.
    package var heldUntil: Date?

    package init(
        id: StackID, family: Family, members: [InstanceID], visible: Int = 0, rotation: Rotation = .smart,
        suggestions: Suggestions = .allowed, pins: [InstanceID: Int] = [:], heldUntil: Date? = nil
    ) {
        self.id = id
        self.family = family
        self.members = members
        self.visible = visible
        self.rotation = rotation
        self.suggestions = suggestions
        self.pins = pins
        self.heldUntil = heldUntil
    }

    package var visibleMember: InstanceID? {
        members.indices.contains(visible) ? members[visible] : members.first
    }
}
