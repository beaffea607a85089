import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Records the actions that undo changes.
open class UndoManager: NSObject, @unchecked Sendable {
    private final class Step {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
        let name: String

        init(target: AnyObject, name: String, perform: @escaping (AnyObject) -> Void) {
            self.target = target
            self.name = name
            self.perform = perform
        }
    }

    private enum Phase { case recording, undoing, redoing }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private var phase = Phase.recording
    private var registrationDepth = 0
    private var actionName = ""

    open private(set) var groupingLevel = 0
    open var groupsByEvent = true
    open var levelsOfUndo = 0
    open var runLoopModes: [RunLoop.Mode] = [.default]

    open var isUndoRegistrationEnabled: Bool { registrationDepth == 0 }
    open var isUndoing: Bool { phase == .undoing }
    open var isRedoing: Bool { phase == .redoing }
    open var canUndo: Bool { !undoSteps.isEmpty }
    open var canRedo: Bool { !redoSteps.isEmpty }
    open var undoCount: Int { undoSteps.count }
    open var redoCount: Int { redoSteps.count }

    public override init() { super.init() }

    open func beginUndoGrouping() { groupingLevel += 1 }
    open func endUndoGrouping() { groupingLevel = max(groupingLevel - 1, 0) }
    open func disableUndoRegistration() { registrationDepth += 1 }
    open func enableUndoRegistration() { registrationDepth = max(registrationDepth - 1, 0) }

    open func undo() {
        guard let step = undoSteps.popLast() else { return }
        run(step, as: .undoing)
    }

    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        run(step, as: .redoing)
    }

    open func undoNestedGroup() { undo() }

    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoSteps.removeAll { $0.target === target }
        redoSteps.removeAll { $0.target === target }
    }

    /// Actions registered during an undo are redo actions.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target, name: actionName) { object in
            if let object = object as? TargetType { handler(object) }
        }
        switch phase {
        case .undoing: redoSteps.append(step)
        case .redoing: undoSteps.append(step)
        case .recording:
            undoSteps.append(step)
            redoSteps = []
            if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
        }
    }

    private func run(_ step: Step, as phase: Phase) {
        self.phase = phase
        if let target = step.target { step.perform(target) }
        self.phase = .recording
    }

    open func setActionName(_ actionName: String) { self.actionName = actionName }
    open var undoActionName: String { undoSteps.last?.name ?? "" }
    open var redoActionName: String { redoSteps.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
}
