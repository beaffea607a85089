import Foundation
import XcodeProject

/// A package's C target: its sources, and its headers that Swift sees.
///
/// 1. The public headers are in the folder that the manifest names, else in `include`.
/// 2. A `module.modulemap` there defines the module. Without one, the module is the header with the target's name, else
///    all headers of the folder, as in Swift Package Manager.
/// 3. Sources in languages other than C, C++ and assembler cannot be compiled here.
package struct CTarget: Hashable, Sendable {
    var name: String
    /// Absolute paths that its compiler may read: the package, and the target of a link to it.
    var readable: [String]
    var headers: String
    var sources: [String]
    var moduleMap: String?
    /// Headers and other files that its sources may include: those in its folder and its header search paths.
    var includedFiles: [String] = []
    /// The compiler's flags for the target's own sources.
    var flags = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
    /// Names of system libraries.
    var libraries: [String] = []
    /// Names of the targets whose headers it includes.
    var dependencies: [String] = []

    /// Bytes.
    static let fileLimit = 64 << 20
    private static let includedKinds: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "inl", "ipp", "modulemap"]
    private static let kinds: Set<String> = ["c", "cc", "cpp", "cxx", "s"]
    private static let foreignKinds: Set<String> = ["m", "mm"]

    enum Reading {
        case target(CTarget)
        case rejected(String)
        /// The target has no sources.
        case none
    }

    /// - Parameters:
    ///   - target: its entry in the manifest's description.
    ///   - members: the paths of its files, relative to the folder.
    ///   - boundary: the package; headers outside of it are not searched.
    static func read(
        _ name: String, _ target: [String: Any], members: [String], in folder: String, of boundary: ProjectBoundary
    ) -> Reading {
        func files(_ kinds: Set<String>) -> [String] {
            members.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }
        }
        guard files(foreignKinds).isEmpty else { return .rejected("it is written in Objective-C") }
        let isSystem = target["type"] as? String == "system"
        let headers = isSystem ? folder : Path.joined(folder, target["publicHeadersPath"] as? String ?? "include")
        let sources = isSystem ? [] : files(kinds).map { folder + "/" + $0 }
        guard boundary.holds(headers), isSystem || !sources.isEmpty else { return .none }
        let map = headers + "/module.modulemap"
        var result = CTarget(
            name: name, readable: [boundary.root, folder, headers], headers: headers, sources: sources,
            moduleMap: FileManager.default.fileExists(atPath: map) ? map : nil)
        var searched = [folder, headers]
        // C code is compiled for this machine.
        for setting in PackageSetting.list(of: target) where setting.holds(on: "linux") {
            switch setting.kind {
            case "define": result.flags.append("-D" + setting.text)
            case "headerSearchPath":
                let path = Path.joined(folder, setting.text)
                guard boundary.holds(path) else { continue }
                result.flags += ["-I", path]
                searched.append(path)
                result.readable.append(path)
            case "linkedLibrary" where isLibraryName(setting.text): result.libraries.append(setting.text)
            default: break
            }
        }
        do throws(ProjectProblem) {
            result.includedFiles = try includedFiles(below: searched, within: boundary)
        } catch {
            return .rejected(error.description)
        }
        if let map = result.moduleMap { result.libraries += linkedLibraries(in: map) }
        for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
            for kind in ["byName", "target", "product"] {
                if let name = (dependency[kind] as? [Any])?.first as? String { result.dependencies.append(name) }
            }
        }
        return .target(result)
    }

    private static func includedFiles(
        below folders: [String], within boundary: ProjectBoundary
    ) throws(ProjectProblem) -> [String] {
        var files: Set<String> = []
        for folder in folders {
            for member in try FolderContent.members(below: folder, within: boundary)
            where includedKinds.contains((member as NSString).pathExtension.lowercased()) {
                files.insert(folder + "/" + member)
            }
        }
        return files.sorted()
    }

    /// `link "name"` of a module map.
    private static func linkedLibraries(in map: String) -> [String] {
        let text = String(decoding: (try? LimitedFile.readText(map, limit: fileLimit)) ?? Data(), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 2, words[0] == "link" else { return nil }
            let name = String(words[1].filter { $0 != "\"" })
            return isLibraryName(name) ? name : nil
        }
    }

    /// Whether the linker searches for this name among the system's libraries: `:path` could be any file.
    private static func isLibraryName(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-.".contains($0)) }
    }

    /// The module map that Swift Package Manager would generate.
    var generatedModuleMap: String {
        let umbrella = headers + "/" + name + ".h"
        let content =
            FileManager.default.fileExists(atPath: umbrella)
            ? "umbrella header \(IncrementalBuildFolder.quoted(umbrella))"
            : "umbrella \(IncrementalBuildFolder.quoted(headers))"
        return "module \(SwiftName.plain(name)) {\n    \(content)\n    export *\n}\n"
    }
}
