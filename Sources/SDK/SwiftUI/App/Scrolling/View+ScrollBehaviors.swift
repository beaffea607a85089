/// When content bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
    private init() {}

    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// Whether scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    private init() {}

    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// Scroll inputs other than touch.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}

public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

extension EnvironmentValues {
    /// False: widgets do not scroll.
    nonisolated public var isScrollEnabled: Bool { false }
}

extension View {
    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        noEffect("scrollBounceBehavior", .scrolling)
    }

    /// Has no effect: a widget has no keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        noEffect("scrollDismissesKeyboard", .typing)
    }

    /// Has no effect: lists and forms have no background in a widget.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        noEffect("scrollContentBackground", .lists)
    }

    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        noEffect("scrollIndicatorsFlash", .scrolling)
    }

    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        noEffect("scrollIndicatorsFlash", .scrolling)
    }

    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        noEffect("scrollInputBehavior", .scrolling)
    }
}
