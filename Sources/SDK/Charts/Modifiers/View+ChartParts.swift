import SwiftUI

/// The legend.
extension View {
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartSetting(\.legend.visibility, visibility)
    }

    /// - Parameter spacing: points between plot and legend.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartSettings { settings in
            settings.legend.position = position
            settings.legend.alignment = alignment
            settings.legend.spacing = spacing
        }
    }

    /// - Parameter spacing: points between plot and legend.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartSettings { settings in
            settings.legend.position = position
            settings.legend.alignment = alignment
            settings.legend.spacing = spacing
            settings.legend.content = view
        }
    }
}

/// Views around, behind and in front of the plot.
extension View {
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartSettings { $0.plotStyles.append { AnyView(content($0)) } }
    }

    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings {
            $0.backgrounds.append(ChartLayer(alignment: alignment, content: { AnyView(content($0)) }))
        }
    }

    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings {
            $0.overlays.append(ChartLayer(alignment: alignment, content: { AnyView(content($0)) }))
        }
    }
}

private let nobodyTouches = "charts in widgets are not interactive."

/// Modifiers that need touch input.
extension View {
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        noEffect("chartXSelection", nobodyTouches)
    }

    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        noEffect("chartXSelection", nobodyTouches)
    }

    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        noEffect("chartYSelection", nobodyTouches)
    }

    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        noEffect("chartYSelection", nobodyTouches)
    }

    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        noEffect("chartAngleSelection", nobodyTouches)
    }
}
