/// The fallback fonts when the first choice has no glyph.
enum FallbackFace: UInt8, Hashable, Sendable, CaseIterable {
    case japanese, korean, simplifiedChinese, traditionalChinese, hongKong
    case arabic, hebrew, thai, devanagari
    case emoji, general, symbols, mathematics

    /// Tried in this order for characters of no particular script.
    static let lastResorts: [FallbackFace] = [.general, .symbols, .mathematics, .simplifiedChinese, .emoji]

    /// File and face for a weight; the files have no more than Regular and Bold.
    func file(for weight: FontRequest.Weight) -> (name: String, face: Int) {
        func cut(_ family: String) -> String { family + (isBoldCut(weight) ? "-Bold.ttf" : "-Regular.ttf") }
        let cjk = isBoldCut(weight) ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc"
        return switch self {
        case .japanese: (cjk, 0)
        case .korean: (cjk, 1)
        case .simplifiedChinese: (cjk, 2)
        case .traditionalChinese: (cjk, 3)
        case .hongKong: (cjk, 4)
        case .arabic: (cut("NotoSansArabicUI"), 0)
        case .hebrew: (cut("NotoSansHebrew"), 0)
        case .thai: (cut("NotoSansThaiUI"), 0)
        case .devanagari: (cut("NotoSansDevanagariUI"), 0)
        case .emoji: ("NotoColorEmoji.ttf", 0)
        case .general: (cut("NotoSans"), 0)
        case .symbols: ("NotoSansSymbols2-Regular.ttf", 0)
        case .mathematics: ("NotoSansMath-Regular.ttf", 0)
        }
    }

    private func isBoldCut(_ weight: FontRequest.Weight) -> Bool { weight >= .bold }

    /// Outline width, in em, that turns Regular into the weights between Regular and Bold.
    func embolden(for weight: FontRequest.Weight) -> Double {
        switch (self, weight) {
        case (.emoji, _): 0
        case (_, .medium): 0.012
        case (_, .semibold): 0.026
        case (.symbols, .bold...), (.mathematics, .bold...): 0.04
        default: 0
        }
    }

    /// The face for ideographs by language: the reader's own if it uses them, else Simplified Chinese.
    static func ideographs(locale: String) -> FallbackFace {
        let parts = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        switch parts.first {
        case "ja": return .japanese
        case "ko": return .korean
        case "zh":
            if parts.contains("hk") || parts.contains("mo") { return .hongKong }
            return parts.contains("hant") || parts.contains("tw") ? .traditionalChinese : .simplifiedChinese
        case "yue": return .hongKong
        default: return .simplifiedChinese
        }
    }
}

/// How large emoji are. Apple's are not as wide as the open font's, nor in one proportion to the size: 65 points at 60
/// (N1512), and 19.4 points at 14, where a label that ends in one is 121.33 points wide (N1514). The width is a
/// straight line between the two, and a fixed proportion below and above.
enum EmojiSize {
    /// The size at which an emoji font is set, whose emoji are `advance` em wide, next to text of a size.
    static func size(nextTo size: Double, advance: Double) -> Double {
        guard advance > 0 else { return size }
        return width(nextTo: size) / advance
    }

    /// In points.
    static func width(nextTo size: Double) -> Double {
        let known = min(max(size, 14), 60)
        return (19.4 + (65 - 19.4) / (60 - 14) * (known - 14)) / known * size
    }
}
