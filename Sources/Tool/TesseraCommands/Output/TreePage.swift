import RenderModel

/// The text of a laid-out tree as a page, so that a frame shows it with the right encoding and in the reader's color
/// scheme.
enum TreePage {
    private static let head = Array(
        """
        <!DOCTYPE html><html lang="en"><meta charset="utf-8">
        <meta name="color-scheme" content="light dark"><title>Laid-out \
        views</title><style>body{margin:12px;font:12px/1.5 ui-monospace,monospace;tab-size:2;\
        background:Canvas;color:CanvasText}h1{margin:0;font:600 13px system-ui,sans-serif}</style>\
        <main><h1>Laid-out views</h1><pre>
        """.utf8)

    static func bytes(of tree: RenderTree) -> [UInt8] {
        var page = head
        let text = tree.dump
        page.reserveCapacity(page.count + text.utf8.count + 512)
        MarkupEscape.append(text, to: &page, lineBreaks: .kept)
        page += "</pre></main>\n".utf8
        return page
    }
}
