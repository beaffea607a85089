import Foundation

/// Distinguishes folders that build systems write from folders with sources.
///
/// 1. `DerivedData` is Xcode's name, which no other folder of a project has.
/// 2. `build` is ambiguous. Xcode and `xcodebuild` write `XCBuildData`, intermediates or the folder `NAME.build` of a
///    project to it, CMake its cache file.
///
/// Hidden folders, such as `.build` of Swift Package Manager, are handled elsewhere.
package enum BuildProducts {
    private static let marks: Set<String> = [
        "XCBuildData", "Intermediates", "Intermediates.noindex", "ModuleCache.noindex", "CMakeCache.txt",
    ]
    private static let projectSuffix = ".build"

    /// Whether a build system has written the folder.
    package static func isFolder(_ path: String) -> Bool {
        switch (path as NSString).lastPathComponent {
        case "DerivedData": true
        case "build", "Build": holdsMark(path)
        default: false
        }
    }

    private static func holdsMark(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { marks.contains($0) || $0.hasSuffix(projectSuffix) }
    }
}
