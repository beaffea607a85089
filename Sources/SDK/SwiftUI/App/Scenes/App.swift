import FoundationSupplement

/// The entry of an app. A widget's sources may hold one that they share with the app; it never runs here.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension App {
    /// Reports that a widget extension runs no app.
    @MainActor @preconcurrency
    public static func main() {
        Notices.current.addInert("\(typeName(of: Self.self)).main", .appOnly)
    }
}

/// What a scene is doing.
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
