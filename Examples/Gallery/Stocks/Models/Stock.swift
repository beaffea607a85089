import Foundation

struct Stock: Identifiable, Hashable {
    /// The symbol at the exchange.
    let id: String
    let name: String
    /// The price around which the samples move.
    let base: Double
    /// How far a day moves the price, as a part of it.
    let swing: Double

    /// Opens the stock in the app.
    var url: URL? { URL(string: "stocks://symbol/\(id)") }
}

extension Stock {
    static let samples = [
        Stock(id: "ACRN", name: "Acorn Foods", base: 48.2, swing: 0.012),
        Stock(id: "FJRD", name: "Fjord Lines", base: 131.75, swing: 0.018),
        Stock(id: "LMEN", name: "Lumen Optics", base: 212.4, swing: 0.022),
        Stock(id: "ORCA", name: "Orca Marine", base: 86.1, swing: 0.016),
        Stock(id: "BRZE", name: "Breeze Energy", base: 19.34, swing: 0.028),
        Stock(id: "QUIL", name: "Quill & Ink", base: 64.9, swing: 0.014),
    ]

    static func named(_ id: String) -> Stock? { samples.first { $0.id == id } }
}

/// The stocks that people follow, in their order. The app saves them in the app group.
struct Watchlist {
    private static let key = "watchlist"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var stocks: [Stock] {
        guard let symbols = defaults?.stringArray(forKey: Self.key) else { return Stock.samples }
        return symbols.compactMap(Stock.named)
    }
}
