extension View {
    /// Has no effect: a widget has no windows.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        noEffect("presentedWindowStyle", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        noEffect("presentedWindowToolbarStyle", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        noEffect("windowDismissBehavior", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        noEffect("windowFullScreenBehavior", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        noEffect("windowMinimizeBehavior", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        noEffect("windowResizeBehavior", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View {
        noEffect("windowToolbarFullScreenVisibility", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        noEffect("handlesExternalEvents", .windows)
    }

    /// Has no effect: a widget has no windows.
    nonisolated public func ornament<Content: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
    ) -> some View {
        noEffect("ornament", .windows)
    }

    /// Has no effect: a widget has no spaces.
    nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
        noEffect("preferredSurroundingsEffect", .windows)
    }
}

public struct WindowToolbarFullScreenVisibility: Sendable {
    private init() {}

    public static let automatic = WindowToolbarFullScreenVisibility()
    public static let visible = WindowToolbarFullScreenVisibility()
    public static let onHover = WindowToolbarFullScreenVisibility()
}

/// The attachment anchor of a view next to a window.
public struct OrnamentAttachmentAnchor {
    private init() {}

    public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}

/// The effect of a space on its environment.
public struct SurroundingsEffect: Equatable, Sendable {
    private let name: String

    public static var systemDark: SurroundingsEffect { SurroundingsEffect(name: "systemDark") }
    public static var semiDark: SurroundingsEffect { SurroundingsEffect(name: "semiDark") }
    public static var dark: SurroundingsEffect { SurroundingsEffect(name: "dark") }
    public static var ultraDark: SurroundingsEffect { SurroundingsEffect(name: "ultraDark") }
}
