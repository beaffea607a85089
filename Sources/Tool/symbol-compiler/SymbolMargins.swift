import Foundation
import SymbolSet

/// The margins that the SF Symbols app writes into its templates, as published: `symbol_margins.csv` with a row per name
/// and the left and right margin at ultralight, regular and black, in hundredths of an em at the small scale
/// (E-SYMBOL-5).
struct SymbolMargins {
    private var rows: [String: SymbolSideMargins] = [:]

    init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw CompilerError.missingFile(path) }
        for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated().dropFirst() {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            // A field without a number is skipped, so that the count differs.
            let numbers = fields.dropFirst().compactMap { Double($0) }.map(Self.units)
            guard fields.count == 7, numbers.count == 6 else {
                throw CompilerError.badMargins(line: index + 1, reason: "not a name and six numbers")
            }
            rows[String(fields[0])] = SymbolSideMargins(
                ultraLight: SymbolSideMargins.Sides(left: numbers[0], right: numbers[1]),
                regular: SymbolSideMargins.Sides(left: numbers[2], right: numbers[3]),
                black: SymbolSideMargins.Sides(left: numbers[4], right: numbers[5]))
        }
    }

    /// Without a row, those of the circle family for a name with that part, else the most frequent ones.
    subscript(_ name: String) -> SymbolSideMargins {
        rows[name] ?? SymbolSideMargins(Self.units(name.split(separator: ".").contains("circle") ? 6.8 : 9.8))
    }

    /// Sixteenths of an em at the medium scale.
    private static func units(_ hundredths: Double) -> Double {
        hundredths / 100 / SymbolScale.small.factor * SymbolProgram.unitsPerEm
    }
}
