/// What a font in the user's own folder is used for.
package enum OwnFontRole: String, Hashable, Sendable, CaseIterable {
    /// The system's design on every device but Apple Watch.
    case system
    /// The system's design on Apple Watch.
    case compact
    case rounded, compactRounded, monospaced, serif
    case korean, japanese, simplifiedChinese, traditionalChinese, hongKong, arabic, hebrew

    /// The families that Apple's systems use for the role, as the fonts name them. Evidence: E-TEXT-9.
    package var families: [String] {
        switch self {
        case .system: ["SF Pro", "SF Pro Text", "SF Pro Display"]
        case .compact: ["SF Compact", "SF Compact Text", "SF Compact Display"]
        case .rounded: ["SF Pro Rounded"]
        case .compactRounded: ["SF Compact Rounded"]
        case .monospaced: ["SF Mono"]
        case .serif: ["New York", "New York Small", "New York Medium", "New York Large", "New York Extra Large"]
        case .korean: ["Apple SD Gothic Neo"]
        case .japanese: ["Hiragino Sans", "Hiragino Kaku Gothic ProN"]
        case .simplifiedChinese: ["PingFang SC"]
        case .traditionalChinese: ["PingFang TC"]
        case .hongKong: ["PingFang HK"]
        case .arabic: ["SF Arabic"]
        case .hebrew: ["SF Hebrew"]
        }
    }

    /// The families in order of preference at a size in points: the variable font, which has every optical size, then
    /// the static cut for the size, then the others. Evidence: E-TEXT-9.
    func families(atSize size: Double) -> [String] {
        let cut: String? =
            switch self {
            case .system: size < 20 ? "SF Pro Text" : "SF Pro Display"
            case .compact: size < 20 ? "SF Compact Text" : "SF Compact Display"
            case .serif:
                switch size {
                case ..<20: "New York Small"
                case ..<36: "New York Medium"
                case ..<54: "New York Large"
                default: "New York Extra Large"
                }
            default: nil
            }
        guard let cut, let whole = families.first else { return families }
        return [whole, cut] + families.dropFirst().filter { $0 != cut }
    }

    /// What the role is called in messages.
    package var title: String {
        switch self {
        case .system: "the system design"
        case .compact: "the system design of Apple Watch"
        case .rounded: "the rounded design"
        case .compactRounded: "the rounded design of Apple Watch"
        case .monospaced: "the monospaced design"
        case .serif: "the serif design"
        case .korean: "Korean"
        case .japanese: "Japanese"
        case .simplifiedChinese: "Simplified Chinese"
        case .traditionalChinese: "Traditional Chinese"
        case .hongKong: "Chinese in Hong Kong"
        case .arabic: "Arabic"
        case .hebrew: "Hebrew"
        }
    }

    /// The role that fonts for a request have; `nil` for fonts by name and for the test font.
    init?(_ family: FontRequest.Family) {
        switch family {
        case .system: self = .system
        case .compact: self = .compact
        case .rounded: self = .rounded
        case .compactRounded: self = .compactRounded
        case .monospaced: self = .monospaced
        case .serif: self = .serif
        case .named, .fixedMetric: return nil
        }
    }

    /// The role of a fallback font; `nil` for those that always are the project's.
    init?(_ face: FallbackFace) {
        switch face {
        case .korean: self = .korean
        case .japanese: self = .japanese
        case .simplifiedChinese: self = .simplifiedChinese
        case .traditionalChinese: self = .traditionalChinese
        case .hongKong: self = .hongKong
        case .arabic: self = .arabic
        case .hebrew: self = .hebrew
        case .thai, .devanagari, .emoji, .general, .symbols, .mathematics: return nil
        }
    }
}
