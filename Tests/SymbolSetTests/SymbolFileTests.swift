import CoreGraphics
import Foundation
import Testing

@testable import SymbolSet

@Suite("The symbol file")
struct SymbolFileTests {
    private let program: SymbolProgram = {
        var path = PathStorage()
        path.move(to: CGPoint(x: 1, y: 2))
        path.line(to: CGPoint(x: 3, y: 4))
        path.quad(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.cubic(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.close()
        let rule = SymbolProgram.EdgeRule(nominal: 1, share: 0.5, gain: 0.25, thinnest: 2, thickest: .infinity)
        return SymbolProgram(
            name: "test.symbol", width: 16, height: 12, baseline: 11, edge: rule,
            margins: SymbolSideMargins(
                ultraLight: SymbolSideMargins.Sides(left: 1, right: 2),
                regular: SymbolSideMargins.Sides(left: 1.5, right: -2),
                black: SymbolSideMargins.Sides(left: 2.5, right: 0.25)),
            layers: [
                SymbolProgram.Layer(
                    role: SymbolLayerRole(level: .tertiary, paletteIndex: 2, color: .mint, variableThreshold: 0.5),
                    parts: [
                        SymbolProgram.Part(growth: .outline(rule), paths: [path]),
                        SymbolProgram.Part(mode: .erase, growth: .stroke(rule, margin: 0.75), paths: [path]),
                        SymbolProgram.Part(growth: .rigid, paths: [path, path, path]),
                    ]),
                SymbolProgram.Layer(role: SymbolLayerRole(color: .clear, monochrome: .hole), parts: []),
            ])
    }()

    private func library(_ bytes: [UInt8]) throws -> SymbolLibrary {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try SymbolLibrary(contentsOf: url.path)
    }

    @Test("A program survives encoding, under its name and its aliases")
    func roundTrip() throws {
        let bytes = SymbolLibrary.encode([program], aliases: ["another.name": "test.symbol", "lost": "nowhere"])
        let library = try library(bytes)
        #expect(library.names == ["another.name", "test.symbol"])
        #expect(library.program(name: "test.symbol") == program)
        #expect(library.program(name: "another.name")?.layers == program.layers)
        #expect(library.layerRoles(name: "test.symbol") == program.layers.map(\.role))
    }

    @Test("E-SYMBOL-5: Margins between the three weights are mixed, and scale with the drawing")
    func margins() throws {
        let library = try library(SymbolLibrary.encode([program], aliases: [:]))
        func margins(_ weight: SymbolWeight, _ scale: SymbolScale = .medium) throws -> SymbolSideMargins.Sides {
            try #require(library.metrics(name: "test.symbol", weight: weight, scale: scale)).margins
        }
        #expect(try margins(.ultraLight) == SymbolSideMargins.Sides(left: 1.0 / 16, right: 2.0 / 16))
        #expect(try margins(.regular) == SymbolSideMargins.Sides(left: 1.5 / 16, right: -2.0 / 16))
        #expect(try margins(.black) == SymbolSideMargins.Sides(left: 2.5 / 16, right: 0.25 / 16))
        #expect(try abs(margins(.thin).left * 16 - (1 + 0.5 / 3)) < 1e-9)
        #expect(try abs(margins(.medium).right * 16 + 2 - 2.25 / 5) < 1e-9)
        #expect(try abs(margins(.regular, .large).left * 16 - 1.5 * SymbolScale.large.factor) < 1e-9)
    }

    @Test("Equal programs give equal bytes in any order")
    func stableBytes() {
        var second = program
        second.name = "a.second"
        #expect(
            SymbolLibrary.encode([program, second], aliases: [:])
                == SymbolLibrary.encode([second, program], aliases: [:]))
    }

    @Test("A missing, foreign or newer file is rejected with its path and the remedy")
    func refusals() throws {
        #expect(throws: SymbolLibraryError.self) { try SymbolLibrary(contentsOf: "/nowhere/symbols.bin") }
        #expect(throws: SymbolLibraryError.self) { try library(Array("PNG and no symbols".utf8)) }
        #expect(throws: SymbolLibraryError.self) { try library([]) }
        var newer = SymbolLibrary.encode([program], aliases: [:])
        newer[4] = 99
        #expect { try library(newer) } throws: { "\($0)".contains("version 99") && "\($0)".contains("./dev setup") }
    }

    @Test("A file truncated at any byte is rejected or returns nil, and never traps")
    func truncation() throws {
        let bytes = SymbolLibrary.encode([program], aliases: [:])
        for length in stride(from: 0, to: bytes.count, by: 7) {
            guard let library = try? library(Array(bytes.prefix(length))) else { continue }
            #expect(library.program(name: "test.symbol") == nil)
            #expect(library.names.count <= 1)
        }
        var greedy = bytes
        greedy[8...11] = [255, 255, 255, 255]
        #expect(throws: SymbolLibraryError.self) { try library(greedy) }
    }

    @Test("An edge's movement grows with the stem and stays within its bounds")
    func edgeRule() {
        let rule = SymbolProgram.EdgeRule(nominal: 1, thinnest: 0.8, thickest: 1.2)
        let movements = stride(from: 0.1, through: 6, by: 0.1).map { rule.movement(stem: $0) }
        #expect(zip(movements, movements.dropFirst()).allSatisfy { $0 < $1 })
        #expect(movements.allSatisfy { $0 > -0.8 && $0 < 1.2 })
        #expect(rule.movement(stem: 1) == 0)
    }

    @Test("At regular weight the drawing is the program's own geometry")
    func regularIsIdentity() throws {
        let drawing = program.drawing(weight: .regular, scale: .medium)
        #expect(drawing.box == CGSize(width: 16, height: 12))
        guard case .fill(let path)? = drawing.layers.first?.steps.first else {
            Issue.record("the first step is not a fill")
            return
        }
        #expect(path == program.layers[0].parts[0].paths[0])
    }
}
