extension View {
    /// Has no effect: a widget has no bars.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noEffect("toolbar", .bars)
    }

    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        noEffect("toolbar", .bars)
    }

    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        noEffect("toolbar", .bars)
    }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        noEffect("toolbar", .bars)
    }

    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        noEffect("toolbar", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        noEffect("toolbarVisibility", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        noEffect("toolbarBackground", .bars)
    }

    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        noEffect("toolbarBackground", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        noEffect("toolbarBackgroundVisibility", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        noEffect("toolbarForegroundStyle", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        noEffect("toolbarColorScheme", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { noEffect("toolbarRole", .bars) }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        noEffect("toolbarTitleMenu", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        noEffect("toolbarTitleDisplayMode", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        noEffect("toolbarItemHidden", .bars)
    }
}
