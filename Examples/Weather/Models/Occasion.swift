import SwiftUI

/// A day on which the weather is greeted.
enum Occasion: Equatable {
    case newYear
    /// The first snow of a winter.
    case firstSnow

    var symbol: String {
        switch self {
        case .newYear: "sparkles"
        case .firstSnow: "snowflake"
        }
    }

    var name: LocalizedStringKey {
        switch self {
        case .newYear: "새해 복 많이 받으세요"
        case .firstSnow: "첫눈"
        }
    }
}
