import Foundation

/// Records how changes are undone.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Step {
        weak var target: AnyObject?
        var undo: () -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private enum Direction { case none, undoing, redoing }

    private var undone: [Group] = []
    private var done: [Group] = []
    private var direction = Direction.none
    private var openGroups = 0
    private var disabled = 0

    open var groupsByEvent = true
    /// 0 is no limit.
    open var levelsOfUndo = 0
    open var runLoopModes: [RunLoop.Mode] = [.default]

    public override init() {
        super.init()
    }

    open var groupingLevel: Int { openGroups }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var canUndo: Bool { !done.isEmpty }
    open var canRedo: Bool { !undone.isEmpty }
    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }
    open var undoCount: Int { done.count }
    open var redoCount: Int { undone.count }
    open var undoActionIsDiscardable: Bool { false }
    open var redoActionIsDiscardable: Bool { false }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func beginUndoGrouping() {
        openGroups += 1
        if openGroups == 1 { startGroup() }
    }

    open func endUndoGrouping() { openGroups = max(0, openGroups - 1) }

    private func startGroup() {
        if direction == .undoing { undone.append(Group()) } else { done.append(Group()) }
    }

    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        add(Step(target: target) { [weak target] in target.map(handler) })
    }

    /// Nothing calls a method by its selector here, so the step does nothing.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        add(Step(target: target as AnyObject) {})
    }

    open func prepare(withInvocationTarget target: Any) -> Any { target }

    private func add(_ step: Step) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups == 0, direction == .none { startGroup() }
        switch direction {
        case .undoing:
            if undone.isEmpty { undone.append(Group()) }
            undone[undone.count - 1].steps.append(step)
        case .redoing, .none:
            if done.isEmpty { done.append(Group()) }
            done[done.count - 1].steps.append(step)
            if direction == .none { undone = [] }
        }
        if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
    }

    open func undo() {
        openGroups = 0
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = done.popLast() else { return }
        run(group, .undoing)
    }

    open func redo() {
        guard let group = undone.popLast() else { return }
        run(group, .redoing)
    }

    private func run(_ group: Group, _ direction: Direction) {
        self.direction = direction
        startGroup()
        for step in group.steps.reversed() where step.target != nil { step.undo() }
        self.direction = .none
        // A step that registers nothing cannot be undone in turn.
        if direction == .undoing, let last = undone.indices.last {
            if undone[last].steps.isEmpty { undone.removeLast() } else { undone[last].name = group.name }
        }
        if direction == .redoing, let last = done.indices.last {
            if done[last].steps.isEmpty { done.removeLast() } else { done[last].name = group.name }
        }
    }

    open func removeAllActions() {
        done = []
        undone = []
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for index in done.indices { done[index].steps.removeAll { $0.target === target } }
        for index in undone.indices { undone[index].steps.removeAll { $0.target === target } }
    }

    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    open func setActionName(_ actionName: String) {
        guard !done.isEmpty else { return }
        done[done.count - 1].name = actionName
    }
    open func setActionIsDiscardable(_ discardable: Bool) {}
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension Notification.Name {
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
