/// The writing tools that a text view offers.
public struct WritingToolsBehavior: Hashable, Sendable {
    private enum Kind { case automatic, complete, limited, disabled }

    private let kind: Kind

    public static let automatic = WritingToolsBehavior(kind: .automatic)
    public static let complete = WritingToolsBehavior(kind: .complete)
    public static let limited = WritingToolsBehavior(kind: .limited)
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
    /// Has no effect: a widget has no text input.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
