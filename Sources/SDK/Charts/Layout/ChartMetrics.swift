import SwiftUI

/// Lengths that Apple does not document. Decided by this project so that charts look as in Apple's published pictures.
enum ChartMetrics {
    /// Points of a line's width.
    static let lineWidth: CGFloat = 2
    static let line = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    static let rule = StrokeStyle(lineWidth: 1)

    /// Perceived area of a data point's symbol in square points: a square of six points.
    static let symbolArea: CGFloat = 36
    /// Square points of the largest symbol where sizes represent numbers.
    static let greatestSymbolArea: CGFloat = 400

    /// Share of a category's band that a bar takes.
    static let barRatio: CGFloat = 0.6
    /// The same for hours, days and other units of time: 26.5 of an hour's 37.87 pixels (I0438), 89.7 of a day's 127.7
    /// (I0450).
    static let unitBarRatio: CGFloat = 0.7
    static let histogramRatio: CGFloat = 0.95
    /// The same for bars side by side, and for all of them together.
    static let groupedBarRatio: CGFloat = 0.9
    static let groupRatio: CGFloat = 0.8
    /// Points of a bar at a position without a band, such as a date.
    static let thinBar: CGFloat = 6

    /// Hairlines across the plot; those of the horizontal axis are dashed.
    static let gridLine = StrokeStyle(lineWidth: 0.5)
    static let dashedGridLine = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
    /// Length of ticks in points where no label determines it.
    static let tickLength: CGFloat = 4

    /// Points between plot and axis labels.
    static let labelSpacing: CGFloat = 4
    /// Points between axis labels in a row.
    static let labelGap: CGFloat = 4
    /// Points between the line of a date and the label next to it: digits begin 13 of three pixels each right of the
    /// line, and one of them is the digit's own margin (I0412 to I0419, I0428 to I0453).
    static let dateLabelGap: CGFloat = 4
    /// Most intervals of a vertical axis of numbers that decides alone, on 66 points of height (I0412, I0418, I0442,
    /// I0448) as on 216 (I0416, I0438).
    static let mostIntervals = 4
    static let titleSpacing: CGFloat = 4
    static let legendSpacing: CGFloat = 8
    static let annotationSpacing: CGFloat = 4

    static let axisFont = Font.caption
    static let legendFont = Font.caption

    /// A chart that may choose its size.
    static let idealSize = CGSize(width: 300, height: 200)
}
