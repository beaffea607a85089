import Foundation
import RenderModel
import SymbolSet

/// The three commands of the tool.
struct CommandLineTool {
    private var command = ""
    private var options: [String: String] = [:]
    private var flags: Set<String> = []
    private var names: [String] = []

    init(arguments: [String]) {
        var rest = arguments[...]
        command = rest.popFirst() ?? ""
        while let argument = rest.popFirst() {
            switch argument {
            case "--recipes", "--assets", "--out", "--mode", "--columns": options[argument] = rest.popFirst()
            case "--dark", "--weights": flags.insert(argument)
            default: names.append(argument)
            }
        }
    }

    func run() throws {
        switch command {
        case "compile": try compile()
        case "sources": try listSources()
        case "sheet": try drawSheet()
        default: throw CompilerError.usage("no command given\n\(usage)")
        }
    }

    private func option(_ name: String) throws -> String {
        guard let value = options[name] else { throw CompilerError.usage("\(name) is missing\n\(usage)") }
        return value
    }

    private func builder() throws -> SymbolBuilder {
        try SymbolBuilder(
            icons: IconSource(assets: try option("--assets")),
            map: try SymbolMap(contentsOf: "\(try option("--recipes"))/symbol_map.csv"))
    }

    private func compile() throws {
        let builder = try builder()
        let margins = try SymbolMargins(contentsOf: "\(try option("--recipes"))/symbol_margins.csv")
        var programs: [SymbolProgram] = []
        var failures: [String] = []
        for name in builder.names {
            do {
                programs.append(try builder.drawing(name).program(name: name, margins: margins[name]))
            } catch {
                failures.append("\(name): \(error)")
            }
        }
        guard failures.isEmpty else { throw CompilerError.failedSymbols(failures) }
        let bytes = SymbolLibrary.encode(programs, aliases: [:])
        let folder = "\(try option("--assets"))/symbols"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/symbols.bin"), options: .atomic)
        print("   symbols: \(programs.count) names, \(bytes.count / 1024) KiB")
    }

    private func listSources() throws {
        let builder = try builder()
        for name in builder.names { _ = try builder.drawing(name) }
        for file in builder.icons.filesRead.sorted() { print(file) }
    }

    private func drawSheet() throws {
        let library = try SymbolLibrary(contentsOf: "\(try option("--assets"))/symbols/symbols.bin")
        var names = names
        if names.isEmpty { while let line = readLine() { names.append(line) } }
        let wanted = options["--mode"] ?? ContactSheet.Mode.monochrome.rawValue
        guard let mode = ContactSheet.Mode(rawValue: wanted) else {
            let known = ContactSheet.Mode.allCases.map(\.rawValue).joined(separator: ", ")
            throw CompilerError.usage("there is no mode \(wanted); the modes are \(known)")
        }
        let weights: [SymbolWeight] = flags.contains("--weights") ? SymbolWeight.allCases : [.regular]
        var items: [ContactSheet.Item] = []
        for name in names {
            for weight in weights {
                guard let drawing = library.drawing(name: name, weight: weight),
                    let metrics = library.metrics(name: name, weight: weight),
                    let roles = library.layerRoles(name: name)
                else {
                    let nearest = library.nearestNames(to: name).joined(separator: ", ")
                    throw CompilerError.usage("there is no symbol \(name); the nearest are \(nearest)")
                }
                items.append(
                    ContactSheet.Item(drawing: drawing, metrics: metrics, roles: roles, caption: name, mode: mode))
            }
        }
        var sheet = ContactSheet()
        sheet.columns = try columns() ?? (weights.count > 1 ? weights.count : 12)
        sheet.dark = flags.contains("--dark")
        try sheet.svg(items).write(toFile: try option("--out"), atomically: true, encoding: .utf8)
    }

    /// The value of `--columns`; `nil` without the option.
    private func columns() throws -> Int? {
        guard let text = options["--columns"] else { return nil }
        guard let columns = Int(text), columns > 0 else {
            throw CompilerError.usage("--columns takes a number above 0, not \(text)")
        }
        return columns
    }
}
