/// Whether a view is presented, used before `dismiss`. A widget's views are not.
public struct PresentationMode: Sendable {
    init() {}

    public var isPresented: Bool { false }

    public mutating func dismiss() {}
}

/// Dismisses a presented view.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated init() {}

    /// A widget's views are not presented, so nothing is dismissed.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    nonisolated public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    nonisolated public var isPresented: Bool { false }
    nonisolated public var dismiss: DismissAction { DismissAction() }
}
