extension View {
    /// Has no effect: a widget has no bars.
    nonisolated public func navigationTitle(_ title: Text) -> some View { noEffect("navigationTitle", .bars) }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        noEffect("navigationTitle", .bars)
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        noEffect("navigationTitle", .bars)
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        noEffect("navigationTitle", .bars)
    }

    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        noEffect("navigationTitle", .bars)
    }

    nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        noEffect("navigationTitle", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        noEffect("navigationSubtitle", .bars)
    }

    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        noEffect("navigationSubtitle", .bars)
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        noEffect("navigationSubtitle", .bars)
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        noEffect("navigationSubtitle", .bars)
    }
}
