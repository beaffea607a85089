import CoreGraphics
import RenderModel
import Typesetter
import WidgetVocabulary

/// Writes a render tree as an SVG document.
///
/// 1. The tree is walked once, back to front. Every node becomes an element; effects become groups with `opacity`,
///    `clip-path`, `mask`, `transform`, `filter` or a blend mode.
/// 2. Definitions (gradients, clips, masks, filters, images, glyphs) are collected during the walk, deduplicated,
///    numbered in order of first use, and written before the drawing.
/// 3. The backdrop of glass, materials and vibrant content is drawn a second time, blurred, where it is visible.
/// 4. Semantics become `role`, `aria-label` and, with the schemes of `LinkScheme`, links; text remains text unless
///    outlines are requested.
///
/// Invariants: equal trees and options give equal bytes; every number is finite; every reference has its definition;
/// a document ends at the first node after `Options.limit`.
package struct VectorWriter: Sendable {
    package enum TextStyle: Hashable, Sendable {
        /// `<text>` that can be selected and searched; every glyph is where layout placed it as long as the viewer has
        /// the font or one of the same width.
        case selectable
        /// Glyph outlines: the same appearance everywhere, but not text.
        case outlines
    }

    /// The viewer of the document.
    package enum Reader: Hashable, Sendable {
        /// Any program, with whatever fonts it has.
        case document
        /// A web page that shows several images side by side and gives each font file of the project under the name
        /// that `PageFont` has for it. Definition names start with the prefix. Every node has a group with its path,
        /// the indices of the children joined by periods; controls and links can be reached by keyboard; links are not
        /// followed automatically.
        case page(prefix: String)
    }

    package struct Options: Hashable, Sendable {
        package var text: TextStyle
        package var reader: Reader
        package var appearance: ColorScheme
        /// Points that the document takes up; `nil` for the size of the tree. The picture is scaled to it.
        package var displaySize: CGSize?
        /// Title of the document; empty for none.
        package var title: String
        /// Longer description; empty for none.
        package var summary: String
        /// Bytes of the document, those of repeated parts included. Only tests lower it.
        var limit = 64 << 20

        package init(
            text: TextStyle = .selectable, reader: Reader = .document, appearance: ColorScheme = .light,
            displaySize: CGSize? = nil, title: String = "", summary: String = ""
        ) {
            self.text = text
            self.reader = reader
            self.appearance = appearance
            self.displaySize = displaySize
            self.title = title
            self.summary = summary
        }
    }

    package struct Result: Hashable, Sendable {
        /// UTF-8.
        package var svg: [UInt8]
        /// What SVG could not express.
        package var diagnostics: [Diagnostic]
    }

    package var options: Options
    private let outlines: GlyphOutlines

    package init(options: Options = Options(), outlines: GlyphOutlines = GlyphOutlines()) {
        self.options = options
        self.outlines = outlines
    }

    package func write(_ tree: RenderTree) -> Result {
        var drawing = Drawing(tree: tree, options: options, outlines: outlines)
        drawing.draw(tree.root)
        var document = XMLBuffer()
        let size = options.displaySize ?? tree.size
        document.open(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", number(size.width)),
                ("height", number(size.height)),
                ("viewBox", "0 0 \(number(tree.size.width)) \(number(tree.size.height))"), ("xml:space", "preserve"),
                ("role", options.title.isEmpty ? nil : "group"),
                ("aria-label", options.title.isEmpty ? nil : options.title), ("data-widget-url", tree.widgetURL),
            ])
        if !options.title.isEmpty { document.element("title", text: options.title) }
        if !options.summary.isEmpty { document.element("desc", text: options.summary) }
        if !drawing.definitions.isEmpty {
            document.open("defs")
            document.append(drawing.definitions.body)
            document.close("defs")
        }
        document.append(drawing.body)
        document.close("svg")
        document.newLine()
        return Result(svg: document.bytes, diagnostics: drawing.diagnostics)
    }
}
