import RenderModel
import SwiftUI

/// A 3D chart. No output has a third dimension: its space is reserved, and a note reports it.
public struct Chart3D<Content: Chart3DContent> {
    let content: Content

    nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
        self.content = content()
    }

    nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart3D: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        inputs.context.report(
            Diagnostic(
                .warning, .notDrawn, subject: "Chart3D",
                message: "3D charts are not drawn; a placeholder area is shown instead.",
                remedy: "Use a 2D chart in the widget."))
        let area = RoundedRectangle(cornerRadius: 8).fill(.quaternary)
        type(of: area)._makeView(area, inputs: inputs, outputs: &outputs)
    }
}

/// A part of a 3D chart's content.
@MainActor @preconcurrency
public protocol Chart3DContent {
    associatedtype Body: Chart3DContent

    @Chart3DContentBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Chart3DContent {}

extension Chart3DContent where Body == Never {
    /// Never called: 3D charts are not drawn.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    nonisolated public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

/// Type-erased parts.
public struct _Chart3DParts: Chart3DContent {
    public typealias Body = Never
}

@resultBuilder
public struct Chart3DContentBuilder {
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Chart3DContent>(_ content: repeat each Content) -> _Chart3DParts {
        _Chart3DParts()
    }
    public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: Chart3DContent>(first: Content) -> _Chart3DParts { _Chart3DParts() }
    public static func buildEither<Content: Chart3DContent>(second: Content) -> _Chart3DParts { _Chart3DParts() }
}

/// Accepted: 3D charts are not drawn.
extension Chart3DContent {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent { _Chart3DParts() }

    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        _Chart3DParts()
    }

    nonisolated public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent { _Chart3DParts() }

    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        _Chart3DParts()
    }

    nonisolated public func symbolSize(_ volume: CGFloat) -> some Chart3DContent { _Chart3DParts() }

    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        _Chart3DParts()
    }

    nonisolated public func roughness(_ roughness: Double) -> some Chart3DContent { _Chart3DParts() }
    nonisolated public func metallic(_ metallic: Double) -> some Chart3DContent { _Chart3DParts() }
}
