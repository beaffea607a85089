import CFriBidi

/// Embedding levels of a paragraph by the Unicode bidirectional algorithm.
enum BidiLevels {
    struct Resolved {
        /// One level per Unicode scalar; odd levels run from right to left.
        var levels: [UInt8]
        var baseLevel: UInt8
    }

    /// True when no character of the text can be right-to-left, so that the algorithm is not needed.
    ///
    /// Everything below U+0590 is left-to-right or neutral; in UTF-8 these are lead bytes up to 0xD5. The remaining
    /// leads are distinguished by block: U+0590…U+08FF (leads 0xD6…0xDF and 0xE0 with 0xA0…0xA3), the directional marks
    /// (0xE2 0x80, 0xE2 0x81), the presentation forms (0xEF 0xAC…0xBB) and the planes above the first (0xF0).
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0xD6 {
                index += 1
                continue
            }
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            case 0xD6...0xDF: return false
            case 0xE0 where next < 0xA4: return false
            case 0xE2 where next == 0x80 || next == 0x81:
                let third = index + 2 < bytes.count ? bytes[index + 2] : 0
                let isMark = next == 0x80 ? [0x8F, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE].contains(third) : third >= 0xA6
                if isMark { return false }
            case 0xEF where (0xAC...0xBB).contains(next): return false
            case 0xF0 where next == 0x90 || next == 0x9E: return false
            default: break
            }
            index += 1
        }
        return true
    }

    /// - Parameter fallback: the direction of a paragraph without any letter that has one.
    static func resolve(_ scalars: [UInt32], fallback: ParagraphOptions.Direction) -> Resolved {
        let count = scalars.count
        let fallbackLevel: UInt8 = fallback == .rightToLeft ? 1 : 0
        guard count > 0 else { return Resolved(levels: [], baseLevel: fallbackLevel) }
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
        fribidi_get_bidi_types(scalars, Int32(count), &types)
        var brackets = [FriBidiBracketType](repeating: 0, count: count)
        fribidi_get_bracket_types(scalars, Int32(count), types, &brackets)
        var base: FriBidiParType = fribidi_get_par_direction(types, Int32(count))
        // A paragraph without strong letters reports a weak direction, which the fallback decides.
        if base != BaseDirection.leftToRight, base != BaseDirection.rightToLeft {
            base = fallback == .rightToLeft ? BaseDirection.rightToLeft : BaseDirection.leftToRight
        }
        var levels = [FriBidiLevel](repeating: 0, count: count)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, Int32(count), &base, &levels)
        guard highest > 0 else {
            return Resolved(levels: [UInt8](repeating: fallbackLevel, count: count), baseLevel: fallbackLevel)
        }
        return Resolved(
            levels: levels.map { UInt8(clamping: $0) }, baseLevel: base == BaseDirection.rightToLeft ? 1 : 0)
    }

    /// The library's masks for paragraph directions, which its header builds with macros.
    private enum BaseDirection {
        static let leftToRight = FriBidiParType(rawValue: 0x0000_0110)
        static let rightToLeft = FriBidiParType(rawValue: 0x0000_0111)
    }
}
