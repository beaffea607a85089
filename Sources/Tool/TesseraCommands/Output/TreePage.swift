import RenderModel
import VectorWriter

/// The text of a laid-out tree as a page, so that a frame shows it with the right encoding and in the reader's color
/// scheme.
enum TreePage {
    private static let head = Array(
        """
        <!DOCTYPE html><html lang="en"><meta charset="utf-8">
        <meta name="color-scheme" content="light dark"><title>Laid-out \
        views</title><style>body{margin:12px;font:12px/1.5 ui-monospace,monospace;tab-size:2}</style><pre>
        """.utf8)

    static func bytes(of tree: RenderTree) -> [UInt8] {
        var page = head
        let text = tree.dump
        page.reserveCapacity(page.count + text.utf8.count + 512)
        MarkupEscape.append(text, to: &page, lineBreaks: .kept)
        page += "</pre>\n".utf8
        return page
    }
}
