import Foundation
import RenderModel
import SymbolSet

let usage = """
    symbol-compiler compile --recipes DIR --assets DIR     writes DIR/symbols/symbols.bin
    symbol-compiler sources --recipes DIR --assets DIR     names the files that the recipes read
    symbol-compiler sheet   --assets DIR --out FILE.svg [--mode MODE] [--dark] [--columns N] [--weights] NAME…
                            draws symbols for inspection; names may also come from standard input
    """

do {
    try CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("symbol-compiler: \(error)\n".utf8))
    exit(1)
}
