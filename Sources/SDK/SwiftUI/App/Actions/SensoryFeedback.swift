/// Haptic and audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        private let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// The softness of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    /// The feedback of a release.
    public struct ReleaseFeedback: Equatable, Sendable {
        private let name: String

        public static let slider = ReleaseFeedback(name: "slider")
    }

    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    public static let impact = SensoryFeedback(name: "impact")

    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "impact.\(weight)")
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "impact.\(flexibility)")
    }

    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(name: "press") }

    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(name: "release") }

    /// The feedback of a press.
    public struct PressFeedback: Equatable, Sendable {
        private let name: String

        public static let button = PressFeedback(name: "button")
        public static let slider = PressFeedback(name: "slider")
        public static let toggle = PressFeedback(name: "toggle")
    }
}

extension View {
    /// Has no effect: a widget's views do not run.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        noEffect("sensoryFeedback", .feedback)
    }

    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        noEffect("sensoryFeedback", .feedback)
    }

    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        noEffect("sensoryFeedback", .feedback)
    }

    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        noEffect("sensoryFeedback", .feedback)
    }
}
