import Foundation
import SymbolSet
import Testing

/// The compiled symbols and the lists of names that the tests go through.
enum SymbolFixtures {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    static func library() throws -> SymbolLibrary {
        let assets = ProcessInfo.processInfo.environment["TESSERA_ASSETS"] ?? "\(root)/Assets"
        let path = "\(assets)/symbols/symbols.bin"
        try #require(
            FileManager.default.fileExists(atPath: path),
            "The compiled symbols are missing at \(path). Run ./dev setup first.")
        return try SymbolLibrary(contentsOf: path)
    }

    static func names(_ list: String) throws -> [String] {
        let path = "\(root)/Tests/SymbolSetTests/Fixtures/\(list).txt"
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
