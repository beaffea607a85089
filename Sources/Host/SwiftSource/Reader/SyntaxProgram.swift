import Foundation

/// The program `tessera-syntax`, which parses Swift sources with the toolchain's swift-syntax.
///
/// The command line cannot load those libraries itself, because it contains its own Swift runtime.
package struct SyntaxProgram: Hashable, Sendable {
    package static let name = "tessera-syntax"
    /// The environment variable that specifies a different path.
    package static let variable = "TESSERA_SYNTAX"

    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Searches the locations of the SDK and its macros: the folder that `TESSERA_SDK` names, the executable's folder,
    /// and `../lib/tessera`; for a build folder, also the build folder of the enclosing checkout's `Macros` package.
    ///
    /// - Parameter executable: the path of the running executable.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    ) throws(SyntaxFailure) -> SyntaxProgram {
        let named = environment[variable].map { [$0] }
        let folders = [environment["TESSERA_SDK"], (executable as NSString).deletingLastPathComponent]
        let candidates = named ?? folders.compactMap(\.self).flatMap(self.candidates)
        guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            let searched = candidates.prefix(shown).map { ($0 as NSString).deletingLastPathComponent }
            throw .programMissing(searched: named ?? searched)
        }
        return SyntaxProgram(path: path)
    }

    /// The number of folders that the message about a missing program lists.
    private static let shown = 2
    /// The maximum number of folder levels from a build folder up to its checkout.
    private static let levels = 6

    private static func candidates(near start: String) -> [String] {
        var folder = start
        var candidates = ["\(folder)/\(name)", "\(folder)/../lib/tessera/\(name)"]
        for _ in 0..<levels where folder != "/" {
            candidates.append("\(folder)/Macros/.build/release/\(name)")
            folder = (folder as NSString).deletingLastPathComponent
        }
        return candidates
    }
}
