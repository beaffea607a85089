import SwiftUI
import WidgetKit

struct LayoutWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Layout", provider: SampleProvider()) { entry in
            LayoutWidgetView(entry: entry)
        }
        .configurationDisplayName("Layout")
        .description("Arranges things.")
        .supportedFamilies([.systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

struct LayoutWidgetView: View {
    @Environment(\.widgetContentMargins) var margins
    let entry: SampleEntry
    let columns = [GridItem(.flexible()), GridItem(.fixed(30)), GridItem(.adaptive(minimum: 20), spacing: 2)]

    var body: some View {
        GeometryReader { geometry in
            VStack(alignment: .center, spacing: 4) {
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Text("Big").font(.largeTitle)
                    Text("small").font(.caption2).layoutPriority(1)
                    Spacer(minLength: 4)
                    Text("right").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
                }
                HStack {
                    ForEach(0..<5) { index in
                        Rectangle().fill(Color.blue.opacity(Double(index + 1) / 5)).frame(width: 12, height: 12)
                    }
                    Divider()
                    ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                }
                .frame(height: 20)
                LazyVGrid(columns: columns, alignment: .leading, spacing: 2) {
                    ForEach(Array((0..<6).enumerated()), id: \.offset) { item in
                        Capsule().fill(.orange).frame(height: 8)
                    }
                }
                Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
                    GridRow {
                        Text("One")
                        Text("Two").gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Color.green.frame(height: 6).gridCellColumns(2)
                    }
                }
                .font(.caption)
                ViewThatFits(in: .horizontal) {
                    Text("A long version of the text that will hardly ever fit into this widget's width")
                    Text("Short")
                }
                ZStack(alignment: .bottomTrailing) {
                    RoundedRectangle(cornerRadius: 6, style: .continuous).fill(.gray.opacity(0.3))
                    Text("zstack").font(.caption2).padding(2).zIndex(1)
                }
                .aspectRatio(4, contentMode: .fit)
                AnyLayout(HStackLayout(spacing: 2)) {
                    Text("any")
                    Text("layout").fixedSize(horizontal: true, vertical: false)
                }
                EqualWidth {
                    Text("equal")
                    Text("widths everywhere")
                }
                .font(.caption2)
                LazyHStack { Text("lazy").position(x: 10, y: 10).frame(width: 30, height: 20) }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .offset(x: 0, y: geometry.frame(in: .local).minY)
        }
        .padding(.horizontal, margins.leading)
        .padding(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
        .clipped()
        .widgetBackground(.white)
    }
}

struct EqualWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.map(\.width).max() ?? 0
        let height = sizes.map(\.height).max() ?? 0
        return CGSize(width: width * CGFloat(subviews.count), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
