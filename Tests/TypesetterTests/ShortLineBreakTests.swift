import Testing

@testable import Typesetter

/// Texts of words and signs take a short way to their line breaks.
@Suite struct ShortLineBreakTests {
    @Test("Words with punctuation break as in Unicode's algorithm")
    func shortWayAgrees() {
        let parts = ["H", "9", "42", "km", ":", ".", ",", "%", "\u{B0}", " ", "  ", "-", "/"]
        var simple = 0
        for first in parts {
            for second in parts {
                for third in parts {
                    for fourth in parts {
                        let text = "a" + first + second + third + fourth + "b1"
                        guard let (short, full) = breaks(in: text) else { continue }
                        simple += 1
                        #expect(short == full, "\(text)")
                    }
                }
            }
        }
        #expect(simple > 500)
    }

    /// Both ways' breaks by cluster; `nil` for texts that do not take the short one.
    private func breaks(in string: String) -> (short: [Bool], full: [Bool])? {
        var copy = string
        return copy.withUTF8 { bytes in
            guard LineBreakOpportunities.isSimple(bytes) else { return nil }
            var text = ShapedText()
            var offset: Int32 = 0
            for character in string {
                let end = offset + Int32(character.utf8.count)
                text.clusters.append(
                    ShapedText.Cluster(
                        start: offset, end: end, firstGlyph: 0, glyphCount: 0,
                        traits: character == " " ? .whitespace : [], item: 0, advance: 1))
                offset = end
            }
            var full = text
            LineBreakOpportunities.markSpaces(&text, clusters: 0..<text.clusters.count)
            LineBreakOpportunities.markFully(&full, clusters: 0..<full.clusters.count, bytes: bytes, locale: "en")
            return (
                text.clusters.map { $0.traits.contains(.breakAfter) },
                full.clusters.map { $0.traits.contains(.breakAfter) }
            )
        }
    }
}
