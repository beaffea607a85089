import SwiftUI
import WidgetKit

extension SymbolEntry {
    /// A Thursday at noon in New York.
    fileprivate static let noon = sample(at: Date(timeIntervalSince1970: 1_795_712_400), of: 0)
    fileprivate static let other = sample(at: Date(timeIntervalSince1970: 1_795_712_400), of: 1)

    private static func sample(at date: Date, of index: Int) -> SymbolEntry {
        SymbolEntry(date: date, quote: Exchange().quote(for: Stock.samples[index], at: date))
    }
}

#Preview("Small", as: .systemSmall) {
    SymbolWidget()
} timeline: {
    SymbolEntry.noon
    SymbolEntry.other
}

#Preview("Lock Screen", as: .accessoryRectangular) {
    SymbolWidget()
} timeline: {
    SymbolEntry.noon
    SymbolEntry.other
}
