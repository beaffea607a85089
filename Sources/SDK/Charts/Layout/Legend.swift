import SwiftUI

/// The labels of a chart's values next to their styles.
struct ChartLegendView: View {
    struct Entry {
        let name: String
        let style: AnyShapeStyle
        let shape: AnyChartSymbolShape
    }

    let entries: [Entry]
    /// In rows below or above a chart, in a column next to it.
    let direction: Axis

    private var layout: AnyLayout {
        switch direction {
        case .horizontal: AnyLayout(FlowLayout())
        case .vertical: AnyLayout(VStackLayout(alignment: .leading, spacing: FlowLayout.rowGap))
        }
    }

    var body: some View {
        layout {
            ForEach(entries.indices, id: \.self) { index in
                HStack(spacing: 4) {
                    entries[index].shape.fill(entries[index].style).frame(width: 8, height: 8)
                    Text(verbatim: entries[index].name).lineLimit(1)
                }
            }
        }
        .font(ChartMetrics.legendFont)
        .foregroundStyle(.secondary)
    }
}

/// The interpolated colors, with the numbers at their ends.
struct ChartBlendLegendView: View {
    let colors: [Color]
    let lower: String
    let upper: String

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: lower)
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                .frame(width: 80, height: 8)
                .clipShape(RoundedRectangle(cornerRadius: 2))
            Text(verbatim: upper)
        }
        .font(ChartMetrics.legendFont)
        .foregroundStyle(.secondary)
    }
}

extension Encodings {
    /// The legend of a chart, if it has labeled values.
    ///
    /// Values that map to both a style and a symbol have one entry. A scale that maps values without a domain lists
    /// those of the data.
    func legend(_ direction: Axis, in environment: EnvironmentValues) -> AnyView? {
        if let blend {
            let values: [_Datum] =
                foreground.values.first?.kind == .date
                ? [blend.lower, blend.upper].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
                : [.number(blend.lower), .number(blend.upper)]
            let format = ValueFormat(values, environment: environment)
            return AnyView(
                ChartBlendLegendView(
                    colors: blend.colors, lower: format.text(values[0]), upper: format.text(values[1])))
        }
        var values = foreground.values
        values += symbol.values.filter { !values.contains($0) }
        values += line.values.filter { !values.contains($0) }
        if values.isEmpty { return nil }
        let format = ValueFormat(values, environment: environment)
        let circle = AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))
        let entries = values.map { value in
            ChartLegendView.Entry(
                name: format.text(value), style: style(for: value) ?? ChartPalette.styles[0],
                shape: symbol.look(of: value) ?? circle)
        }
        return AnyView(ChartLegendView(entries: entries, direction: direction))
    }
}

/// Views in sequence, in as many rows as they need.
struct FlowLayout: Layout {
    static let gap: CGFloat = 8
    static let rowGap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(width: proposal.width ?? .infinity, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames(width: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if x > 0, x + size.width > width + 0.01 {
                (x, y, height) = (0, y + height + Self.rowGap, 0)
            }
            defer {
                x += size.width + Self.gap
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
