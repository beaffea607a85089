import FoundationSupplement

/// The entry point of an app. A widget's sources may contain one shared with the app; it never runs here.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension App {
    /// Reports that a widget extension does not run an app.
    @MainActor @preconcurrency
    public static func main() {
        Notices.current.addInert("\(typeName(of: Self.self)).main", .appOnly)
    }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

private struct ScenePhaseKey: EnvironmentKey {
    /// Outside a scene, the scene phase is background.
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    nonisolated public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
