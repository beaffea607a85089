import ExtensionProcess
import Foundation
import WidgetVocabulary

/// The build that the arguments of a command led to last.
///
/// To read the sources and to compare them with those of the cached build takes as long as the start of a process. A
/// command that knows the last build can do both at once.
///
/// 1. It is a guess: the sources decide which build is used. A wrong one costs the start of a process.
/// 2. A build without some of its parts is not remembered, because it is not described by its files alone.
/// 3. Fields are separated by zero bytes, which no path contains.
package struct RecentBuild: Sendable {
    private static let version = "2"
    /// The number of remembered builds; beyond it all are forgotten.
    private static let limit = 200

    private let folder: String
    private let file: String

    /// - Parameters:
    ///   - source: The arguments; the path may be relative.
    ///   - confinement: A widget that is built with the user's permissions has another build.
    ///   - cacheFolder: Must have been opened (`BuildOptions.openCacheFolder`), because the build is a program.
    package init(of source: WidgetSource, confinement: BuildConfinement, cacheFolder: String) {
        var digest = BuildDigest()
        digest.add(confinement == .none ? 0 : 1)
        digest.add(URL(fileURLWithPath: source.path).path)
        for name in [source.target, source.configuration] {
            digest.add(name == nil ? 0 : 1)
            digest.add(name ?? "")
        }
        folder = cacheFolder + "/recent"
        file = folder + "/" + digest.text
    }

    package var product: BuiltExtension? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let fields = String(decoding: data, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
            .map(String.init)
        guard fields.count >= 9, fields[0] == Self.version, let platform = OperatingSystem(rawValue: fields[8]) else {
            return nil
        }
        return BuiltExtension(
            name: fields[1], executable: fields[2], codeFolder: fields[3].isEmpty ? nil : fields[3],
            libraryFolders: Array(fields[9...]), assetFolder: fields[4].isEmpty ? nil : fields[4],
            resourceFolder: fields[5], containerFolder: fields[6], needsContainerBackground: fields[7] == "1",
            platform: platform)
    }

    /// A failure costs the next run the time that this saves.
    package func remember(_ product: BuiltExtension) {
        let files = FileManager.default
        guard product.omitted.isEmpty else {
            try? files.removeItem(atPath: file)
            return
        }
        if let names = try? files.contentsOfDirectory(atPath: folder), names.count > Self.limit {
            try? files.removeItem(atPath: folder)
        }
        try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let fields =
            [
                Self.version, product.name, product.executable, product.codeFolder ?? "", product.assetFolder ?? "",
                product.resourceFolder, product.containerFolder, product.needsContainerBackground ? "1" : "0",
                product.platform.rawValue,
            ] + product.libraryFolders
        try? Data(fields.joined(separator: "\0").utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}
