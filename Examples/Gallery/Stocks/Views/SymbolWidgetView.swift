import SwiftUI
import WidgetKit

struct SymbolWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: SymbolEntry

    var body: some View {
        content
            .containerBackground(for: .widget) { SymbolBackground(quote: entry.quote) }
            .widgetURL(entry.quote.stock.url)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .accessoryCircular: CircularSymbolView(quote: entry.quote)
        case .accessoryRectangular: RectangularSymbolView(quote: entry.quote)
        case .accessoryInline: InlineSymbolView(quote: entry.quote)
        #if os(watchOS)
            case .accessoryCorner: CornerSymbolView(quote: entry.quote)
        #endif
        default: SmallSymbolView(entry: entry)
        }
    }
}

/// On a watch the whole background says whether the price has risen: green or red, brightest at the edge that it moved
/// to.
private struct SymbolBackground: View {
    let quote: Quote

    var body: some View {
        #if os(watchOS)
            LinearGradient(
                colors: [quote.isUp ? Color("UpBackground") : Color("DownBackground"), .black],
                startPoint: quote.isUp ? .top : .bottom, endPoint: quote.isUp ? .bottom : .top)
        #else
            Color("WidgetBackground")
        #endif
    }
}

struct SmallSymbolView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: SymbolEntry

    var body: some View {
        let quote = entry.quote
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text(quote.stock.id)
                    .font(isFar ? .title2 : .headline)
                    .fontWeight(.bold)
                Spacer(minLength: 0)
                if !isFar, !typeSize.isAccessibilitySize {
                    PriceTime(quote: quote, date: entry.date)
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                }
            }
            if !isFar, !typeSize.isAccessibilitySize {
                PriceChart(quote: quote)
                    .frame(maxHeight: .infinity)
                    .padding(.vertical, 6)
            } else {
                Spacer(minLength: 0)
            }
            Price(quote: quote)
                .font(isFar ? .largeTitle : .title2)
                .fontWeight(.semibold)
            Change(quote: quote)
                .font(isFar ? .title3 : .footnote)
                .fontWeight(.semibold)
                .foregroundStyle(quote.color)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    /// In StandBy and in a car. The accented mode has no background either, but people are near.
    private var isFar: Bool { !showsBackground && renderingMode != .accented }
}

struct CircularSymbolView: View {
    let quote: Quote

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                Image(systemName: quote.symbol)
                    .font(.caption)
                    .widgetAccentable()
                    .accessibilityLabel(quote.isUp ? Text("Up") : Text("Down"))
                Text(quote.stock.id)
                    .font(.footnote)
                    .fontWeight(.semibold)
                Text(quote.change, format: .percent.precision(.fractionLength(1)))
                    .font(.caption)
                    .widgetAccentable()
            }
            .lineLimit(1)
            .minimumScaleFactor(0.8)
            .padding(4)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

struct CornerSymbolView: View {
    let quote: Quote

    var body: some View {
        Text(quote.stock.id)
            .font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .widgetCurvesContent()
            .widgetAccentable()
            .widgetLabel {
                Change(quote: quote)
            }
    }
}

struct RectangularSymbolView: View {
    let quote: Quote

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                Text(quote.stock.id)
                    .font(.headline)
                    .widgetAccentable()
                Price(quote: quote)
                    .font(.subheadline)
                Change(quote: quote)
                    .font(.subheadline)
            }
            .layoutPriority(1)
            PriceChart(quote: quote, color: .primary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct InlineSymbolView: View {
    let quote: Quote

    var body: some View {
        Label {
            let change = Text(quote.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
            Text("\(quote.stock.id) \(change)")
        } icon: {
            Image(systemName: quote.symbol)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
