import CoreGraphics
import RenderModel

extension RenderTree {
    /// A small widget with a text, whose frame is (20, 51, 30, 11).
    static func smallText(_ string: String, points: Double = 9, widgetURL: String? = nil) -> RenderTree {
        let frame = CGRect(x: 0, y: 0, width: 158, height: 158)
        let range = 0..<string.utf8.count
        let run = GlyphRun(
            font: 0, fill: Fill(.color(.black)), glyphs: [], rightToLeft: false, range: range, width: 30)
        let line = TextLine(
            origin: CGPoint(x: 20, y: 60), width: 30, ascent: 9, descent: 2, runs: [run], range: range)
        let text = RenderNode(
            .text(TextContent(string: string, lines: [line])), frame: CGRect(x: 20, y: 51, width: 30, height: 11),
            viewType: "Text")
        return RenderTree(
            size: frame.size, scale: 3, root: RenderNode(frame: frame, children: [text]),
            fonts: [FontInstance(file: "Inter.ttf", size: points)], widgetURL: widgetURL)
    }
}
