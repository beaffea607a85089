import RenderModel
import VectorWriter

/// A picture as SVG for a page.
struct PageDocument: Hashable, Sendable {
    var svg: String
    /// What the tree contains and the picture does not.
    var findings: [Diagnostic]
    /// The limit that writing it exceeded; it is then empty.
    var lateness: PageLateness?

    var isLate: Bool { lateness != nil }
}

/// Writes the documents of one picture or place, on the thread that draws it.
///
/// After an interruption every document is empty; the caller discards the whole.
struct PageSVG: Sendable {
    typealias Observer = @Sendable (_ prefix: String, DrawingInterruption) -> Void

    let interruption: DrawingInterruption
    /// Called before each document.
    private let willWrite: Observer

    init(interruption: DrawingInterruption = DrawingInterruption(), willWrite: @escaping Observer = { _, _ in }) {
        self.interruption = interruption
        self.willWrite = willWrite
    }

    func document(of tree: RenderTree, prefix: String) -> PageDocument {
        willWrite(prefix, interruption)
        let writer = VectorWriter(options: .init(reader: .page(prefix: prefix)))
        do throws(DrawingInterrupted) {
            let result = try writer.write(tree, interruption: interruption)
            return PageDocument(
                svg: String(decoding: result.svg, as: UTF8.self),
                findings: result.diagnostics.filter { $0.severity == .error })
        } catch {
            return PageDocument(svg: "", findings: [])
        }
    }

    func text(of tree: RenderTree, prefix: String) -> String { document(of: tree, prefix: prefix).svg }
}

extension PageDocument {
    /// The document of a tree that took too long: its canvas, without content.
    init(late tree: RenderTree, _ lateness: PageLateness, prefix: String) {
        var empty = tree
        empty.root = RenderNode(.group, frame: tree.root.frame)
        empty.widgetURL = nil
        svg = PageSVG().text(of: empty, prefix: prefix)
        findings = [.late(lateness, subject: tree.root.viewType.isEmpty ? "SVG" : tree.root.viewType)]
        self.lateness = lateness
    }
}

extension Diagnostic {
    /// The finding about a picture that is not written within its time.
    fileprivate static func late(_ lateness: PageLateness, subject: String) -> Diagnostic {
        Diagnostic(
            .error, .notDrawn, subject: subject,
            message: "The picture \(lateness.predicate); it is not drawn.",
            remedy: "Use fewer paths, masks, materials and images.")
    }
}
