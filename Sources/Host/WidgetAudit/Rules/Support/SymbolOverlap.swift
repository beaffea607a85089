import CoreGraphics

/// Texts and symbols that larger type pushes over each other.
///
/// 1. A symbol overlaps a text where its middle, without a border that may have no ink, meets the ink of the text by
///    `leastSide` in both directions.
/// 2. Only a pair that the usual picture has as well, side by side, counts: a symbol behind a number may be the design.
/// 3. Decoration, parts of gauges, redacted content, and what is turned or under a mask do not count.
struct SymbolOverlap {
    let picture: PictureEvidence
    let index: Int
    /// The same picture at the type size Large.
    let usual: PictureEvidence

    /// Points.
    private static let leastSide: CGFloat = 4
    /// The share of a symbol's frame at each side that is its border.
    private static let border: CGFloat = 0.15

    private struct Pair: Hashable {
        var text: String
        var symbol: String
    }

    private struct Overlap {
        var text: AuditElement
        var symbol: AuditElement
        /// Square points.
        var area: Double
    }

    /// The outcomes of a rule about larger type, one for each text.
    ///
    /// - Parameter advice: An imperative.
    func violations(over threshold: Threshold, _ input: RuleInput, advice: String) -> [RuleOutcome] {
        let known = Set(usual.content.map(\.identity))
        let design = Set(Self.overlaps(in: usual).map { Pair(text: $0.text.identity, symbol: $0.symbol.identity) })
        var seen: Set<String> = []
        return Self.overlaps(in: picture).compactMap { overlap in
            let pair = Pair(text: overlap.text.identity, symbol: overlap.symbol.identity)
            guard known.contains(pair.text), known.contains(pair.symbol), !design.contains(pair),
                overlap.area > input.value(of: threshold), seen.insert(pair.text).inserted
            else { return nil }
            let text = overlap.text.text?.string ?? ""
            return .violation(
                Observation(
                    picture.subject(overlap.text), "\(Named.text(text)) overlaps \(overlap.symbol.coverName)",
                    advice: advice, measured: .text("\(Measure.digits(overlap.area)) pt²"),
                    bound: .text("\(Measure.digits(input.value(of: threshold))) pt²"),
                    spot: picture.spot(overlap.text, index), literal: text))
        }
    }

    private static func overlaps(in picture: PictureEvidence) -> [Overlap] {
        let shown = picture.content.filter { element in
            !element.isDecoration && !element.isRedacted && !element.isMasked && !element.isOfGauge && element.isUpright
        }
        let symbols = shown.filter(\.isSymbol)
        guard !symbols.isEmpty else { return [] }
        return shown.filter { $0.text != nil }.flatMap { text in
            symbols.compactMap { symbol in
                let area = area(of: text, symbol)
                return area > 0 ? Overlap(text: text, symbol: symbol, area: area) : nil
            }
        }
    }

    /// In square points.
    private static func area(of text: AuditElement, _ symbol: AuditElement) -> Double {
        let middle = symbol.frame.insetBy(dx: border * symbol.frame.width, dy: border * symbol.frame.height)
        let visible = text.visible.intersection(symbol.visible)
        guard !visible.isNull else { return 0 }
        return text.inkBoxes.reduce(0) { sum, box in
            let common = box.intersection(middle).intersection(visible)
            guard !common.isNull, common.width >= leastSide, common.height >= leastSide else { return sum }
            return sum + Double(common.width * common.height)
        }
    }
}
