/// The twelve Dynamic Type sizes, by SwiftUI's names, from the smallest to the largest.
package enum TypeSize: String, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The number of sizes that are smaller.
    package var step: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension TypeSize: Comparable {
    package static func < (left: TypeSize, right: TypeSize) -> Bool { left.step < right.step }
}
