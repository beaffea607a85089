import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import SymbolSet

/// Drawings of symbols in a folder of the user's.
@Suite("The user's own symbols")
final class OwnSymbolTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ text: String, as name: String = "square.fill") throws -> OwnSymbols {
        try text.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
        return OwnSymbols(folder: folder)
    }

    private func read(_ text: String) throws(SymbolTemplateProblem) -> SymbolTemplate {
        try SymbolTemplateReader.read(Array(text.utf8))
    }

    private func drawn(
        _ template: SymbolTemplate, _ weight: SymbolWeight = .regular, _ scale: SymbolScale = .small
    ) throws -> SymbolTemplate.Drawn {
        try #require(template.drawn(name: "square.fill", key: "key", weight: weight, scale: scale))
    }

    @Test("E-SYMBOL-4: A frame is as wide as the margins less UIKit's, and as high as the ink")
    func frame() throws {
        let drawn = try drawn(try read(SymbolTemplates.template()))
        let em = 70.459 / SymbolMetrics.capitalHeight / 100
        let margins = 2 * Double(SymbolMetrics.imageMargin.width) * SymbolScale.small.factor
        #expect(abs(Double(drawn.metrics.size.width) - (0.8 / em - margins)) < 1e-6)
        #expect(abs(Double(drawn.metrics.size.width) + drawn.metrics.margins.left * 2 - 0.8 / em) < 1e-6)
        #expect(drawn.metrics.margins.left == drawn.metrics.margins.right)
        #expect(abs(Double(drawn.metrics.size.height) - 0.6 / em) < 1e-6)
        let rise = SymbolMetrics.capitalHeight / 2 - SymbolMetrics.capitalCenter
        #expect(abs(drawn.metrics.baseline - 0.6 / em + rise) < 1e-3)
    }

    @Test("Weights between the masters are mixed, and the masters are drawn as they are")
    func weights() throws {
        let template = try read(SymbolTemplates.template())
        func height(_ weight: SymbolWeight) throws -> Double {
            Double(try drawn(template, weight).metrics.size.height) * 70.459 / SymbolMetrics.capitalHeight
        }
        #expect(try abs(height(.ultraLight) - 40) < 1e-6)
        #expect(try abs(height(.regular) - 60) < 1e-6)
        #expect(try abs(height(.black) - 80) < 1e-6)
        #expect(try abs(height(.medium) - 64) < 1e-6)
        #expect(try abs(height(.thin) - (40 + 20.0 / 3)) < 1e-6)
    }

    @Test("Without masters, the nearest drawn weight is used")
    func nearest() throws {
        let one = [SymbolTemplates.Square(variant: "Semibold-S", side: 50, left: 100)]
        let template = try read(SymbolTemplates.template(one))
        #expect(try drawn(template, .black).metrics == drawn(template, .semibold).metrics)
    }

    @Test("A variable template, which has small variants alone, is larger at the medium scale")
    func scales() throws {
        let template = try read(SymbolTemplates.template())
        let small = try drawn(template, .regular, .small).metrics.size.height
        let medium = try drawn(template, .regular, .medium).metrics.size.height
        #expect(abs(Double(medium / small) - 1 / SymbolScale.small.factor) < 1e-9)
    }

    @Test("A variant of the scale is preferred to one of another scale")
    func ownScale() throws {
        let large = SymbolTemplates.Square(variant: "Regular-L", side: 100, left: 1400)
        let text = SymbolTemplates.template(SymbolTemplates.masters + [large])
            .replacing("1400.0 696)\"><path class=\"\" d=\"M0 0h100", with: "1400.0 1556)\"><path d=\"M0 0h100")
        let drawn = try drawn(try read(text), .regular, .large)
        let em = 70.459 / SymbolMetrics.capitalHeight / 100
        #expect(abs(Double(drawn.metrics.size.height) - 1 / em) < 1e-6)
    }

    @Test("E-SYMBOL-4: Classes state level, color, threshold, and what a layer erases")
    func layers() throws {
        let text = SymbolTemplates.template(
            classes: [
                "monochrome-0 multicolor-0:systemBlueColor hierarchical-0:secondary SFSymbolsPreview007AFF",
                "monochrome-1 multicolor-1:white hierarchical-1:primary",
            ],
            style: """
                .multicolor-0:systemBlueColor {fill:#007AFF;-sfsymbols-variable-threshold:0.34}
                .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
                """)
        let drawn = try drawn(try read(text))
        #expect(drawn.roles.map(\.level) == [.secondary, .primary])
        #expect(drawn.roles.map(\.color) == [.blue, .white])
        #expect(drawn.roles.map(\.monochrome) == [.drawn, .hole])
        #expect(drawn.roles[0].opacity(variableValue: 0.34) < 1)
        #expect(drawn.roles[0].opacity(variableValue: 0.35) == 1)
        #expect(drawn.drawing.layers.map(\.cutsBelow.count) == [0, 1])
    }

    @Test("A color that only the app has is drawn in the tint color, with a remark")
    func unknownColor() throws {
        let symbols = try write(SymbolTemplates.template(classes: ["multicolor-0:brand hierarchical-0:primary"]))
        #expect(symbols.symbol(name: "square.fill", weight: .regular, scale: .medium)?.roles.map(\.color) == [.tint])
        #expect(symbols.remark(about: "square.fill")?.contains("brand") == true)
    }

    @Test(
        "S-FILE-13: A class without a mode paints a layer as none does", arguments: [":", "::", ":a", "a:", "-", "a"])
    func strangeClasses(name: String) throws {
        let drawn = try drawn(try read(SymbolTemplates.template(classes: [name])))
        #expect(drawn.roles == (try self.drawn(try read(SymbolTemplates.template(classes: [""])))).roles)
    }

    @Test("A symbol is found by the name of its file; other names have neither drawing nor remark")
    func names() throws {
        let symbols = try write(SymbolTemplates.template())
        #expect(symbols.contains("square.fill"))
        #expect(symbols.remark(about: "square.fill") == nil)
        for name in ["square", "", ".", "../own", "square.fill.svg", "Square.fill"] {
            #expect(!symbols.contains(name), "\(name)")
            #expect(symbols.remark(about: name) == nil, "\(name)")
        }
    }

    @Test("Two versions of a file have different keys")
    func keys() throws {
        let first = try write(SymbolTemplates.template()).symbol(name: "square.fill", weight: .bold, scale: .medium)
        let second = try write(SymbolTemplates.template(margin: 20))
            .symbol(name: "square.fill", weight: .bold, scale: .medium)
        #expect(first?.drawing.key != second?.drawing.key)
        #expect(first != nil && second != nil)
    }

    private static let farGuides = SymbolTemplates.template().replacing(
        "<g id=\"Guides\">", with: "<g transform=\"scale(1e4)\">")
    /// An em is hardly longer than a unit.
    private static let narrowGuides = SymbolTemplates.template(
        guides: #"<line id="Baseline-S" x1="0" y1="696"/><line id="Capline-S" x1="0" y1="695"/>"#
    ).replacing("M0 0h", with: "M90000 0h")

    @Test(
        "A file that isn't a template is not used, and the remark states the reason",
        arguments: [
            ("<svg></svg>", "no variant"), ("<svg><g id=\"Regular-S\"></svg>", "ends nothing"),
            (SymbolTemplates.template(guides: ""), "no guides Baseline-S"),
            (SymbolTemplates.template([.init(variant: "Regular-S", side: 0, left: 0)]), "no drawing"),
            ("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg></svg>", "declares entities"),
            (SymbolTemplates.template().replacing("<path", with: "<circle"), "<circle>"),
            (SymbolTemplates.template().replacing("matrix(", with: "rotate("), "transform"),
            (SymbolTemplates.template().replacing("M0 0h", with: "M1e8 0h"), "far outside"),
            (farGuides, "far outside"), (narrowGuides, "far larger than its guides"),
            (String(repeating: "<g>", count: 100), "too deeply"), ("<svg", "not complete"), ("", "no variant"),
        ])
    func unusable(text: String, reason: String) throws {
        let symbols = try write(text)
        #expect(!symbols.contains("square.fill"))
        let remark = symbols.remark(about: "square.fill") ?? ""
        #expect(remark.contains(reason), "\(remark)")
    }

    @Test("Remarks quote at most a hundred characters of a template")
    func excerpts() throws {
        let long = String(repeating: "e\u{301}", count: 10_000)
        let names = (0..<400).map { "multicolor-0:color\($0)\(long.prefix(200))" }
        for text in [
            "<\(long) a=1", "<svg></\(long)>", SymbolTemplates.template().replacing("<path", with: "<\(long)"),
            SymbolTemplates.template().replacing("matrix(", with: "\(long)("), "<\(long) a",
            SymbolTemplates.template(classes: names),
        ] {
            let remark = try #require(try write(text).remark(about: "square.fill"))
            #expect(remark.utf8.count < 5_000)
            #expect(remark.contains("…"), "\(remark)")
        }
    }

    @Test("A template that is cut off anywhere, or has a damaged arc, ends no process")
    func damaged() throws {
        let bytes = Array(SymbolTemplates.template().utf8)
        for length in stride(from: 0, to: bytes.count - 8, by: 7) {
            #expect(throws: SymbolTemplateProblem.self) {
                try SymbolTemplateReader.read(Array(bytes.prefix(length)))
            }
        }
        for arc in ["a1e-200 1e-200 0 0 1 1e-200 0", "a1e999 1 0 0 1 5 5", "a1e9 1e-9 30 1 1 1e-300 1e-300"] {
            let text = SymbolTemplates.template().replacing("M0 0h", with: "M0 0\(arc)h")
            guard let template = try? read(text) else { continue }
            #expect(template.cells.values.allSatisfy { $0.paths.allSatisfy(\.isFinite) }, "\(arc)")
        }
    }
}
