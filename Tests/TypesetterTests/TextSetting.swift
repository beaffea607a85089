import Foundation

@testable import Typesetter

/// Short ways to set a text in tests.
enum TextSetting {
    static let typesetter = Typesetter()

    /// Text in the fixed-metric font: every character is `size` wide, lines are `size` high.
    static func boxes(
        _ string: String, size: Double = 10, options: ParagraphOptions = ParagraphOptions()
    ) -> PreparedText {
        prepare([TextSpan(string, font: FontRequest(family: .fixedMetric, size: size))], options)
    }

    static func system(
        _ string: String, style: TextStyle = .body, scale: Double = 3, options: ParagraphOptions = ParagraphOptions()
    ) -> PreparedText {
        var options = options
        options.displayScale = scale
        return prepare([TextSpan(string, font: FontRequest(style: style))], options)
    }

    static func prepare(_ spans: [TextSpan], _ options: ParagraphOptions = ParagraphOptions()) -> PreparedText {
        typesetter.prepare(TextLayoutInput(spans: spans, options: options))
    }

    /// What each line shows.
    static func lines(_ text: PreparedText, width: Double? = nil, height: Double? = nil) -> [String] {
        let layout = text.layout(width: width, height: height)
        let bytes = Array(layout.string.utf8)
        return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
}
