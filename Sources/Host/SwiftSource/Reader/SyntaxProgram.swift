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

    /// Searches where the SDK and its macros are searched: in the folder that `TESSERA_SDK` names, next to the
    /// executable and in `../lib/tessera`; for a build folder also where the package `Macros` around it is built.
    ///
    /// - Parameter executable: path of the running executable.
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

    /// Folders that the message about a missing program names.
    private static let shown = 2
    /// How far above a folder the checkout of a build is searched.
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
