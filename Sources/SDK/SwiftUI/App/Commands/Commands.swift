/// Menus of an app's menu bar. A widget has none, so they are never created.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Never called: a widget has no menu bar.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

/// Menus whose content is discarded.
public struct _UnshownCommands: Commands {
    public typealias Body = Never

    nonisolated init() {}
}

public struct EmptyCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

/// Collects the menus of an app.
@resultBuilder
public struct CommandsBuilder {
    nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<C0: Commands, C1: Commands, each Content: Commands>(
        _ c0: C0, _ c1: C1, _ content: repeat each Content
    ) -> some Commands {
        _UnshownCommands()
    }

    nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        _UnshownCommands()
    }

    nonisolated public static func buildEither<Content: Commands>(first: Content) -> _UnshownCommands {
        _UnshownCommands()
    }

    nonisolated public static func buildEither<Content: Commands>(second: Content) -> _UnshownCommands {
        _UnshownCommands()
    }

    nonisolated public static func buildLimitedAvailability<Content: Commands>(
        _ content: Content
    ) -> _UnshownCommands {
        _UnshownCommands()
    }
}

extension Group: Commands where Content: Commands {
    nonisolated public init(@CommandsBuilder content: () -> Content) {
        self.init(content: content())
    }
}
