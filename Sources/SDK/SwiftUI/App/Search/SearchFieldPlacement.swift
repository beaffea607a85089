/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private init() {}

        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    private init() {}

    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// The placement of suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    public struct Set: OptionSet, Sendable {
        public typealias Element = SearchSuggestionsPlacement.Set

        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let menu = Set(rawValue: 1 << 0)
        public static let content = Set(rawValue: 1 << 1)
    }

    private let name: String

    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
}

/// When search scopes are shown.
public struct SearchScopeActivation: Sendable {
    private init() {}

    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

/// The behavior of a toolbar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    private init() {}

    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Whether a toolbar's search field is minimized.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String

    public static let onLook = TextInputDictationActivation(name: "onLook")
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

/// Dismisses a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated init() {}

    /// A widget has no search.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// False: a widget has no search.
    nonisolated public var isSearching: Bool { false }
    nonisolated public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    nonisolated public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
