/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    nonisolated public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: rows and tabs have badges, and a widget has neither.
    nonisolated public func badge(_ count: Int) -> some View { noEffect("badge", .badges) }

    nonisolated public func badge(_ label: Text?) -> some View { noEffect("badge", .badges) }

    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { noEffect("badge", .badges) }

    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View { noEffect("badge", .badges) }

    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { noEffect("badge", .badges) }

    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
