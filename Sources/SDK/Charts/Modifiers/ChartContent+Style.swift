import SwiftUI

extension ChartContent {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        setting(\.foreground, AnyShapeStyle(style))
    }

    /// Distinguishes values by style, and groups them into series.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.foregroundValue, value.plotted)
    }

    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        changing { $0.opacity *= min(max(opacity, 0), 1) }
    }

    /// - Parameter radius: points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        changing { $0.blur = max($0.blur, radius) }
    }

    /// - Parameters:
    ///   - radius: points.
    ///   - x: points to the right.
    ///   - y: points downward.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changing { $0.shadows.append(MarkStyle.Shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// - Parameter radius: points.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        changing { markStyle in
            guard markStyle.cornerRadius == nil else { return }
            markStyle.cornerRadius = radius
            markStyle.cornerStyle = style
        }
    }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        setting(\.line, style)
    }

    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.lineValue, value.plotted)
    }

    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        setting(\.interpolation, method)
    }

    /// Gradients span the whole plot instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.alignment = aligns ? .plot : .mark }
    }

    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        setting(\.zIndex, value)
    }

    /// Marks are drawn individually in a widget's picture; within a layer without effects this makes no difference.
    nonisolated public func compositingLayer() -> some ChartContent { self }

    /// Clips to the shape, in the mark's bounds.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let clip = (shape: AnyShape(shape), style: style)
        return changing { if $0.clip == nil { $0.clip = clip } }
    }

    /// Masks with the other content.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        setting(\.mask, AnyChartContent(erasing: content()))
    }
}
