import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// Stacks of widgets: their members and the visible one.
///
/// 1. A stack rotates automatically to its most relevant member, unless the user turned this off or holds it.
/// 2. The user holds a stack by scrolling or by adding to it, for the duration in the settings.
/// 3. A stack of a watch is a list: instead of rotating it orders its members by relevance, around the pinned ones.
///
/// Invariants: those of `WidgetStack`; no widget is in two stacks.
struct StackMachine: Equatable, Sendable {
    private(set) var stacks: [StackID: WidgetStack]

    /// The effect of relevance on a stack.
    enum Arrangement {
        /// Makes the most relevant member visible.
        case oneVisible
        /// Orders the members.
        case ordered
    }

    /// The remainder of a stack after a member left.
    enum Remainder: Equatable {
        case stack
        /// The stack was removed; only its last member remains.
        case widget(InstanceID?)
    }

    init(_ stacks: [StackID: WidgetStack] = [:]) { self.stacks = stacks }

    subscript(id: StackID) -> WidgetStack? { stacks[id] }

    func get(_ id: StackID) throws(HostError) -> WidgetStack {
        guard let stack = stacks[id] else { throw .unknownStack(id) }
        return stack
    }

    func stackID(of widget: InstanceID) -> StackID? { stacks.values.first { $0.members.contains(widget) }?.id }

    // MARK: Members

    mutating func create(_ id: StackID, family: Family, members: [InstanceID]) {
        stacks[id] = WidgetStack(id: id, family: family, members: members)
    }

    /// Restores an earlier value of a stack.
    mutating func restore(_ stack: WidgetStack, _ out: inout HostOutbox) {
        stacks[stack.id] = stack
        out.refreshAlarm(of: .stack(stack.id))
    }

    /// Adds widgets after the existing members.
    mutating func append(_ members: [InstanceID], to id: StackID, _ visibility: Visibility = .unchanged) {
        guard var stack = stacks[id] else { return }
        if visibility == .firstAdded { stack.visible = stack.members.count }
        stack.members += members
        stacks[id] = stack
    }

    /// The visible member after members are added.
    enum Visibility { case firstAdded, unchanged }

    /// Changes the size of a stack; the caller changes that of its members.
    mutating func resize(_ id: StackID, to family: Family) { stacks[id]?.family = family }

    mutating func remove(_ id: StackID, _ out: inout HostOutbox) {
        stacks[id] = nil
        out.refreshAlarm(of: .stack(id))
    }

    /// Removes a member. A stack with fewer than `leastMembers` remaining members is removed.
    mutating func leave(
        _ widget: InstanceID, _ id: StackID, leastMembers: Int, _ out: inout HostOutbox
    ) -> Remainder {
        guard var stack = stacks[id], let index = stack.members.firstIndex(of: widget) else { return .stack }
        stack.members.remove(at: index)
        stack.pins[widget] = nil
        if stack.visible > index || stack.visible >= stack.members.count { stack.visible = max(0, stack.visible - 1) }
        stacks[id] = stack
        guard stack.members.count < leastMembers else { return .stack }
        remove(id, &out)
        return .widget(stack.members.first)
    }

    // MARK: Commands

    /// - Returns: The stack that must be arranged again.
    mutating func apply(
        _ command: StackCommand, hold: TimeInterval, at now: Date, _ out: inout HostOutbox
    ) throws(HostError) -> StackID? {
        switch command {
        case .reorderStack(let id, let members):
            try reorder(id, members)
            out.noteLayoutChange()
            return nil
        case .scrollStack(let id, let index):
            try scroll(id, to: index)
            self.hold(id, until: now.addingTimeInterval(hold), &out)
            return nil
        case .setRotation(let id, let rotation):
            _ = try get(id)
            stacks[id]?.rotation = rotation
            return id
        case .setSuggestions(let id, let setting):
            _ = try get(id)
            stacks[id]?.suggestions = setting
            return id
        case .pin(let widget, let index): return try pin(widget, at: index)
        }
    }

    private mutating func reorder(_ id: StackID, _ members: [InstanceID]) throws(HostError) {
        let stack = try get(id)
        guard members.sorted() == stack.members.sorted() else {
            throw .invalid("the new order must name the same widgets as the stack has")
        }
        stacks[id]?.members = members
        stacks[id]?.visible = stack.visibleMember.flatMap { members.firstIndex(of: $0) } ?? 0
    }

    private mutating func scroll(_ id: StackID, to index: Int) throws(HostError) {
        let stack = try get(id)
        guard stack.members.indices.contains(index) else {
            throw .invalid("stack \(id) has \(stack.members.count) widgets; index \(index) does not exist")
        }
        stacks[id]?.visible = index
    }

    private mutating func pin(_ widget: InstanceID, at index: Int?) throws(HostError) -> StackID {
        guard let id = stackID(of: widget), let count = stacks[id]?.members.count else {
            throw .invalid("widget \(widget) isn't in a stack")
        }
        if let index, !(0..<count).contains(index) {
            throw .invalid("stack \(id) has \(count) widgets; position \(index) does not exist")
        }
        stacks[id]?.pins[widget] = index
        return id
    }

    // MARK: Rotation

    mutating func hold(_ id: StackID, until date: Date, _ out: inout HostOutbox) {
        stacks[id]?.heldUntil = date
        out.refreshAlarm(of: .stack(id))
        out.noteLayoutChange()
    }

    mutating func endHold(_ id: StackID, at now: Date) {
        if let held = stacks[id]?.heldUntil, held <= now { stacks[id]?.heldUntil = nil }
    }

    /// Limits holds that became too long because the clock was set back.
    mutating func limitHolds(to date: Date) {
        for id in stacks.keys {
            if let held = stacks[id]?.heldUntil, held > date { stacks[id]?.heldUntil = nil }
        }
    }

    /// Arranges a stack by the relevance of its members.
    ///
    /// - Returns: The member that the stack rotated to.
    mutating func arrange(
        _ id: StackID, _ arrangement: Arrangement, by scores: [InstanceID: Double], at now: Date,
        _ out: inout HostOutbox
    ) -> InstanceID? {
        guard let stack = stacks[id], stack.rotation == .smart, !stack.members.isEmpty else { return nil }
        switch arrangement {
        case .ordered:
            let ordered = stack.ordered(by: scores)
            guard ordered != stack.members else { return nil }
            stacks[id]?.members = ordered
            out.noteLayoutChange()
            return nil
        case .oneVisible:
            if let held = stack.heldUntil, held > now { return nil }
            let best = stack.mostRelevant(scores)
            guard best != stack.visible else { return nil }
            stacks[id]?.visible = best
            out.noteLayoutChange()
            return stack.members[best]
        }
    }
}
