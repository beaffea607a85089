import Foundation

/// Locates the fonts and symbols installed by setup.
package enum AssetsFolder {
    /// The path of the folder, or `nil` when there is none.
    ///
    /// 1. The environment variable `TESSERA_ASSETS`, when it names a folder.
    /// 2. Else the nearest `Assets` folder with a `fonts` folder inside, going up from the running executable.
    /// 3. Else the same, going up from the working folder.
    package static func locate() -> String? {
        let files = FileManager.default
        if let named = ProcessInfo.processInfo.environment["TESSERA_ASSETS"], !named.isEmpty {
            return files.fileExists(atPath: named) ? named : nil
        }
        let executable = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first
        let starts = [Bundle.main.bundlePath, executable, files.currentDirectoryPath].compactMap(\.self)
        for start in starts {
            var folder = URL(fileURLWithPath: start)
            while folder.path != "/" {
                let candidate = folder.appendingPathComponent("Assets")
                if files.fileExists(atPath: candidate.appendingPathComponent("fonts").path) { return candidate.path }
                folder.deleteLastPathComponent()
            }
        }
        return nil
    }
}
