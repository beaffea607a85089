private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    nonisolated public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        noEffect("listSectionSeparator", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        noEffect("listSectionSeparatorTint", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        noEffect("listSectionSpacing", .lists)
    }

    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        noEffect("listSectionSpacing", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        noEffect("listSectionMargins", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        noEffect("listSectionIndexVisibility", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { noEffect("sectionIndexLabel", .lists) }

    nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
        noEffect("sectionIndexLabel", .lists)
    }

    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
        noEffect("sectionIndexLabel", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noEffect("sectionActions", .lists)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) })
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(titleKey) })
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(titleResource) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(title) })
    }

}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(header: Parent, footer: Footer, content: Content) {
        self.init(content: { content }, header: { header }, footer: { footer })
    }

    /// Has no effect: sections do not collapse in a widget.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
