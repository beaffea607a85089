import EvidenceSupport
import SwiftUI
import Testing

import enum WidgetVocabulary.SystemColor

/// One row of `Documentation/Evidence/facts.csv`: a color that was published or measured.
struct ColorFact: CustomTestStringConvertible {
    let id: String
    let category: String
    let subject: String
    let context: String
    let expected: String

    var testDescription: String { "\(id) \(subject), \(context)" }

    static let all: [ColorFact] = ((try? EvidenceRow.all()) ?? []).map { row in
        ColorFact(
            id: row.id, category: row.category, subject: row.subject, context: row.context, expected: row.expected)
    }

    static func of(_ categories: String...) -> [ColorFact] { all.filter { categories.contains($0.category) } }

    /// All numbers of the expected value.
    var numbers: [Double] {
        expected.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    }

    /// The environment that the context describes.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = context.contains("dark") ? .dark : .light
        environment.contrast = context.contains("increased contrast") ? .increased : .standard
        environment.systemColorGeneration = category == "system-color-26" ? .since2025 : .before2025
        environment.interfaceLevel = subject.contains("(elevated)") ? .elevated : .base
        return environment
    }

    /// The project's color for the subject; `nil` for what it has no name for.
    var color: SystemColor? {
        let words = subject.split { " .(=".contains($0) }.map { String($0) }
        let name = words.first { !["Color", "UIColor", "system"].contains($0) } ?? ""
        return Self.names[name] ?? SystemColor(rawValue: name)
    }

    private static let names: [String: SystemColor] = [
        "primary": .label, "secondary": .secondaryLabel, "tertiary": .tertiaryLabel,
        "quaternary": .quaternaryLabel, "quinary": .quinaryLabel, "systemGray": .gray, "systemGray2": .gray2,
        "systemGray3": .gray3, "systemGray4": .gray4, "systemGray5": .gray5, "systemGray6": .gray6,
        "primaryFill": .fill, "systemFill": .fill, "secondarySystemFill": .secondaryFill,
        "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill,
        "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
        "tertiarySystemBackground": .tertiaryBackground, "systemGroupedBackground": .groupedBackground,
        "secondarySystemGroupedBackground": .secondaryGroupedBackground,
    ]
}

extension Color.Resolved {
    /// Red, green, blue in 255ths and opacity 0…1.
    var bytes: [Double] { [red, green, blue].map { (Double($0) * 255).rounded() } + [Double(opacity)] }
}
