import Foundation

/// The program `tessera-syntax`, which reads Swift sources with the swift-syntax of the toolchain.
///
/// The command line cannot load those libraries itself: it contains a Swift runtime of its own.
package struct SyntaxProgram: Hashable, Sendable {
    package static let name = "tessera-syntax"
    /// The environment variable with another path.
    package static let variable = "TESSERA_SYNTAX"

    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Looks where the SDK and its macros are looked for: next to the executable, in `../lib/tessera`, and for an
    /// executable in a build folder where the package `Macros` around it is built.
    ///
    /// - Parameter executable: path of the running executable.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    ) throws(SyntaxFailure) -> SyntaxProgram {
        let named = environment[variable].map { [$0] }
        let candidates = named ?? self.candidates(near: executable)
        guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            let folders = candidates.prefix(shown).map { ($0 as NSString).deletingLastPathComponent }
            throw .programMissing(searched: named ?? folders)
        }
        return SyntaxProgram(path: path)
    }

    /// Folders that the message about a missing program names.
    private static let shown = 2
    /// How far above an executable the checkout of its build is looked for.
    private static let levels = 6

    private static func candidates(near executable: String) -> [String] {
        var folder = (executable as NSString).deletingLastPathComponent
        var candidates = ["\(folder)/\(name)", "\(folder)/../lib/tessera/\(name)"]
        for _ in 0..<levels where folder != "/" {
            candidates.append("\(folder)/Macros/.build/release/\(name)")
            folder = (folder as NSString).deletingLastPathComponent
        }
        return candidates
    }
}
