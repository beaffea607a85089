import RenderModel
import SwiftUI
import Testing

@testable import UIKit

@Suite("Attributed strings of UIKit")
@MainActor
struct AttributedTextTests {
    private func lines(_ string: NSAttributedString) -> [TextLine] {
        var nodes = [
            ViewRenderer(size: CGSize(width: 200, height: 50)).render(Text(AttributedString(string))).root
        ]
        var lines: [TextLine] = []
        while let node = nodes.popLast() {
            if case .text(let text) = node.content { lines += text.lines }
            nodes += node.children
        }
        return lines
    }

    @Test("Text draws color, lines, spacing and size of UIKit's attributes")
    func attributes() throws {
        let plain = try #require(lines(NSAttributedString(string: "words")).first)
        let color = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        let attributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: color, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.black, .kern: 4,
        ]
        let drawn = try #require(lines(NSAttributedString(string: "words", attributes: attributes)).first)
        #expect(drawn.runs.map(\.fill.paint) == [.color(RGBA(red: 1, green: 0, blue: 1))])
        #expect(drawn.decorations.count == 2)
        #expect(drawn.width > plain.width + 15)
        let large = NSAttributedString(string: "words", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(try #require(lines(large).first).ascent > plain.ascent * 1.5)
    }

    @Test("The string keeps the attributes, run by run, for code that reads them")
    func scopes() throws {
        let source = NSMutableAttributedString(string: "ab")
        let url = try #require(URL(string: "https://example.org"))
        source.addAttribute(.link, value: url, range: NSRange(location: 0, length: 1))
        source.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        source.addAttribute(.underlineStyle, value: 0, range: NSRange(location: 1, length: 1))
        let runs = Array(AttributedString(source).runs)
        #expect(runs.count == 2)
        #expect(runs[0].link == url)
        #expect(runs[1][AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] == .red)
        #expect(runs[1][AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] == Color(uiColor: .red))
        #expect(runs[1][AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] == nil)
    }
}
