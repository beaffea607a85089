import ExtensionProtocol
import WidgetVocabulary

extension LayoutMachine {
    /// The effects of a reverted step on widgets.
    struct Reversal {
        var removed: [PlacedWidget] = []
        var restored: [PlacedWidget] = []
        /// With another configuration or size than before.
        var configured: [PlacedWidget] = []
        /// The new numbers of restored widgets, by their earlier ones.
        var numbers: [InstanceID: InstanceID] = [:]
    }

    /// Reverts a step: restores what its command changed, and nothing else. The step of an undoing is reverted to redo
    /// the change.
    ///
    /// 1. Everything is checked first, so that a rejected reversal has no effect: the positions and sizes that the
    ///    command changed must be as it left them, and the apps must still have the widgets and the sizes that come
    ///    back. A newer step may have been dropped, so that its changes are still in effect.
    /// 2. Widgets that the command added are removed.
    /// 3. Widgets that it removed come back with new numbers. Numbers are never reused, so a late drawing of the removed
    ///    widget cannot appear on the restored one.
    /// 4. Other widgets get their earlier place, size and configuration, as far as the command changed them.
    /// 5. Stacks get their earlier members and size, as far as the command changed them; members that joined since stay.
    ///    Then pages, Today View and the Lock Screen get their earlier content.
    mutating func revert(
        _ step: LayoutHistory.Step, in context: some LayoutContext, _ out: inout HostOutbox
    ) throws(HostError) -> Reversal {
        let (before, after) = (step.before, step.after)
        let lost = before.sorted.filter { after[$0.id] == nil }
        let added = after.sorted.map(\.id).filter { before[$0] == nil }
        let resized = before.sorted.filter { widget in after[widget.id].map { $0.family != widget.family } ?? false }
        try checkFamilies(of: lost + resized, in: context)
        guard sorted.count - added.count + lost.count <= Self.widgetLimit else {
            throw .invalid("there are already \(Self.widgetLimit) widgets; remove some")
        }
        guard before.home == after.home || home == after.home else { throw .changedSince }
        let kept = before.sorted.compactMap { widget in after[widget.id].map { (earlier: widget, left: $0) } }
            .filter { $0.earlier != $0.left }
        guard added.isEmpty || added.contains(where: { self[$0] != nil }),
            kept.allSatisfy({ self[$0.left.id]?.hasPlace(of: $0.left, changedFrom: $0.earlier) ?? false })
        else { throw .changedSince }
        let changed = try earlierStacks(before, after, returning: Set(lost.map(\.id)))

        var reversal = Reversal()
        reversal.removed = added.compactMap { remove($0, at: context.now, &out) }
        for widget in lost {
            let copy = widget.numbered(InstanceID(takeNumber()))
            reversal.numbers[widget.id] = copy.id
            reversal.restored.append(copy)
            widgets[copy.id] = copy
            out.noteChange(of: copy.id)
            out.log(.placed, at: context.now, of: copy)
            out.refreshAlarm(of: .instance(copy.id))
        }
        for (earlier, left) in kept {
            guard let current = widgets[left.id] else { continue }
            var widget = current
            widget.take(earlier, insteadOf: left)
            widgets[widget.id] = widget
            out.noteChange(of: widget.id)
            out.refreshAlarm(of: .instance(widget.id))
            if widget.configuration != current.configuration || widget.family != current.family {
                reversal.configured.append(widget)
            }
        }
        for (id, stack) in changed {
            if let stack {
                stacks.restore(stack.renaming(reversal.numbers), &out)
            } else if stacks[id] != nil {
                stacks.remove(id, &out)
            }
        }
        if before.home != after.home { home = before.home.renaming(reversal.numbers) }
        out.noteLayoutChange()
        return reversal
    }

    private func checkFamilies(of widgets: [PlacedWidget], in context: some LayoutContext) throws(HostError) {
        for widget in widgets {
            let description = try context.description(of: widget.kind, widget.extensionID)
            guard description.families.contains(widget.family) else {
                throw .unsupportedFamily(widget.family, kind: widget.kind, supported: description.families)
            }
        }
    }

    /// The earlier values of the stacks whose members or size the command changed; `nil` for those that it made.
    private func earlierStacks(
        _ before: LayoutMachine, _ after: LayoutMachine, returning lost: Set<InstanceID>
    ) throws(HostError) -> [(id: StackID, stack: WidgetStack?)] {
        var changed: [(id: StackID, stack: WidgetStack?)] = []
        for id in Set(before.stackIDs + after.stackIDs).sorted() {
            let (old, new) = (before.stack(id), after.stack(id))
            let (oldMembers, newMembers) = (Set(old?.members ?? []), Set(new?.members ?? []))
            guard oldMembers != newMembers || old?.family != new?.family else { continue }
            let current = self.stack(id)
            // A stack that fell apart since has its last member in its place.
            guard new == nil || current != nil else { throw .changedSince }
            let joined = (current?.members ?? []).filter { !oldMembers.contains($0) && !newMembers.contains($0) }
            guard var earlier = old else {
                guard joined.isEmpty else { throw .changedSince }
                changed.append((id, nil))
                continue
            }
            // Those that the command moved out must still be where it moved them; others may have left since.
            let movedOut = oldMembers.subtracting(newMembers).subtracting(lost)
            guard movedOut.allSatisfy({ self[$0] != nil && stackID(of: $0) == after.stackID(of: $0) }) else {
                throw .changedSince
            }
            let present = movedOut.union(lost).union(current?.members ?? [])
            let members = earlier.members.filter { present.contains($0) } + joined
            guard members.count >= (before.isOnWatch(earlier) ? 1 : 2) else { throw .changedSince }
            guard members.count <= WidgetStack.limit else { throw .stackFull }
            if let current, new?.family == earlier.family { earlier.family = current.family }
            guard
                before.isOnWatch(earlier)
                    || members.allSatisfy({ family(of: $0, reverting: before, after) == earlier.family })
            else { throw .changedSince }
            earlier.visible = earlier.visibleMember.flatMap { members.firstIndex(of: $0) } ?? 0
            earlier.members = members
            earlier.pins = earlier.pins.filter { members.contains($0.key) }
            changed.append((id, earlier))
        }
        return changed
    }

    /// The size that a widget has when a step is reverted: its earlier one if the command changed it or removed the
    /// widget, and otherwise its present one.
    private func family(of id: InstanceID, reverting before: LayoutMachine, _ after: LayoutMachine) -> Family? {
        guard let earlier = before[id], after[id]?.family != earlier.family else { return self[id]?.family }
        return earlier.family
    }

    /// The layout with other numbers of widgets.
    func renaming(_ numbers: [InstanceID: InstanceID]) -> LayoutMachine {
        var layout = self
        layout.widgets = Dictionary(
            uniqueKeysWithValues: widgets.values.map { widget in
                let copy = numbers[widget.id].map { widget.numbered($0) } ?? widget
                return (copy.id, copy)
            })
        layout.home = home.renaming(numbers)
        layout.stacks = StackMachine(stacks.stacks.mapValues { $0.renaming(numbers) })
        return layout
    }
}

extension HomeLayout {
    func renaming(_ numbers: [InstanceID: InstanceID]) -> HomeLayout {
        HomeLayout(
            pages: pages.map { page in
                HomePage(
                    grid: page.grid,
                    items: page.items.map {
                        HomePage.Item(cell: $0.cell, size: $0.size, content: $0.content.renaming(numbers))
                    })
            },
            todayView: todayView.map { $0.renaming(numbers) },
            lockScreen: LockScreen(
                inline: lockScreen.inline.map { numbers[$0] ?? $0 }, row: lockScreen.row.map { numbers[$0] ?? $0 }))
    }
}

extension HomePage.Content {
    fileprivate func renaming(_ numbers: [InstanceID: InstanceID]) -> Self {
        if case .widget(let id) = self { .widget(numbers[id] ?? id) } else { self }
    }
}

extension WidgetStack {
    fileprivate func renaming(_ numbers: [InstanceID: InstanceID]) -> WidgetStack {
        var stack = self
        stack.members = members.map { numbers[$0] ?? $0 }
        stack.pins = Dictionary(uniqueKeysWithValues: pins.map { (numbers[$0.key] ?? $0.key, $0.value) })
        return stack
    }
}

extension PlacedWidget {
    fileprivate func numbered(_ id: InstanceID) -> PlacedWidget {
        PlacedWidget(
            id: id, extensionID: extensionID, kind: kind, family: family, context: context, platform: platform,
            origin: origin, configuration: configuration, clues: clues, order: order)
    }

    /// Whether it has the place and the size that a command left it with, as far as the command changed them.
    fileprivate func hasPlace(of left: PlacedWidget, changedFrom earlier: PlacedWidget) -> Bool {
        (left.family == earlier.family || left.family == family)
            && (left.hasPlace(of: earlier) || left.hasPlace(of: self))
    }

    private func hasPlace(of other: PlacedWidget) -> Bool { context == other.context && platform == other.platform }

    /// Takes what a command changed of an earlier value of the widget: place, size, origin and configuration.
    fileprivate mutating func take(_ earlier: PlacedWidget, insteadOf left: PlacedWidget) {
        if earlier.family != left.family { resize(to: earlier.family) }
        if !earlier.hasPlace(of: left) { move(to: earlier.context, of: earlier.platform) }
        if earlier.origin != left.origin { origin = earlier.origin }
        if earlier.configuration != left.configuration { configuration = earlier.configuration }
    }
}
