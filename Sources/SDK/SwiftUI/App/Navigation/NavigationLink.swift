/// A label that navigates to another view. A widget shows the label.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label

    nonisolated init(onlyLabel label: Label) {
        self.label = label
    }
}

extension NavigationLink: View {
    public var body: some View {
        label.noEffect("NavigationLink", "it has no navigation; use a Link to open the app.")
    }
}

extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(onlyLabel: label())
    }

    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(onlyLabel: label())
    }

    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(onlyLabel: label())
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(onlyLabel: label())
    }

    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(onlyLabel: label())
    }

    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(onlyLabel: label())
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(onlyLabel: label())
    }
}
