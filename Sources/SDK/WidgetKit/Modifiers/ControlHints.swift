extension View {
    /// Has no effect: the hint is for the Action button's settings.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }

    nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Has no effect: the status is for a moment after a tap.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }

    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}
