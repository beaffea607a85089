import CHarfBuzz
import RenderModel
import Synchronization

/// Sets text: chooses fonts, shapes, and prepares a text for measuring and laying out. Safe to use from several threads.
package final class Typesetter: Sendable {
    private struct State: ~Copyable {
        var resolver: FontResolver
        var shaper: RunShaper
    }

    package let book: FontBook
    private let state: Mutex<State>

    package init(book: FontBook = .standard) {
        self.book = book
        state = Mutex(State(resolver: FontResolver(book: book), shaper: RunShaper()))
    }

    /// The typesetter over the project's own fonts.
    package static let standard = Typesetter()

    /// Shapes a text. What comes back can be measured and laid out any number of times.
    package func prepare(_ input: TextLayoutInput) -> PreparedText {
        state.withLock { state in
            var assembly = ShapedTextAssembly(input: input, resolver: &state.resolver)
            assembly.shape(resolver: &state.resolver, shaper: &state.shaper)
            return PreparedText(
                typesetter: self, input: input, string: assembly.string, shaped: assembly.text,
                diagnostics: assembly.diagnostics)
        }
    }

    /// The vertical metrics of a font, for views that line up with text, such as symbols. Lengths in points.
    package func metrics(of request: FontRequest) -> FontMetrics {
        state.withLock { state in
            let font = state.resolver.font(for: request)
            return FontMetrics(ascent: font.ascent, descent: font.descent, capHeight: font.capHeight)
        }
    }

    /// Shapes one character for a font that is already resolved; the ellipsis is set with it.
    func shapeMark(_ mark: String, font: ResolvedFont) -> Mark {
        state.withLock { state in
            var assembly = ShapedTextAssembly(
                input: TextLayoutInput(spans: [TextSpan(mark, font: font.request)]), resolver: &state.resolver)
            assembly.shape(resolver: &state.resolver, shaper: &state.shaper)
            let text = assembly.text
            let face = text.items.first?.face ?? font.primary
            return Mark(
                face: face, glyphs: text.glyphs, width: text.clusters.reduce(0) { $0 + $1.advance })
        }
    }

    /// A character that is put into a line by the layout itself.
    struct Mark: Sendable {
        var face: FaceUse
        var glyphs: [ShapedText.Glyph]
        var width: Double
    }
}

/// Vertical metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var capHeight: Double
}
