import SwiftUI

/// A mark as declared in the source, without scales and sizes.
struct Mark {
    enum Kind: String {
        case bar = "BarMark"
        case line = "LineMark"
        case area = "AreaMark"
        case point = "PointMark"
        case rule = "RuleMark"
        case rectangle = "RectangleMark"
        case sector = "SectorMark"
    }

    /// The position of a mark along one axis.
    enum Extent {
        case value(PlottedValue)
        case between(PlottedValue, PlottedValue)
        /// Points within the plot; its edges by default.
        case points(CGFloat?, CGFloat?)

        var plotted: [PlottedValue] {
            switch self {
            case .value(let value): [value]
            case .between(let start, let end): [start, end]
            case .points: []
            }
        }
    }

    struct Sector {
        var angle: PlottedValue
        var inner: MarkDimension
        var outer: MarkDimension
        var inset: CGFloat
    }

    let kind: Kind
    var x: Extent = .points(nil, nil)
    var y: Extent = .points(nil, nil)
    var width: MarkDimension = .automatic
    var height: MarkDimension = .automatic
    var stacking: MarkStackingMethod = .unstacked
    var series: PlottedValue?
    var sector: Sector?
    var style = MarkStyle()
}

/// The appearance of a mark and its annotations. The innermost modifier of a kind wins.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundValue: PlottedValue?
    var symbol: MarkSymbol?
    var symbolValue: PlottedValue?
    var symbolSize: SymbolSize?
    var symbolSizeValue: PlottedValue?
    var line: StrokeStyle?
    var lineValue: PlottedValue?
    var interpolation: InterpolationMethod?
    var grouping: Grouping?
    /// Added to the start and end of both axes, in points.
    var offset = (xStart: CGFloat(0), xEnd: CGFloat(0), yStart: CGFloat(0), yEnd: CGFloat(0))
    var opacity = 1.0
    var blur: CGFloat = 0
    var shadows: [Shadow] = []
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var clip: (shape: AnyShape, style: FillStyle)?
    var mask: AnyChartContent?
    var alignment = StyleAlignment.mark
    var zIndex: Double?
    var annotations: [Annotation] = []
    var speech = Speech()

    enum StyleAlignment { case mark, plot }

    enum SymbolSize {
        /// Perceived area in square points.
        case area(CGFloat)
        case box(CGSize)
    }

    /// Marks with different values are side by side.
    struct Grouping {
        var value: PlottedValue
        var axis: Axis?
        var span: MarkDimension
    }

    struct Shadow {
        var color: Color
        var radius: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    struct Speech {
        var label: Text?
        var value: Text?
        var identifier: String?
        var isHidden = false
    }
}

/// The symbol of a data point.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
