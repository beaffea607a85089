import SwiftUI

/// The parts of an axis at one of its values.
@MainActor @preconcurrency
public protocol AxisMark {
    associatedtype Body: AxisMark

    @AxisMarkBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the parts of `mark`.
    nonisolated static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs)
}

/// The output for parts of axis marks.
public struct _AxisMarkOutputs {
    var parts: [AxisPart] = []
}

extension AxisMark {
    nonisolated public static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        let body = assumeMainActor(mark) { $0.body }
        Body._makeAxisMark(body, outputs: &outputs)
    }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
    /// Never called: a primitive axis mark creates its own parts.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive axis mark; its body is never evaluated")
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    nonisolated public static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        guard let mark else { return }
        Wrapped._makeAxisMark(mark, outputs: &outputs)
    }
}

/// A line, a tick or a label, with the settings of its modifiers.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether it is centered between its value and the next one; `nil` where the axis decides.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A type-erased axis mark.
public struct AnyAxisMark {
    private let make: (inout _AxisMarkOutputs) -> Void

    nonisolated public init(_ mark: any AxisMark) {
        self.init(hiding: mark)
    }

    nonisolated public init(erasing mark: some AxisMark) {
        self.init(hiding: mark)
    }

    nonisolated private init<M: AxisMark>(hiding mark: M) {
        make = { M._makeAxisMark(mark, outputs: &$0) }
    }

    nonisolated init(all marks: [AnyAxisMark]) {
        make = { outputs in
            for mark in marks { mark.make(&outputs) }
        }
    }
}

extension AnyAxisMark: AxisMark {
    public typealias Body = Never

    nonisolated public static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        mark.make(&outputs)
    }
}

/// Collects the axis marks of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }

    public static func buildBlock(_ marks: AnyAxisMark...) -> AnyAxisMark {
        marks.count == 1 ? marks[0] : AnyAxisMark(all: marks)
    }

    public static func buildIf(_ mark: AnyAxisMark?) -> AnyAxisMark { mark ?? AnyAxisMark(all: []) }

    public static func buildEither(first: AnyAxisMark) -> AnyAxisMark { first }

    public static func buildEither(second: AnyAxisMark) -> AnyAxisMark { second }

    public static func buildLimitedAvailability(_ mark: AnyAxisMark) -> AnyAxisMark { mark }
}

/// An axis mark with modified parts.
struct ModifiedAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout AxisPart) -> Void
}

extension ModifiedAxisMark: AxisMark {
    typealias Body = Never

    nonisolated static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        let first = outputs.parts.count
        Content._makeAxisMark(mark.content, outputs: &outputs)
        for index in first..<outputs.parts.count { mark.change(&outputs.parts[index]) }
    }
}

extension AxisMark {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { if $0.foreground == nil { $0.foreground = AnyShapeStyle(style) } }
    }

    nonisolated public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
    }

    nonisolated public func offset(_ size: CGSize) -> some AxisMark {
        offset(x: size.width, y: size.height)
    }

    /// In points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) { part in
            part.offset.width += x
            part.offset.height += y
        }
    }
}
