/// The colors of a list's items.
public struct ListItemTint: Sendable {
    private init() {}

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static let monochrome = ListItemTint()
}

/// The prominence of a header or another part.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// The spacing between sections of a list.
public struct ListSectionSpacing: Sendable {
    private init() {}

    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { noEffect("listRowInsets", .lists) }

    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        noEffect("listRowInsets", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        noEffect("listRowBackground", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        noEffect("listRowSeparator", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        noEffect("listRowSeparatorTint", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { noEffect("listRowSpacing", .lists) }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
        noEffect("listRowPlatterColor", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        noEffect("listRowHoverEffect", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        noEffect("listRowHoverEffectDisabled", .lists)
    }

    /// Has no effect: a widget does not support lists.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { noEffect("listItemTint", .lists) }

    nonisolated public func listItemTint(_ tint: Color?) -> some View { noEffect("listItemTint", .lists) }

    /// Has no effect: a widget does not support lists.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        noEffect("alternatingRowBackgrounds", .lists)
    }

    /// Has no effect: rows are not edited in a widget.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { noEffect("deleteDisabled", .lists) }

    /// Has no effect: rows are not edited in a widget.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { noEffect("moveDisabled", .lists) }

    /// Has no effect: a widget has no selection.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        noEffect("selectionDisabled", .lists)
    }

    /// Has no effect: a widget has no swipe actions.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        noEffect("swipeActions", .gestures)
    }

    /// Has no effect: a widget has no pull to refresh.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        noEffect("refreshable", "it has no pull to refresh; set the timeline's reload policy.")
    }
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
