import WidgetKit

struct SymbolEntry: TimelineEntry {
    let date: Date
    let quote: Quote

    /// People look while stocks are traded, most of all when a price moves.
    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: quote.session.isOpen(at: date) ? Float(20 + abs(quote.change) * 1000) : 5)
    }
}

struct SymbolProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SymbolEntry {
        entry(for: Stock.samples[0], at: .now)
    }

    func snapshot(for configuration: SelectStockIntent, in context: Context) async -> SymbolEntry {
        entry(for: stock(of: configuration), at: .now)
    }

    func timeline(for configuration: SelectStockIntent, in context: Context) async -> Timeline<SymbolEntry> {
        let schedule = UpdateSchedule(from: .now)
        let stock = stock(of: configuration)
        return Timeline(entries: schedule.dates.map { entry(for: stock, at: $0) }, policy: .after(schedule.end))
    }

    #if os(watchOS)
        func recommendations() -> [AppIntentRecommendation<SelectStockIntent>] {
            Watchlist().stocks.map { stock in
                AppIntentRecommendation(intent: SelectStockIntent(stock: stock), description: "\(stock.name)")
            }
        }
    #endif

    /// While stocks are traded.
    func relevance() async -> WidgetRelevance<SelectStockIntent> {
        let session = Session(at: .now)
        return WidgetRelevance(
            Watchlist().stocks.prefix(1).map { stock in
                WidgetRelevanceAttribute(
                    configuration: SelectStockIntent(stock: stock),
                    context: .date(from: session.opening, to: session.closing))
            })
    }

    private func stock(of configuration: SelectStockIntent) -> Stock {
        configuration.stock.flatMap { Stock.named($0.id) } ?? Watchlist().stocks.first ?? Stock.samples[0]
    }

    private func entry(for stock: Stock, at date: Date) -> SymbolEntry {
        SymbolEntry(date: date, quote: Exchange().quote(for: stock, at: date))
    }
}

struct WatchlistEntry: TimelineEntry {
    let date: Date
    let quotes: [Quote]
}

struct WatchlistProvider: TimelineProvider {
    func placeholder(in context: Context) -> WatchlistEntry {
        entry(for: Stock.samples, at: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (WatchlistEntry) -> Void) {
        completion(entry(for: context.isPreview ? Stock.samples : Watchlist().stocks, at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WatchlistEntry>) -> Void) {
        let schedule = UpdateSchedule(from: .now)
        let stocks = Watchlist().stocks
        completion(Timeline(entries: schedule.dates.map { entry(for: stocks, at: $0) }, policy: .after(schedule.end)))
    }

    private func entry(for stocks: [Stock], at date: Date) -> WatchlistEntry {
        WatchlistEntry(date: date, quotes: stocks.map { Exchange().quote(for: $0, at: date) })
    }
}

/// When prices are shown again: every half hour of a session, and not at all between sessions.
struct UpdateSchedule {
    let dates: [Date]
    let end: Date

    init(from now: Date) {
        let session = Session(at: now)
        guard session.isOpen(at: now) else {
            dates = [now]
            end = session.next()
            return
        }
        let rest = session.closing.timeIntervalSince(now)
        dates =
            stride(from: 0, to: rest, by: 1800).map { now.addingTimeInterval($0) }
            .filter { session.closing.timeIntervalSince($0) >= 300 || $0 == now } + [
                session.closing.addingTimeInterval(300)
            ]
        end = session.next()
    }
}
