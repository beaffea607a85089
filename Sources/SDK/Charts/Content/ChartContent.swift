import SwiftUI

/// A part of a chart's content.
///
/// Content creates marks, as views create layout nodes: `_makeChartContent` evaluates bodies down to the marks of this
/// module, and the chart gets all of them in source order.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the marks of `content`.
    nonisolated static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs)
}

/// The output for marks.
public struct _ChartContentOutputs {
    var marks: [Mark] = []
}

extension ChartContent {
    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let body = EnvironmentValues.withCurrent(inputs.environment) { assumeMainActor(content) { $0.body } }
        Body._makeChartContent(body, inputs: inner, outputs: &outputs)
    }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    /// Never called: content without a body creates its own marks.
    public var body: Never {
        preconditionFailure("\(Self.self) is primitive chart content; its body is never evaluated")
    }
}

/// Content with a single mark.
protocol PrimitiveMark: ChartContent where Body == Never {
    nonisolated var mark: Mark { get }
}

extension PrimitiveMark {
    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        outputs.marks.append(content.mark)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        guard let content else { return }
        Wrapped._makeChartContent(content, inputs: inputs, outputs: &outputs)
    }
}

/// Type-erased content.
public struct AnyChartContent {
    private let make: (_ViewInputs, inout _ChartContentOutputs) -> Void

    nonisolated public init(_ content: any ChartContent) {
        self.init(hiding: content)
    }

    nonisolated public init(erasing content: some ChartContent) {
        self.init(hiding: content)
    }

    nonisolated private init<C: ChartContent>(hiding content: C) {
        make = { C._makeChartContent(content, inputs: $0, outputs: &$1) }
    }

    nonisolated init(all contents: [AnyChartContent]) {
        make = { inputs, outputs in
            for content in contents { content.make(inputs, &outputs) }
        }
    }
}

extension AnyChartContent: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        content.make(inputs, &outputs)
    }
}

/// Marks in a group.
public struct Plot<Content: ChartContent> {
    let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Plot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
    }
}
