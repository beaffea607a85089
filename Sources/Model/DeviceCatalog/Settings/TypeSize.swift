/// Dynamic Type sizes, by SwiftUI's names.
package enum TypeSize: String, CaseIterable, Hashable, Sendable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    package static func < (left: TypeSize, right: TypeSize) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Platform {
    /// The type size that widgets get when the user chose one: from Large to AX5 on iPhone, iPad and Apple Vision Pro,
    /// where smaller ones become Large; always Large on Mac and Apple Watch (Human Interface Guidelines, widgets).
    package func widgetTypeSize(_ chosen: TypeSize) -> TypeSize {
        switch self {
        case .iPhone, .iPad, .visionPro: max(chosen, .large)
        case .mac, .appleWatch: .large
        }
    }
}
