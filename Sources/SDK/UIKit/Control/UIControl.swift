/// A control. Actions are stored and run when code sends them.
@MainActor @preconcurrency
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top, bottom, fill
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    private var actions: [(action: UIAction, events: Event)] = []
    private var targets: [(target: AnyObject?, selector: Selector, events: Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((target.map { $0 as AnyObject }, action, controlEvents))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { known in
            (object == nil || known.target === object) && (action == nil || known.selector == action)
        }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action }
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier }
    }
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? NSObject }) }
    open var allControlEvents: Event { (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) } }
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targets.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
            .map { $0.selector.description }
        return names.isEmpty ? nil : names
    }
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for known in actions where !stop { iterator(known.action, nil, known.events, &stop) }
        for known in targets where !stop { iterator(nil, (known.target, known.selector), known.events, &stop) }
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Runs the actions that are closures; methods cannot be found by selector.
    open func sendActions(for controlEvents: Event) {
        for known in actions where !known.events.isDisjoint(with: controlEvents) { sendAction(known.action) }
    }
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
    open var toolTip: String?
    open var isSymbolAnimationEnabled = false
}
