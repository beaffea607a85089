import ExtensionProtocol
import Foundation

/// Stacks of widgets.
extension HostMachine {
    func stackID(of id: InstanceID) -> StackID? {
        state.stacks.values.first { $0.members.contains(id) }?.id
    }

    /// Turns the stack of an instance to what is most relevant now, unless the person holds it.
    mutating func turnStack(of id: InstanceID, at now: Date) {
        guard !state.stacks.isEmpty, let stack = stackID(of: id) else { return }
        turn(stack, at: now)
    }

    mutating func turn(_ id: StackID, at now: Date) {
        guard let stack = state.stacks[id], stack.rotation == .smart, !stack.members.isEmpty else { return }
        let isOnWatch = state.isWatchStack(stack)
        var scores: [InstanceID: Double] = [:]
        for member in stack.members {
            guard let instance = state.instances[member] else { continue }
            scores[member] =
                isOnWatch
                ? instance.lift(in: state.circumstances) + providedLift(of: instance, at: now)
                : instance.relevance(at: now, in: state.circumstances)
        }
        if isOnWatch {
            let ordered = stack.ordered(by: scores)
            guard ordered != stack.members else { return }
            state.stacks[id]?.members = ordered
        } else {
            if let held = stack.heldUntil, held > now { return }
            let best = stack.mostRelevant(scores)
            guard best != stack.visible else { return }
            state.stacks[id]?.visible = best
            log(.stackTurned(id, to: stack.members[best]), at: now, instance: stack.members[best])
        }
        dirty.layout = true
        effects.append(.changed)
    }

    mutating func stackIsDue(_ id: StackID, at now: Date) {
        guard let stack = state.stacks[id] else { return }
        if let held = stack.heldUntil, held <= now { state.stacks[id]?.heldUntil = nil }
        if state.isWatchStack(stack) {
            askForClues(at: now)
            cluesChanged(at: now)
        } else {
            turn(id, at: now)
        }
    }

    /// Sets the alarm for the end of the time for which the person holds the stack, and on a watch for the next change
    /// of its clues.
    mutating func setAlarm(_ id: StackID, after now: Date) {
        guard let stack = state.stacks[id] else {
            agenda.set(.stack(id), to: nil)
            return
        }
        let dates = [stack.heldUntil, state.isWatchStack(stack) ? nextClueDate(after: now) : nil]
        agenda.set(.stack(id), to: dates.compactMap(\.self).min())
    }

    /// Puts a widget or all of a stack onto another widget or stack.
    mutating func stack(
        _ content: HomePage.Content, onto target: HomePage.Content, at now: Date
    ) throws(HostError) -> StackID {
        var target = target
        if case .widget(let id) = target, let stack = stackID(of: id) { target = .stack(stack) }
        guard content != target else { throw .invalid("a widget cannot be stacked on itself") }
        let added = try members(of: content)
        let present = try members(of: target)
        guard let first = present.first.flatMap({ state.instances[$0] }),
            let other = added.first.flatMap({ state.instances[$0] })
        else { throw .invalid("only widgets and stacks of widgets can be stacked") }
        for each in [first, other] where !each.context.allowsStacks || each.standsByItself {
            throw .stacksNotHere(each.context)
        }
        guard (first.context == .watchSmartStack) == (other.context == .watchSmartStack) else {
            throw .stacksNotHere(other.context)
        }
        guard first.family == other.family else { throw .differentSizes(first.family, other.family) }
        guard added.allSatisfy({ !present.contains($0) }) else {
            throw .invalid("the widget is in that stack already")
        }
        guard present.count + added.count <= WidgetStack.limit else { throw .stackFull }

        lift(content)
        let id: StackID
        if case .stack(let existing) = target {
            id = existing
            state.stacks[id]?.members += added
        } else {
            id = StackID(state.nextNumber)
            state.nextNumber += 1
            state.stacks[id] = WidgetStack(id: id, family: first.family, members: present + added)
            state.replace(target, with: .stack(id))
        }
        for member in added { state.instances[member]?.stand(in: first.context, of: first.platform) }
        dirty.instances.formUnion(added)
        state.stacks[id]?.visible = present.count
        hold(id, at: now)
        return id
    }

    private func members(of content: HomePage.Content) throws(HostError) -> [InstanceID] {
        switch content {
        case .widget(let id):
            guard state.instances[id] != nil else { throw .unknownInstance(id) }
            return [id]
        case .stack(let id):
            guard let stack = state.stacks[id] else { throw .unknownStack(id) }
            return stack.members
        case .icon: throw .invalid("an icon cannot be stacked")
        }
    }

    /// Takes content from wherever it is, without deleting its instances.
    mutating func lift(_ content: HomePage.Content) {
        if case .widget(let id) = content, let stack = stackID(of: id) {
            leave(id, stack)
        }
        state.removePlace(of: content)
        if case .stack(let id) = content {
            state.stacks[id] = nil
            agenda.set(.stack(id), to: nil)
        }
        dirty.layout = true
        effects.append(.changed)
    }

    /// A stack that is left with one member becomes a widget again; the one of a watch stays a stack while it has any.
    private mutating func leave(_ id: InstanceID, _ stackID: StackID) {
        guard var stack = state.stacks[stackID], let index = stack.members.firstIndex(of: id) else { return }
        let leastMembers = state.isWatchStack(stack) ? 1 : 2
        stack.members.remove(at: index)
        stack.pins[id] = nil
        if stack.visible > index || stack.visible >= stack.members.count { stack.visible = max(0, stack.visible - 1) }
        state.stacks[stackID] = stack
        if stack.members.count < leastMembers {
            if let last = stack.members.first {
                state.replace(.stack(stackID), with: .widget(last))
            } else {
                state.removePlace(of: .stack(stackID))
            }
            state.stacks[stackID] = nil
            agenda.set(.stack(stackID), to: nil)
        }
    }

    mutating func reorder(_ id: StackID, _ members: [InstanceID]) throws(HostError) {
        guard let stack = state.stacks[id] else { throw .unknownStack(id) }
        guard members.sorted() == stack.members.sorted() else {
            throw .invalid("the new order must name the same widgets as the stack has")
        }
        let visible = stack.visibleMember
        state.stacks[id]?.members = members
        state.stacks[id]?.visible = visible.flatMap { members.firstIndex(of: $0) } ?? 0
        layoutChanged()
    }

    mutating func scroll(_ id: StackID, to index: Int, at now: Date) throws(HostError) {
        guard let stack = state.stacks[id] else { throw .unknownStack(id) }
        guard stack.members.indices.contains(index) else {
            throw .invalid("stack \(id) has \(stack.members.count) widgets; there is none at \(index)")
        }
        state.stacks[id]?.visible = index
        hold(id, at: now)
    }

    private mutating func hold(_ id: StackID, at now: Date) {
        state.stacks[id]?.heldUntil = now.addingTimeInterval(state.settings.scrollHold)
        setAlarm(id, after: now)
        layoutChanged()
    }

    mutating func pin(_ id: InstanceID, at index: Int?, now: Date) throws(HostError) {
        guard state.instances[id] != nil else { throw .unknownInstance(id) }
        guard let stack = stackID(of: id), let count = state.stacks[stack]?.members.count else {
            throw .invalid("widget \(id) is in no stack")
        }
        if let index, !(0..<count).contains(index) {
            throw .invalid("stack \(stack) has \(count) widgets; there is no place \(index)")
        }
        state.stacks[stack]?.pins[id] = index
        turn(stack, at: now)
        layoutChanged()
    }

    mutating func change(_ id: StackID, at now: Date, _ edit: (inout WidgetStack) -> Void) throws(HostError) {
        guard var stack = state.stacks[id] else { throw .unknownStack(id) }
        edit(&stack)
        state.stacks[id] = stack
        turn(id, at: now)
        layoutChanged()
    }

    mutating func layoutChanged() {
        dirty.layout = true
        effects.append(.changed)
    }
}
