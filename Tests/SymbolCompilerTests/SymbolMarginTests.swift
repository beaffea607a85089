import Foundation
import SymbolSet
import Testing

@testable import symbol_compiler

@Suite("Margins of symbols")
struct SymbolMarginTests {
    private func margins(_ text: String) throws -> SymbolMargins {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try SymbolMargins(contentsOf: file.path)
    }

    @Test("E-SYMBOL-5: A row gives the margins of three weights, in units at the medium scale")
    func row() throws {
        let found = try margins("name,a,b,c,d,e,f\nbook,6.7,9.8,4.1,9.8,2.9,-9.8\n")["book"]
        let unit = 16.0 / 100 / SymbolScale.small.factor
        #expect(abs(found.ultraLight.left - 6.7 * unit) < 1e-9 && abs(found.regular.left - 4.1 * unit) < 1e-9)
        #expect(abs(found.black.left - 2.9 * unit) < 1e-9 && abs(found.black.right + 9.8 * unit) < 1e-9)
    }

    @Test("E-SYMBOL-5: A name without a row has the margins of circles or the most frequent ones")
    func missing() throws {
        let none = try margins("name,a,b,c,d,e,f\n")
        #expect(none["a.circle.fill"] == none["circle"])
        #expect(none["a.circle.fill"].regular.left < none["a.square"].regular.left)
        #expect(none["circlepath"] == none["a.square"])
    }

    @Test("A row without six numbers is rejected with its line", arguments: ["a,1,2,3,4,5", "a,1,2,3,4,5,x"])
    func malformed(row: String) {
        #expect {
            try margins("name,a,b,c,d,e,f\n\(row)\n")
        } throws: { error in
            "\(error)".contains("Line 2 of symbol_margins.csv")
        }
    }
}
