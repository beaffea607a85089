/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    public static let automatic = DialogSeverity(name: "automatic")
    public static let standard = DialogSeverity(name: "standard")
    public static let critical = DialogSeverity(name: "critical")
}

extension View {
    /// Has no effect: a widget cannot present views.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        noEffect("dismissalConfirmationDialog", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { noEffect("dialogIcon", .presentation) }

    /// Has no effect: a widget cannot present views.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        noEffect("dialogSeverity", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View {
        noEffect("dialogSuppressionToggle", .presentation)
    }

    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some View
    {
        noEffect("dialogSuppressionToggle", .presentation)
    }

    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        noEffect("dialogSuppressionToggle", .presentation)
    }

    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>)
        -> some View
    {
        noEffect("dialogSuppressionToggle", .presentation)
    }

    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        noEffect("dialogSuppressionToggle", .presentation)
    }
}
