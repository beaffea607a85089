/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    nonisolated public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// The refresh action of a list.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    public func callAsFunction() async { await action() }
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// `nil`: a widget has no pull to refresh.
    nonisolated public var refresh: RefreshAction? { nil }

    /// Points.
    nonisolated public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// Points.
    nonisolated public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
