import SwiftUI
import Testing

import enum WidgetVocabulary.SystemColor

@Suite("System colors")
struct SystemColorTests {
    /// Rows that contradict a better one; each says which.
    static let outweighed = [
        "N0575": "a red part of 255 in light teal makes it a pink; taken as 0",
        "N0607": "N0670 of UIKit's table has 118, 118, 128, as all other rows of this fill",
        "N0673": "N0651 has 116, 116, 128, as all other rows of this fill",
    ]

    static let facts = ColorFact.of("system-color-26", "system-color-pre26", "uikit-semantic-color")

    @Test("F-47, N0496–N0689: system colors of both generations in every appearance", arguments: facts)
    func matches(fact: ColorFact) throws {
        let color = try #require(fact.color)
        let resolved = color.resolve(in: fact.environment)
        let expected = fact.numbers
        let channels = zip(resolved.bytes, expected).prefix(3).map { abs($0 - $1) }
        let opacity = expected.count > 3 ? abs(Double(resolved.opacity) - expected[3]) : 0
        let holds = (channels.max() ?? 0) <= 1 && opacity <= 0.006
        if Self.outweighed[fact.id] != nil {
            #expect(!holds, "\(fact.id) holds now; take it off the list")
        } else {
            #expect(holds, "\(fact.id): \(resolved), expected \(fact.expected)")
        }
    }

    @Test("The evidence is complete")
    func complete() {
        #expect(Self.facts.count == 173)
    }

    /// macOS variants of N0716 to N0722 are those of another platform and are not drawn.
    @Test(
        "N0690–N0715: pixels of system colors before 2025",
        arguments: ColorFact.of("system-color-pre26-pixel").filter { !$0.context.contains("macOS") })
    func pixels(fact: ColorFact) throws {
        let color = try #require(fact.color)
        #expect(color.resolve(in: fact.environment).description == fact.expected + "FF")
    }

    @Test(
        "Light colors of 2025, as pictures I0019 and I0021 show them, and teal as charts of iOS 26 show it",
        arguments: [
            (Color.red, "#FF383C"), (.orange, "#FF8D28"), (.yellow, "#FFCC00"), (.green, "#34C759"),
            (.mint, "#00C8B3"), (.cyan, "#00C0E8"), (.blue, "#0088FF"), (.indigo, "#6155F5"), (.purple, "#CB30E0"),
            (.pink, "#FF2D55"), (.brown, "#AC7F5E"), (.gray, "#8E8E93"), (.teal, "#00C3D0"),
        ])
    func lightColors(color: Color, expected: String) {
        #expect(color.resolve(in: EnvironmentValues()).description == expected + "FF")
    }

    @Test(
        "I0060: on a Mac the label colors are black or white with an opacity, the first one too",
        arguments: [
            (SystemColor.label, "#000000D8", "#FFFFFFD8"), (.secondaryLabel, "#0000007F", "#FFFFFF8C"),
            (.tertiaryLabel, "#00000042", "#FFFFFF3F"), (.quaternaryLabel, "#00000019", "#FFFFFF19"),
        ])
    func macLabels(color: SystemColor, light: String, dark: String) {
        var environment = EnvironmentValues()
        environment.labelPalette = .mac
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
        environment.contrast = .increased
        let increased = color.resolve(in: environment)
        environment.labelPalette = .phone
        #expect(increased == color.resolve(in: environment))
    }

    /// The published tables of 2025 lack these grays' light values; what they have did not change.
    @Test(
        "N0548–N0566: grays 2 to 6 are the same in both generations",
        arguments: [SystemColor.gray2, .gray3, .gray4, .gray5, .gray6])
    func grays(color: SystemColor) {
        for scheme in [ColorScheme.light, .dark] {
            for contrast in [ColorSchemeContrast.standard, .increased] {
                var environment = EnvironmentValues()
                environment.colorScheme = scheme
                environment.contrast = contrast
                environment.systemColorGeneration = .since2025
                let new = color.resolve(in: environment)
                environment.systemColorGeneration = .before2025
                #expect(new == color.resolve(in: environment))
            }
        }
    }
}
