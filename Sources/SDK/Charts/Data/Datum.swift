import SwiftUI

/// A plotted value, independent of its type.
public enum _Datum: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

extension _Datum {
    /// The position on a continuous scale: numbers unchanged, dates in seconds since 2001; `nil` for categories and
    /// NaN.
    var position: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// The name of a value as a category.
    var name: String {
        switch self {
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .date(let date): date.formatted(.iso8601)
        case .category(let name): name
        }
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }

    enum Kind: Hashable { case number, date, category }
}
