import UniformTypeIdentifiers

/// Has no effect: a widget's process shows no scenes.
extension Scene {
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    nonisolated public func commandsRemoved() -> some Scene { self }

    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        self
    }

    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    nonisolated public func windowToolbarLabelStyle(fixed labelStyle: ToolbarLabelStyle) -> some Scene { self }
    nonisolated public func windowToolbarLabelStyle(_ labelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        self
    }

    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        self
    }

    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
    nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { self }
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        self
    }

    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        self
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        self
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        self
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        self
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        self
    }
}

/// The size of a zoomed window.
public struct WindowIdealSize: Sendable {
    private init() {}

    public static let automatic = WindowIdealSize()
    public static let maximum = WindowIdealSize()
    public static let fitToContent = WindowIdealSize()
}

/// The display mode of a window's toolbar.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}
