import Foundation
import Testing

@testable import Typesetter

/// Sizes that Apple's systems gave to single texts, read from published reference images.
struct MeasuredText: Sendable, CustomTestStringConvertible {
    var row: String
    var string: String
    var width: Double
    var scale: Double = 3

    var testDescription: String { row }

    static let body: [MeasuredText] = [
        .init(row: "N1049", string: "Explicit main actor", width: 139.333),
        .init(row: "N1050", string: "Test one of many in a suite", width: 202),
        .init(row: "N1051", string: "Test two of many in a suite", width: 201.667),
        .init(row: "N1052", string: "Test three of many in a suite", width: 213.333),
        .init(row: "N1053", string: "@SnapshotSuite", width: 126),
        .init(row: "N1054", string: "@SnapshotSuite()", width: 138.333),
        .init(row: "N1055", string: "One test in a suite", width: 137),
        .init(
            row: "N1056", string: ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))",
            width: 502.333),
        .init(row: "N1058", string: ".padding(.all, 20)", width: 129.333),
        .init(row: "N1060", string: ".padding(.horizontal, 15)", width: 185.333),
        .init(row: "N1062", string: ".padding(.vertical, 30)", width: 167.333),
        .init(row: "N1064", string: ".padding(30)", width: 99.667),
        .init(row: "N1066", string: ".padding", width: 67),
        .init(row: "N1068", string: ".padding()", width: 79),
        .init(
            row: "N1070", string: ".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)", width: 444.667),
        .init(
            row: "N1072", string: ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)",
            width: 530.5, scale: 2),
        .init(
            row: "N1073", string: ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)",
            width: 530.667),
        .init(row: "N1077", string: ".sizes(height: 480)", width: 143.333),
        .init(row: "N1078", string: ".sizes(.minimum)", width: 129.667),
        .init(row: "N1079", string: ".image", width: 51),
        .init(row: "N1080", string: ".theme(.light)", width: 102.333),
        .init(row: "N1081", string: ".theme(.all)", width: 86),
        .init(row: "N1082", string: "@SnapshotTest", width: 119),
        .init(row: "N1083", string: "@SnapshotTest()", width: 131),
        .init(row: "N1084", string: ".padding, .padding", width: 142.667),
        .init(row: "N1088", string: "Some SwiftUI text", width: 136),
    ]
}

@Suite("Widths measured from Apple's images")
struct MeasuredWidthTests {
    static func width(_ text: MeasuredText) -> Double {
        let span = TextSpan(text.string, font: FontRequest(style: .body))
        let input = TextLayoutInput(spans: [span], options: ParagraphOptions(displayScale: text.scale))
        return Typesetter.standard.prepare(input).measure(width: nil, height: nil).size.width
    }

    @Test("N1049–N1088: body text is as wide as Apple's within 1 %, the median within 0.5 %")
    func bodyWidths() {
        var errors: [Double] = []
        for text in MeasuredText.body {
            let error = abs(Self.width(text) / text.width - 1)
            #expect(error < 0.01, "\(text.row) \(text.string): \(Self.width(text)) instead of \(text.width)")
            errors.append(error)
        }
        errors.sort()
        #expect(errors[errors.count / 2] < 0.005)
    }

    @Test("A large title takes San Francisco's own advances: 214.0 pt recorded at 22 pt")
    func displayAdvances() {
        let span = TextSpan("App Currently Loading", font: FontRequest(size: 22))
        let input = TextLayoutInput(spans: [span], options: ParagraphOptions(displayScale: 2))
        let width = Typesetter.standard.prepare(input).measure(width: nil, height: nil).size.width
        #expect(abs(width / 214 - 1) < 0.01, "\(width)")
    }

    @Test("I0400–I0405: “18” in 30 points of SF Rounded semibold is 34 points wide")
    func roundedDay() {
        let span = TextSpan("18", font: FontRequest(family: .rounded, size: 30, weight: .semibold))
        let input = TextLayoutInput(spans: [span], options: ParagraphOptions(displayScale: 3))
        let width = Typesetter.standard.prepare(input).measure(width: nil, height: nil).size.width
        #expect(abs(width - 34) <= 1.0 / 3, "\(width)")
    }

    @Test("Monospaced digits make times equally wide", arguments: [17.0, 48.0])
    func monospacedDigits(size: Double) {
        func width(_ string: String, _ digits: FontRequest.Digits) -> Double {
            let span = TextSpan(string, font: FontRequest(size: size, digits: digits))
            let input = TextLayoutInput(spans: [span], options: ParagraphOptions(displayScale: 3))
            return Typesetter.standard.prepare(input).measure(width: nil, height: nil).size.width
        }
        #expect(width("11:11", .monospaced) == width("08:36", .monospaced))
        #expect(width("11:11", .proportional) < width("08:36", .proportional))
    }

    @Test("Large monospaced digits are as wide as the zero: “25:00” in 42 pt of SF Rounded fits into 115 pt")
    func largeMonospacedDigits() {
        func width(_ string: String, _ font: FontRequest) -> Double {
            let input = TextLayoutInput(
                spans: [TextSpan(string, font: font)], options: ParagraphOptions(displayScale: 3))
            return Typesetter.standard.prepare(input).measure(width: nil, height: nil).size.width
        }
        #expect(width("25:00", FontRequest(family: .rounded, size: 42, digits: .monospaced)) <= 115)
        for weight in [FontRequest.Weight.thin, .regular, .bold] {
            let equal = width("888", FontRequest(size: 48, weight: weight, digits: .monospaced))
            let zeros = width("000", FontRequest(size: 48, weight: weight))
            #expect(abs(equal - zeros) <= 2.0 / 3, "\(weight) \(equal) \(zeros)")
        }
    }
}
