import CHarfBuzz
import RenderModel
import Synchronization

/// Typesets text: selects fonts, shapes, and prepares a text for measuring and layout. Safe to use from several
/// threads.
package final class Typesetter: Sendable {
    private struct State: ~Copyable {
        var resolver: FontResolver
        var shaper: RunShaper
        /// By identifier of the resolved font.
        var ellipses: [Int: Mark] = [:]
        var texts: [TextLayoutInput: SetText] = [:]
    }

    /// Texts beyond this number clear the cache. Enough for a few widgets: the memory of a larger table is cold.
    private static let textCapacity = 256
    /// Texts of more UTF-8 bytes than this are not cached: a table full of them would be large, and they are rare.
    private static let longestKeptText = 256

    package let book: FontCatalog
    private let state: Mutex<State>

    package init(book: FontCatalog = .standard) {
        self.book = book
        state = Mutex(State(resolver: FontResolver(book: book), shaper: RunShaper()))
    }

    /// The typesetter over the project's own fonts.
    package static let standard = Typesetter()

    /// Shapes a text, or reuses the shape of an equal one. The result can be measured and laid out any number of times.
    package func prepare(_ input: TextLayoutInput) -> PreparedText {
        state.withLock { state in
            if let known = state.texts[input] { return PreparedText(typesetter: self, input: input, text: known) }
            var assembly = ShapedTextAssembly(input: input, resolver: &state.resolver)
            assembly.shape(resolver: &state.resolver, shaper: &state.shaper)
            let text = SetText(
                string: assembly.string, shaped: assembly.text, diagnostics: assembly.diagnostics)
            if assembly.string.utf8.count <= Self.longestKeptText {
                if state.texts.count >= Self.textCapacity { state.texts.removeAll(keepingCapacity: true) }
                state.texts[input] = text
            }
            return PreparedText(typesetter: self, input: input, text: text)
        }
    }

    /// The vertical metrics of a font, for views that align with text, such as symbols. Lengths in points.
    package func metrics(of request: FontRequest) -> FontMetrics {
        state.withLock { state in
            let font = state.resolver.font(for: request)
            return FontMetrics(ascent: font.ascent, descent: font.descent, capHeight: font.capHeight)
        }
    }

    /// The ellipsis of a resolved font. Shaped once: rows of views ask every text for its minimum width.
    func ellipsis(for font: ResolvedFont) -> Mark {
        state.withLock { state in
            if let known = state.ellipses[font.identifier] { return known }
            let input = TextLayoutInput(spans: [TextSpan("\u{2026}", font: font.request)])
            var assembly = ShapedTextAssembly(input: input, resolver: &state.resolver)
            assembly.shape(resolver: &state.resolver, shaper: &state.shaper)
            let text = assembly.text
            let mark = Mark(
                face: text.items.first?.face ?? font.primary, glyphs: text.glyphs,
                width: text.clusters.reduce(0) { $0 + $1.advance })
            if state.ellipses.count >= Self.ellipsisCapacity { state.ellipses.removeAll(keepingCapacity: true) }
            state.ellipses[font.identifier] = mark
            return mark
        }
    }

    private static let ellipsisCapacity = 512

    /// A character inserted into a line by the layout itself.
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
