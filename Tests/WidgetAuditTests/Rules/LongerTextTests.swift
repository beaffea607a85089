import CoreGraphics
import Testing

@testable import WidgetAudit

@Suite("Room for longer texts")
struct LongerTextTests {
    private static func messages(truncated: Bool) -> [String] {
        let text = Sample.text("Rain until eveni…", at: CGPoint(x: 16, y: 60), truncated: truncated)
        return Sample.report([Sample.widget(showing: [text])], [.longerTexts]).findings.map(\.message)
    }

    @Test("A line that fills its widget has room for a share of its length")
    func full() {
        #expect(Self.messages(truncated: false) == ["the text “Rain until eveni…” has room for 105.88 % of its length"])
    }

    @Test("A truncated line has no room, so that none is stated")
    func truncated() {
        #expect(Self.messages(truncated: true).isEmpty)
    }
}
