/// An error while symbols are compiled.
enum CompilerError: Error, CustomStringConvertible {
    case usage(String)
    case missingFile(String)
    case badDrawing(name: String, reason: String)
    case badMap(line: Int, reason: String)
    case badMargins(line: Int, reason: String)
    case missingFont(String)
    case failedSymbols([String])

    var description: String {
        switch self {
        case .usage(let text): text
        case .missingFile(let path): "\(path) cannot be read. Run ./dev setup to fetch the drawings."
        case .badDrawing(let name, let reason): "The drawing \(name) cannot be used: \(reason)."
        case .badMap(let line, let reason): "Line \(line) of symbol_map.csv: \(reason)."
        case .badMargins(let line, let reason): "Line \(line) of symbol_margins.csv: \(reason)."
        case .failedSymbols(let list): "\(list.count) symbols could not be compiled.\n" + list.joined(separator: "\n")
        case .missingFont(let path): "The font \(path) cannot be opened. Run ./dev setup to fetch it."
        }
    }
}
