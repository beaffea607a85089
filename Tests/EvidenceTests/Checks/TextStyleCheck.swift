import EvidenceSupport
import Typesetter
import WidgetVocabulary

import enum WidgetVocabulary.TypeSize

/// Sizes, leadings and weights of the text styles.
@MainActor
enum TextStyleCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["type-style-ios", "type-style-macos", "type-style-watchos"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        if row.subject == "Font.footnote (2) (Footnote 2)" {
            return .doesNotApply("a second footnote is in the guidelines' table but not in SwiftUI")
        }
        guard let style = style(row.subject) else { return .fails("no text style \(row.subject)") }
        guard let (platform, step) = place(row.context) else { return .fails("no type size \(row.context)") }
        let metrics = TextStyleTable.metrics(of: style, at: step, platform: platform)
        var differences: [String] = []
        func compare(_ name: String, _ value: Double?) {
            guard let text = row.fields[name], let expected = Double(text), value != expected else { return }
            differences.append("\(name) is \(value ?? .nan)")
        }
        compare("size", metrics.size)
        compare("leading", metrics.leading)
        // The Mac's table says "line height" where that of the phone says "leading". Neither is the height of one line,
        // which is less (21 instead of 22 for the phone's body, N1037; 31 instead of 32 here, N1026) and has rows of
        // its own; two lines of body on a phone are one line's height and the guidelines' leading high (N1262).
        compare("lineHeight", metrics.leading)
        if let weight = row.fields["weight"], weight.lowercased() != "\(metrics.weight)" {
            differences.append("weight is \(metrics.weight)")
        }
        if let weight = row.fields["emphasized"], weight.lowercased() != "\(metrics.emphasizedWeight)" {
            differences.append("emphasized is \(metrics.emphasizedWeight)")
        }
        return differences.isEmpty ? .holds : .fails(differences.joined(separator: ", "))
    }

    private static func style(_ subject: String) -> TextStyle? {
        let name = subject.dropFirst("Font.".count).prefix { $0 != " " }
        return TextStyle.allCases.first { "\($0)" == name }
    }

    private static func place(_ context: String) -> (TypographyPlatform, TypeSize)? {
        if context == "macOS" { return (.macOS, .large) }
        guard let range = context.range(of: "Dynamic Type ") else { return nil }
        let name = context[range.upperBound...].prefix { $0 != "(" }.filter { $0 != " " }.lowercased()
        let platform: TypographyPlatform = context.hasPrefix("watchOS") ? .watchOS : .iOS
        let step = TypeSize.allCases.first { step in
            let own = "\(step)".lowercased()
            return own == name || own.replacing("accessibility", with: "ax") == name
        }
        return step.map { (platform, $0) }
    }
}
