extension View {
    /// Has no effect: a widget has no search.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        noEffect("searchSuggestions", .search)
    }

    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        noEffect("searchSuggestions", .search)
    }

    /// Has no effect: a widget has no search.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        noEffect("searchScopes", .search)
    }

    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        noEffect("searchScopes", .search)
    }

    /// Has no effect: a widget has no search.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        noEffect("searchCompletion", .search)
    }

    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        noEffect("searchCompletion", .search)
    }

    /// Has no effect: a widget has no search.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        noEffect("searchPresentationToolbarBehavior", .search)
    }

    /// Has no effect: a widget has no search.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        noEffect("searchToolbarBehavior", .search)
    }

    /// Has no effect: a widget has no search.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        noEffect("searchDictationBehavior", .search)
    }

    /// Has no effect: a widget has no search.
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        noEffect("searchSelection", .search)
    }
}
