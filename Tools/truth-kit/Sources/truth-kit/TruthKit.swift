import Foundation
import TruthDrawing

/// `truth-kit FOLDER XCODE`: draws the corpus on a Mac. `Tools/truth-kit/run` calls it.
@main
struct TruthKit {
    @MainActor static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fail("usage: truth-kit FOLDER XCODE-VERSION") }
        do {
            let count = try TruthRun.write(to: URL(fileURLWithPath: arguments[1]), xcode: arguments[2])
            print("\(count) cases drawn to \(arguments[1])")
        } catch {
            fail("error: \(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
