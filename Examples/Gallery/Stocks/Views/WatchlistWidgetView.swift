import SwiftUI
import WidgetKit

struct WatchlistWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: WatchlistEntry

    var body: some View {
        Group {
            if family == .systemMedium {
                MediumWatchlistView(entry: entry)
            } else {
                LargeWatchlistView(entry: entry)
            }
        }
        .containerBackground(Color("WidgetBackground"), for: .widget)
        .widgetURL(URL(string: "stocks://watchlist"))
    }
}

/// Three stocks side by side, fewer in larger type.
struct MediumWatchlistView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: WatchlistEntry

    var body: some View {
        HStack(spacing: 16) {
            ForEach(entry.quotes.prefix(count)) { quote in
                if let url = quote.stock.url {
                    Link(destination: url) { column(quote) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var count: Int {
        if typeSize >= .accessibility3 { 1 } else if typeSize >= .xxLarge { 2 } else { 3 }
    }

    private func column(_ quote: Quote) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(quote.stock.id)
                .font(.subheadline)
                .fontWeight(.bold)
            if !typeSize.isAccessibilitySize {
                Sparkline(quote: quote)
                    .frame(maxHeight: .infinity)
                    .padding(.vertical, 6)
            }
            Price(quote: quote)
                .font(.headline)
            Change(quote: quote)
                .font(.footnote)
                .fontWeight(.semibold)
                .foregroundStyle(quote.color)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

/// A row for each stock, as many as fit.
struct LargeWatchlistView: View {
    let entry: WatchlistEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                if let first = entry.quotes.first {
                    Group {
                        first.session.isOpen(at: entry.date) ? Text("Market open") : Text("Market closed")
                    }
                    .font(.headline)
                    Spacer(minLength: 8)
                    PriceTime(quote: first, date: entry.date)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)

            if entry.quotes.isEmpty {
                Text("Add stocks in the app to follow them here.")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            } else {
                ViewThatFits(in: .vertical) {
                    ForEach((1...entry.quotes.count).reversed(), id: \.self) { count in
                        rows(entry.quotes.prefix(count))
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func rows(_ quotes: ArraySlice<Quote>) -> some View {
        VStack(spacing: 8) {
            ForEach(quotes) { quote in
                if let url = quote.stock.url {
                    Link(destination: url) { WatchlistRow(quote: quote) }
                }
            }
        }
    }
}

struct WatchlistRow: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let quote: Quote

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                Text(quote.stock.id)
                    .font(.subheadline)
                    .fontWeight(.bold)
                if !typeSize.isAccessibilitySize {
                    Text(LocalizedStringKey(quote.stock.name))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !typeSize.isAccessibilitySize {
                Sparkline(quote: quote)
                    .frame(width: 72, height: 32)
            }
            VStack(alignment: .leading, spacing: 0) {
                Price(quote: quote)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                Change(quote: quote)
                    .font(.caption)
                    .fontWeight(.semibold)
                    .foregroundStyle(quote.color)
            }
            .frame(maxWidth: typeSize.isAccessibilitySize ? .infinity : 72, alignment: .leading)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(minHeight: 44, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}
