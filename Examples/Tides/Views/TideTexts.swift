import SwiftUI
import WidgetKit

/// How high the water is, such as “4.2 m”.
struct Height: View {
    let metres: Double

    var body: some View {
        Text("\(metres, specifier: "%.1f") m")
            .monospacedDigit()
            .contentTransition(.numericText(value: metres))
    }
}

/// Whether the water comes or goes. The arrow says it without color.
struct Direction: View {
    let entry: TideEntry

    var body: some View {
        Image(systemName: entry.symbol)
            .fontWeight(.bold)
            .widgetAccentable()
            .accessibilityLabel(entry.isRising ? Text("Rising") : Text("Falling"))
    }
}

/// When the water turns next, such as “High 14:20”.
struct NextTurn: View {
    let entry: TideEntry

    var body: some View {
        if let tide = entry.turns(1).first {
            switch tide.kind {
            case .high: Text("High \(tide.date, style: .time)")
            case .low: Text("Low \(tide.date, style: .time)")
            }
        }
    }
}

/// The next turns, one to a line, as many as fit. In the largest type the times alone are left.
struct TideTable: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let tides: [Tide]
    var spacing: CGFloat = 8

    var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach((1...max(tides.count, 1)).reversed(), id: \.self) { count in
                rows(tides.prefix(count))
            }
        }
        .font(.subheadline)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }

    private func rows(_ tides: ArraySlice<Tide>) -> some View {
        Grid(horizontalSpacing: 8, verticalSpacing: spacing) {
            ForEach(tides) { tide in
                GridRow {
                    if typeSize < .xxLarge {
                        Image(systemName: tide.kind == .high ? "arrow.up.to.line" : "arrow.down.to.line")
                            .foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                    }
                    (tide.kind == .high ? Text("High") : Text("Low"))
                        .frame(maxWidth: .infinity, alignment: .leading)
                    if !typeSize.isAccessibilitySize {
                        Height(metres: tide.height)
                            .foregroundStyle(.secondary)
                            .gridColumnAlignment(.trailing)
                    }
                    Text(tide.date, style: .time)
                        .fontWeight(.semibold)
                        .monospacedDigit()
                        .gridColumnAlignment(.trailing)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
