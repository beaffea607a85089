@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: (1...31).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
        }
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
        public static let roll = Properties(rawValue: 1 << 4)
    }

    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .cancelled }
    open var tapCount: Int { 0 }
    open var type: TouchType { .direct }
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    open var window: UIWindow? { nil }
    open var view: UIView? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
}

@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { [] }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

@MainActor @preconcurrency
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33
    }

    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .cancelled }
    open var type: PressType { .select }
    open var window: UIWindow? { nil }
    open var responder: UIResponder? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
    open var key: UIKey? { nil }
}

public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key press.
@MainActor @preconcurrency
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Keys by their numbers in the USB usage tables (page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
    case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9
    case keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
    case keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
