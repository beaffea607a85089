/// The text size, as used before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    package init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        self = Self.allCases[index]
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[place] }

    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.place < right.place }
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.place <= right.place }
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.place > right.place }
    public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.place >= right.place }
}

extension EnvironmentValues {
    nonisolated public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
