import SwiftUI

/// Has no effect: charts in widgets are not interactive.
extension View {
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        noEffect("chartGesture", "charts in widgets are not interactive.")
    }

    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}

/// Where a chart stops after scrolling.
public protocol ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The context at the end of a scroll.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    public let chartProxy: ChartProxy
    private let context: ScrollTargetBehaviorContext

    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        context[keyPath: keyPath]
    }
}

/// How far one scroll goes.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, never }

    private let kind: Kind

    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .automatic) }
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }
}

/// Stops at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ValueAlignedChartScrollTargetBehavior {
    nonisolated public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    nonisolated public init<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    nonisolated public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    nonisolated public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    nonisolated public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
}

/// Where a fast scroll stops.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }

    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { MajorValueAlignment() }

    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
        MajorValueAlignment()
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }

    public static func valueAligned(
        matching dateComponents: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }
}

/// Has no effect: charts in widgets have no selection.
extension ChartProxy {
    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
    public func selectXRange(from: CGFloat, to: CGFloat) {}
    public func selectYRange(from: CGFloat, to: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}

    /// `nil`: the values of sectors are not stored.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
}

extension ChartContent {
    /// Marks are drawn individually in a widget's picture; within a layer without effects this makes no difference.
    nonisolated public func compositingLayer<V: ChartContent>(
        @ChartContentBuilder style: (Self) -> V
    ) -> some ChartContent {
        style(self)
    }
}
