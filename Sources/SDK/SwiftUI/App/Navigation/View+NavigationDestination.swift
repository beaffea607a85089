extension View {
    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        noEffect("navigationDestination", .navigation)
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        noEffect("navigationDestination", .navigation)
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        noEffect("navigationDestination", .navigation)
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        noEffect("navigationLinkIndicatorVisibility", .navigation)
    }
}
