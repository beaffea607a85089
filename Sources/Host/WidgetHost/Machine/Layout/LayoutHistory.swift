/// The latest changes that the user made to the layout, so that they can be undone and redone.
///
/// 1. A step has the layout before and after a command. Both are values that share their storage with the layout, so a
///    step takes as much memory as what the command changed.
/// 2. Steps are undone from the newest to the oldest; the oldest is dropped when there are more than `limit`. A step
///    that can never be undone is dropped when the user tries, so that it does not block older ones.
/// 3. An undone step becomes the newest of those that can be redone, with the layout before and after the undoing:
///    redoing it reverts the undoing, by the same rules. A redone step is a new step that can be undone. A new change
///    drops all undone steps.
/// 4. The history lasts as long as the host runs: it is not stored.
///
/// Invariant: `steps` and `undone` together have at most `limit` elements.
struct LayoutHistory: Sendable {
    static let limit = 20

    struct Step: Sendable {
        let number: Int
        fileprivate(set) var before: LayoutMachine
        fileprivate(set) var after: LayoutMachine
    }

    private var steps: [Step] = []
    /// The undone steps, the last one undone last.
    private var undone: [Step] = []
    /// The number of steps that were ever added, which is the number of the newest one.
    private(set) var count = 0

    /// Adds a new change.
    mutating func add(before: LayoutMachine, after: LayoutMachine) {
        undone.removeAll()
        append(before: before, after: after)
    }

    private mutating func append(before: LayoutMachine, after: LayoutMachine) {
        count += 1
        steps.append(Step(number: count, before: before, after: after))
        if steps.count > Self.limit { steps.removeFirst() }
    }

    // MARK: Reverting

    enum Direction: Sendable { case undo, redo }

    /// The number of the step to redo next.
    var newestUndoneNumber: Int? { undone.last?.number }

    /// The step to undo next, or the undoing to revert next.
    ///
    /// - Parameter number: The step that the user wants to undo or redo; `nil` for the next one.
    func next(_ number: Int?, to direction: Direction) throws(HostError) -> Step {
        let candidates = direction == .undo ? steps : undone
        guard let step = candidates.last else { throw direction == .undo ? .nothingToUndo : .nothingToRedo }
        guard number == nil || number == step.number else {
            throw .invalid(Self.reason(direction, isLater: candidates.contains { $0.number == number }))
        }
        return step
    }

    private static func reason(_ direction: Direction, isLater: Bool) -> String {
        switch (direction, isLater) {
        case (.undo, true): "there are newer changes; undo them first"
        case (.undo, false): "the change was already undone, or is too long ago"
        case (.redo, true): "older changes were undone since; redo them first"
        case (.redo, false): "the change was already redone, or can no longer be redone"
        }
    }

    /// Moves the next step, which was undone, to the steps that can be redone, or one that was redone back.
    ///
    /// - Parameters:
    ///   - before: The layout before the reverting.
    ///   - after: The layout after it.
    ///   - numbers: The new numbers of restored widgets, which other steps know by their earlier numbers.
    mutating func didRevert(
        _ direction: Direction, before: LayoutMachine, after: LayoutMachine,
        renaming numbers: [InstanceID: InstanceID]
    ) {
        switch direction {
        case .undo:
            let step = steps.removeLast()
            rename(numbers)
            undone.append(Step(number: step.number, before: before, after: after))
        case .redo:
            undone.removeLast()
            rename(numbers)
            append(before: before, after: after)
        }
    }

    /// Drops the next step, which can never be undone or redone.
    mutating func drop(_ direction: Direction) {
        switch direction {
        case .undo: steps.removeLast()
        case .redo: undone.removeLast()
        }
    }

    private mutating func rename(_ numbers: [InstanceID: InstanceID]) {
        guard !numbers.isEmpty else { return }
        for index in steps.indices { steps[index].rename(numbers) }
        for index in undone.indices { undone[index].rename(numbers) }
    }
}

extension LayoutHistory.Step {
    fileprivate mutating func rename(_ numbers: [InstanceID: InstanceID]) {
        before = before.renaming(numbers)
        after = after.renaming(numbers)
    }
}
