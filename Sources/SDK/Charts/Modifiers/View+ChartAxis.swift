import SwiftUI

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSetting(\.x.visibility, visibility)
    }

    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartSetting(\.y.visibility, visibility)
    }

    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        chartSetting(\.x.content, content().descriptions)
    }

    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        chartSetting(\.y.content, content().descriptions)
    }

    /// Wraps the x axis in a view.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartSetting(\.x.style, { AnyView(content($0)) })
    }

    /// Wraps the y axis in a view.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartSetting(\.y.style, { AnyView(content($0)) })
    }
}

extension AxisContent {
    nonisolated var descriptions: [AxisMarksDescription] {
        var outputs = _AxisContentOutputs()
        Self._makeAxisContent(self, outputs: &outputs)
        return outputs.descriptions
    }
}

/// Titles of axes. Spacings are points between title and axis.
extension View {
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        axisTitle(\.x.titles, position, alignment, spacing, content())
    }

    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.x.titles, position, alignment, spacing, Text(labelKey))
    }

    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.x.titles, position, alignment, spacing, label)
    }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.x.titles, position, alignment, spacing, Text(verbatim: String(label)))
    }

    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        axisTitle(\.y.titles, position, alignment, spacing, content())
    }

    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.y.titles, position, alignment, spacing, Text(labelKey))
    }

    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.y.titles, position, alignment, spacing, label)
    }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(\.y.titles, position, alignment, spacing, Text(verbatim: String(label)))
    }

    nonisolated private func axisTitle(
        _ titles: WritableKeyPath<ChartSettings, [AxisTitle]>, _ position: AnnotationPosition,
        _ alignment: Alignment?, _ spacing: CGFloat?, _ content: some View
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
        return chartSettings { $0[keyPath: titles].append(title) }
    }
}
