import Foundation

/// What a stock costs, and what it cost since the session began.
struct Quote: Identifiable {
    struct Point: Identifiable {
        let date: Date
        let price: Double

        var id: Date { date }
    }

    let stock: Stock
    let session: Session
    /// The price at the end of the session before.
    let previous: Double
    let points: [Point]

    var id: String { stock.id }

    var price: Double { points.last?.price ?? previous }

    /// Part of the previous price.
    var change: Double { price / previous - 1 }

    var isUp: Bool { change >= 0 }

    /// Says it without color.
    var symbol: String { isUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill" }

    /// The prices with the previous one, and some room.
    var range: ClosedRange<Double> {
        let prices = points.map(\.price) + [previous]
        let low = prices.min() ?? previous
        let high = prices.max() ?? previous
        let room = max((high - low) * 0.08, 0.01)
        return (low - room)...(high + room)
    }
}

/// Stands in for a real exchange: a stock at one moment always has the same price.
struct Exchange {
    /// Minutes between the prices of a graph.
    private static let step = 10.0

    func quote(for stock: Stock, at date: Date) -> Quote {
        let session = Session(at: date)
        let day = Int(session.opening.timeIntervalSinceReferenceDate / 86_400)
        let end = min(date, session.closing).timeIntervalSince(session.opening) / 60
        let length = session.closing.timeIntervalSince(session.opening) / 60
        let minutes = Array(stride(from: 0, through: end, by: Self.step))
        return Quote(
            stock: stock,
            session: session,
            previous: price(of: stock, day: day - 1, part: 1),
            points: minutes.map { minute in
                Quote.Point(
                    date: session.opening.addingTimeInterval(minute * 60),
                    price: price(of: stock, day: day, part: minute / length))
            })
    }

    /// A slow wave over months, a step between the days, and the waves of the day.
    ///
    /// - Parameter part: how much of the session is over, from 0 to 1.
    private func price(of stock: Stock, day: Int, part: Double) -> Double {
        let seed = stock.id.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 9973 }
        let months = sin(Double(day) / 41 + Double(seed)) * 0.12
        let from = Self.noise(seed, day)
        let to = Self.noise(seed, day + 1)
        let trend = from + (to - from) * part
        let waves =
            sin(part * 9 + from * 6) * 0.35 + sin(part * 23 + to * 9) * 0.16 + sin(part * 57 + from * 20) * 0.07
        let bell = sin(part * .pi)
        return stock.base * (1 + months + stock.swing * (trend + waves * bell))
    }

    /// -1…1, well mixed.
    private static func noise(_ seed: Int, _ day: Int) -> Double {
        var value = UInt64(bitPattern: Int64(day &* 131 &+ seed &* 7919)) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
        value = value &* 0xBF58_476D_1CE4_E5B9
        value ^= value >> 32
        return Double(value % 2001) / 1000 - 1
    }
}
