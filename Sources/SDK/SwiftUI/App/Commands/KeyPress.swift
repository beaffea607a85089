/// A key press.
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a key press was handled.
    public enum Result: Sendable {
        case handled, ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

extension View {
    /// Has no effect: a widget gets no keys.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        noEffect("onKeyPress", .keys)
    }

    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        noEffect("onKeyPress", .keys)
    }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        noEffect("onKeyPress", .keys)
    }

    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        noEffect("onKeyPress", .keys)
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        noEffect("onKeyPress", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        noEffect("onModifierKeysChanged", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View {
        noEffect("modifierKeyAlternate", .keys)
    }

    /// Has no effect: a widget gets no commands.
    nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        noEffect("onCommand", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        noEffect("onExitCommand", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        noEffect("onMoveCommand", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        noEffect("onDeleteCommand", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        noEffect("onPlayPauseCommand", .keys)
    }

    /// Has no effect: a widget gets no keys.
    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) -> some View {
        noEffect("pageCommand", .keys)
    }
}

public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}
