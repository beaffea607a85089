/// Ends the presentation of a view.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated init() {}

    /// A widget's views are not presented, so nothing ends.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    nonisolated public var dismiss: DismissAction { DismissAction() }
}
