import SwiftUI

/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    associatedtype Body: AxisContent

    @AxisContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the axis marks of `content`.
    nonisolated static func _makeAxisContent(_ content: Self, outputs: inout _AxisContentOutputs)
}

/// The output for axis marks.
public struct _AxisContentOutputs {
    var descriptions: [AxisMarksDescription] = []
}

extension AxisContent {
    nonisolated public static func _makeAxisContent(_ content: Self, outputs: inout _AxisContentOutputs) {
        let body = assumeMainActor(content) { $0.body }
        Body._makeAxisContent(body, outputs: &outputs)
    }

    /// Axis marks are drawn individually in a widget's picture; within a layer without effects this makes no
    /// difference.
    nonisolated public func compositingLayer() -> some AxisContent { self }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
    /// Never called: primitive axis content creates its own marks.
    public var body: Never {
        preconditionFailure("\(Self.self) is primitive axis content; its body is never evaluated")
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    nonisolated public static func _makeAxisContent(_ content: Self, outputs: inout _AxisContentOutputs) {
        guard let content else { return }
        Wrapped._makeAxisContent(content, outputs: &outputs)
    }
}

/// Type-erased axis content.
public struct AnyAxisContent {
    private let make: (inout _AxisContentOutputs) -> Void

    nonisolated public init(_ content: any AxisContent) {
        self.init(hiding: content)
    }

    nonisolated public init(erasing content: some AxisContent) {
        self.init(hiding: content)
    }

    nonisolated private init<C: AxisContent>(hiding content: C) {
        make = { C._makeAxisContent(content, outputs: &$0) }
    }

    nonisolated init(all contents: [AnyAxisContent]) {
        make = { outputs in
            for content in contents { content.make(&outputs) }
        }
    }
}

extension AnyAxisContent: AxisContent {
    public typealias Body = Never

    nonisolated public static func _makeAxisContent(_ content: Self, outputs: inout _AxisContentOutputs) {
        content.make(&outputs)
    }
}

/// Collects the axis content of a closure.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }

    public static func buildBlock(_ contents: AnyAxisContent...) -> AnyAxisContent {
        contents.count == 1 ? contents[0] : AnyAxisContent(all: contents)
    }

    public static func buildIf(_ content: AnyAxisContent?) -> AnyAxisContent { content ?? AnyAxisContent(all: []) }

    public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }

    public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }

    public static func buildLimitedAvailability(_ content: AnyAxisContent) -> AnyAxisContent { content }
}
