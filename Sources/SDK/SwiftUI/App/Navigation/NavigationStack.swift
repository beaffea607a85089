/// A navigation stack. A widget shows the root.
public struct NavigationStack<Data, Root: View> {
    let root: Root

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.root = root()
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }
}

extension NavigationStack: View {
    public var body: some View { root.contentAlone(of: "NavigationStack", .navigation) }
}
