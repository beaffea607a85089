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
/// a document has at most `Options.limit` bytes: a node that does not fit is omitted.
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

        /// Bytes of a document. A page holds many pictures at once and gets a new one for every change.
        fileprivate var limit: Int {
            switch self {
            case .document: 64 << 20
            case .page: 8 << 20
            }
        }
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
        /// Bytes of the document. Only tests change it.
        var limit: Int

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
            limit = reader.limit
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

    package func write(_ tree: RenderTree) -> Result { written(tree, nil) }

    /// - Parameter interruption: a request abandons the document.
    package func write(
        _ tree: RenderTree, interruption: DrawingInterruption
    ) throws(DrawingInterrupted) -> Result {
        let result = written(tree, interruption)
        guard !interruption.isRequested else { throw DrawingInterrupted() }
        return result
    }

    private func written(_ tree: RenderTree, _ interruption: DrawingInterruption?) -> Result {
        var diagnostics: [Diagnostic] = []
        var document = start(of: tree, isComplete: true, interruption)
        if document.isFull {
            document = start(of: tree, isComplete: false, interruption)
            diagnostics.append(.tooLong(limit: options.limit, subject: "SVG"))
        }
        var rest = document.allowance
        // The definitions' own element and the line break at the end.
        rest.restore(room: rest.room - "<defs></defs>\n".utf8.count)
        var drawing = Drawing(tree: tree, options: options, outlines: outlines, allowance: rest)
        drawing.draw(tree.root)
        if !drawing.definitions.isEmpty {
            document.open("defs")
            document.append(drawing.definitions.bytes)
            document.close("defs")
        }
        document.append(drawing.body)
        document.close("svg")
        document.newLine()
        return Result(svg: document.bytes, diagnostics: diagnostics + drawing.diagnostics)
    }

    /// The open root element with its texts.
    ///
    /// - Parameter isComplete: whether texts of any length are written; without them, it always fits.
    private func start(
        of tree: RenderTree, isComplete: Bool, _ interruption: DrawingInterruption?
    ) -> XMLBuffer {
        var document = XMLBuffer(Allowance(limit: options.limit, interruption: interruption))
        let size = options.displaySize ?? tree.size
        let isTitled = isComplete && !options.title.isEmpty
        document.open(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", number(size.width)),
                ("height", number(size.height)),
                ("viewBox", "0 0 \(number(tree.size.width)) \(number(tree.size.height))"), ("xml:space", "preserve"),
                ("role", isTitled ? "group" : nil), ("aria-label", isTitled ? options.title : nil),
                ("data-widget-url", isComplete ? tree.widgetURL : nil),
            ])
        if isTitled { document.element("title", text: options.title) }
        if isComplete, !options.summary.isEmpty { document.element("desc", text: options.summary) }
        return document
    }
}
