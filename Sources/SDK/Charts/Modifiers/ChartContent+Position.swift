import SwiftUI

extension ChartContent {
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// All in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changing { style in
            style.offset.xStart += xStart
            style.offset.xEnd += xEnd
            style.offset.yStart += yStart
            style.offset.yEnd += yEnd
        }
    }

    /// Places marks of different values side by side.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        setting(\.grouping, MarkStyle.Grouping(value: value.plotted, axis: axis, span: span))
    }
}
