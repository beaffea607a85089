import EvidenceSupport
import RenderModel

import enum WidgetVocabulary.SystemColor

@testable import SwiftUI

/// System colors of both generations, resolved colors and their description.
@MainActor
enum ColorCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = [
        "system-color-26", "system-color-pre26-pixel", "color-resolved", "uikit-semantic-color",
    ]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        if row.category == "color-resolved" { return resolved(row) }
        if row.context.hasPrefix("macOS before") {
            return .doesNotApply("the Mac's colors before 2025 come with the Mac")
        }
        guard let color = color(row.subject) else { return .fails("no color \(row.subject)") }
        var environment = EnvironmentValues()
        environment.colorScheme = row.context.contains("dark") ? .dark : .light
        environment.contrast = row.context.contains("increased") ? .increased : .standard
        environment.systemColorGeneration = row.category == "system-color-26" ? .since2025 : .before2025
        let found = color.resolve(in: environment).rgba
        guard let expected = expectation(row.expected) else { return .fails("the row cannot be read") }
        let matches =
            zip(bytes(found), expected.bytes).allSatisfy { $0 == $1 }
            && abs(Double(found.alpha) - expected.alpha) < 0.005
        return matches ? .holds : .fails("color is \(bytes(found)) at \(found.alpha)")
    }

    private static func color(_ subject: String) -> SystemColor? {
        var name = subject.prefix { $0 != "(" }
        if let frame = name.range(of: ".frame") { name = name[..<frame.lowerBound] }
        name = name.drop { $0 != "." }.dropFirst()
        if name.hasPrefix("systemGray") { return SystemColor(rawValue: "gray" + name.dropFirst("systemGray".count)) }
        return SystemColor(rawValue: String(name))
    }

    private static func bytes(_ color: RGBA) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    private static func expectation(_ text: String) -> (bytes: [Int], alpha: Double)? {
        if let hex = text.firstMatch(of: /#([0-9A-Fa-f]{6})/), let value = Int(hex.1, radix: 16) {
            return ([value >> 16, value >> 8 & 255, value & 255], 1)
        }
        let numbers = text.matches(of: /[0-9.]+/).compactMap { Double($0.0) }
        guard numbers.count >= 3 else { return nil }
        return (numbers.prefix(3).map { Int($0) }, numbers.count > 3 ? numbers[3] : 1)
    }

    /// `Color.Resolved(colorSpace:.sRGB, 0.6 x4).description`
    private static func resolved(_ row: EvidenceRow) -> Verdict {
        let space: Color.RGBColorSpace =
            row.subject.contains(".sRGBLinear")
            ? .sRGBLinear : row.subject.contains(".displayP3") ? .displayP3 : .sRGB
        guard let comma = row.subject.firstIndex(of: ",") else { return .fails("the row cannot be read") }
        let numbers = row.subject[comma...].matches(of: /[0-9]\.[0-9]+/).compactMap { Float($0.0) }
        let values = numbers.count == 1 ? Array(repeating: numbers[0], count: 4) : numbers
        guard values.count == 4 else { return .fails("the row cannot be read") }
        let color = Color.Resolved(
            colorSpace: space, red: values[0], green: values[1], blue: values[2], opacity: values[3])
        return color.description == row.expected ? .holds : .fails("description is \(color.description)")
    }
}
