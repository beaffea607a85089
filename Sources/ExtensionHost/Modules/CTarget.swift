import Foundation
import XcodeProject

/// A target of a package in C: its sources, and the headers that Swift sees of it.
///
/// 1. The public headers are in the folder that the manifest names, else in `include`.
/// 2. A `module.modulemap` there says what the module is. Without one the module is the header of the target's name,
///    else all headers of the folder, as for Swift's package manager.
/// 3. Sources in languages other than C, C++ and assembler cannot be compiled here.
package struct CTarget: Hashable, Sendable {
    var name: String
    /// Absolute paths.
    var headers: String
    var sources: [String]
    var moduleMap: String?
    /// The compiler's flags for the target's own sources.
    var flags = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
    /// Names of libraries of the system.
    var libraries: [String] = []
    /// Names of targets whose headers it includes.
    var dependencies: [String] = []

    private static let kinds: Set<String> = ["c", "cc", "cpp", "cxx", "s"]
    private static let foreignKinds: Set<String> = ["m", "mm"]

    enum Reading {
        case target(CTarget)
        case refused(String)
        /// The target has no sources at all.
        case none
    }

    /// - Parameters:
    ///   - target: what the manifest's description says of it.
    ///   - members: paths of its files below the folder.
    static func read(_ name: String, _ target: [String: Any], members: [String], in folder: String) -> Reading {
        func files(_ kinds: Set<String>) -> [String] {
            members.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }
        }
        guard files(foreignKinds).isEmpty else { return .refused("it is written in Objective-C") }
        let isSystem = target["type"] as? String == "system"
        let headers = isSystem ? folder : Path.joined(folder, target["publicHeadersPath"] as? String ?? "include")
        let sources = isSystem ? [] : files(kinds).map { folder + "/" + $0 }
        guard FileManager.default.fileExists(atPath: headers), isSystem || !sources.isEmpty else { return .none }
        let map = headers + "/module.modulemap"
        var result = CTarget(
            name: name, headers: headers, sources: sources,
            moduleMap: FileManager.default.fileExists(atPath: map) ? map : nil)
        for setting in target["settings"] as? [[String: Any]] ?? [] { result.apply(setting, in: folder) }
        if let map = result.moduleMap { result.libraries += linkedLibraries(in: map) }
        for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
            for kind in ["byName", "target", "product"] {
                if let name = (dependency[kind] as? [Any])?.first as? String { result.dependencies.append(name) }
            }
        }
        return .target(result)
    }

    private mutating func apply(_ setting: [String: Any], in folder: String) {
        // Conditions are for the target's platforms; code in C is compiled for this machine.
        let platforms = (setting["condition"] as? [String: Any])?["platformNames"] as? [String] ?? []
        guard platforms.isEmpty || platforms.contains("linux"),
            let (kind, value) = (setting["kind"] as? [String: Any])?.first,
            let text = (value as? [String: Any])?["_0"] as? String
        else { return }
        switch kind {
        case "define": flags.append("-D" + text)
        case "headerSearchPath": flags += ["-I", Path.joined(folder, text)]
        case "linkedLibrary": libraries.append(text)
        default: break
        }
    }

    /// `link "name"` of a module map.
    private static func linkedLibraries(in map: String) -> [String] {
        let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 2, words[0] == "link" else { return nil }
            return String(words[1].filter { $0 != "\"" })
        }
    }

    /// The module map that the package manager would write.
    var generatedModuleMap: String {
        let umbrella = headers + "/" + name + ".h"
        let content =
            FileManager.default.fileExists(atPath: umbrella)
            ? "umbrella header \(WorkFolder.quoted(umbrella))" : "umbrella \(WorkFolder.quoted(headers))"
        return "module \(SwiftName.plain(name)) {\n    \(content)\n    export *\n}\n"
    }
}
