import Foundation

/// Where the prebuilt SDK is: its library and the modules that widget sources import.
package struct SDKLocation: Hashable, Sendable {
    /// Folder with `libTesseraSDK.so`.
    package var libraryFolder: String
    /// Folder with the Swift modules.
    package var moduleFolder: String
    /// Folders with the module maps of system libraries that the SDK's modules name.
    package var systemModuleFolders: [String]
    /// Executable with the macros `#Preview` and `@Entry`, when it was built.
    package var macroPlugin: String?

    package static let libraryName = "libTesseraSDK.so"

    package struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
        package var searched: [String]

        package var description: String {
            "the widget SDK (\(SDKLocation.libraryName)) was not found in " + searched.joined(separator: ", ")
                + "; run `./dev build`, or set TESSERA_SDK to the folder that holds it"
        }
    }

    /// Looks in `TESSERA_SDK`, else beside the running executable.
    ///
    /// - Parameters:
    ///   - environment: the process's environment variables.
    ///   - executable: path of the running executable, as `/proc/self/exe` gives it.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    ) throws(Missing) -> SDKLocation {
        let beside = (executable as NSString).deletingLastPathComponent
        let candidates = environment["TESSERA_SDK"].map { [$0] } ?? [beside, beside + "/../lib/tessera"]
        for folder in candidates where FileManager.default.fileExists(atPath: folder + "/" + libraryName) {
            return SDKLocation(folder: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
        }
        throw Missing(searched: candidates)
    }

    /// Reads the layout of a build folder of the package, or of an installed SDK, which has the same.
    package init(folder: String) {
        let files = FileManager.default
        libraryFolder = folder
        moduleFolder = folder + "/Modules"
        systemModuleFolders = []
        var checkout = folder
        for _ in 0..<5 {
            for sources in [checkout + "/SystemModules", checkout + "/Sources"] where systemModuleFolders.isEmpty {
                let names = (try? files.contentsOfDirectory(atPath: sources)) ?? []
                systemModuleFolders = names.filter { $0.hasPrefix("C") }.sorted().map { sources + "/" + $0 }
                    .filter { files.fileExists(atPath: $0 + "/module.modulemap") }
            }
            if macroPlugin == nil {
                macroPlugin = ["", "/Macros/.build/debug", "/Macros/.build/release"]
                    .flatMap { place in
                        ["tessera-macros", "TesseraMacros-tool", "TesseraMacros"].map { place + "/" + $0 }
                    }
                    .map { checkout + $0 }
                    .first { files.isExecutableFile(atPath: $0) && !Self.isFolder($0) }
            }
            if !systemModuleFolders.isEmpty { break }
            checkout = (checkout as NSString).deletingLastPathComponent
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    package var library: String { libraryFolder + "/" + Self.libraryName }
}
