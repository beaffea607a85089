/// A part of an app's interface. A widget's process has none, so scenes are never created.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never called: a widget's process shows no scenes.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

/// Scenes whose content is discarded.
public struct _UnshownScene: Scene {
    public typealias Body = Never

    nonisolated init() {}
}

/// A scene that the system omits.
public struct EmptyScene: Scene {
    public typealias Body = Never

    nonisolated public init() {}
}

/// Collects the scenes of an app.
@resultBuilder
public struct SceneBuilder {
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<C0: Scene, C1: Scene, each Content: Scene>(
        _ c0: C0, _ c1: C1, _ content: repeat each Content
    ) -> some Scene {
        _UnshownScene()
    }

    nonisolated public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { _UnshownScene() }

    nonisolated public static func buildEither<Content: Scene>(first: Content) -> _UnshownScene { _UnshownScene() }
    nonisolated public static func buildEither<Content: Scene>(second: Content) -> _UnshownScene { _UnshownScene() }

    nonisolated public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> _UnshownScene {
        _UnshownScene()
    }
}

extension Group: Scene where Content: Scene {
    nonisolated public init(@SceneBuilder content: () -> Content) {
        self.init(content: content())
    }
}
