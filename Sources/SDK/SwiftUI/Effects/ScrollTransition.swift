/// The phase of a view during scrolling. Nothing scrolls in a widget, so it is always identity.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading
    case identity
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a scroll transition is applied.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view must be visible.
    public struct Threshold: Hashable, Sendable {
        private var amount: Double
        private var distance = 0.0

        private init(amount: Double) {
            self.amount = amount
        }

        public static let visible = Threshold(amount: 1)
        public static let hidden = Threshold(amount: 0)
        public static var centered: Threshold { Threshold(amount: 0.5) }

        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(amount: self.amount + (other.amount - self.amount) * amount)
        }

        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.distance += distance
            return copy
        }
    }

    private enum Kind: Sendable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    private var kind: Kind
    private var threshold = Threshold.visible

    public static let animated = animated(.default)
    public static let interactive = interactive(timingCurve: .easeInOut)
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.kind = .animated(animation)
        return copy
    }

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension View {
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }

    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}
