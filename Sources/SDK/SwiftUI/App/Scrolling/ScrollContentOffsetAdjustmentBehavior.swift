/// Whether a scroll view keeps its position when its content changes.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    private enum Kind { case automatic, disabled }

    private let kind: Kind

    public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(kind: .automatic) }
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(kind: .disabled) }
}

extension Transaction {
    private struct AdjustmentKey: TransactionKey {
        static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
    }

    /// Has no effect: widgets do not scroll.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[AdjustmentKey.self] }
        set { self[AdjustmentKey.self] = newValue }
    }
}
