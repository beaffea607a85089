import Testing

@testable import Typesetter

/// The typesetter keeps what follows from a text's input; nothing that was set before may show in a text.
@Suite struct SharedTextTests {
    private static let inputs: [TextLayoutInput] = [
        TextLayoutInput(spans: [TextSpan("Mostly Sunny, 21° at noon", font: FontRequest(size: 15))]),
        TextLayoutInput(spans: [TextSpan("Mostly Sunny, 21° at noon", font: FontRequest(size: 15, slant: .italic))]),
        TextLayoutInput(
            spans: [TextSpan("Mostly Sunny, 21° at noon", font: FontRequest(size: 15))],
            options: ParagraphOptions(maximumLines: 1, minimumScaleFactor: 0.5)),
        TextLayoutInput(
            spans: [
                TextSpan("H:24°", font: FontRequest(size: 13, weight: .medium)),
                TextSpan(" L:9°", font: FontRequest(size: 13, weight: .bold), underline: .solid),
            ], options: ParagraphOptions(displayScale: 3)),
    ]
    private static let widths: [Double?] = [nil, 0, 20, 60, 61.5, 90, 200]

    @Test("A reused typesetter lays out text as a new one does")
    func knownTexts() {
        let used = Typesetter()
        for input in Self.inputs {
            for width in Self.widths.reversed() { _ = used.prepare(input).layout(width: width, height: nil) }
        }
        for input in Self.inputs {
            for width in Self.widths {
                let fresh = Typesetter().prepare(input).layout(width: width, height: nil)
                #expect(used.prepare(input).layout(width: width, height: nil) == fresh)
            }
        }
    }
}
