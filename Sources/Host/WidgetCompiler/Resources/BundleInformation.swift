import Foundation
import StringCatalogs
import XcodeProject

/// What every bundle says of itself on Apple's platforms, because Xcode writes it.
enum BundleInformation {
    /// Adds to a bundle's Info.plist what it lacks; a value that is a build setting's name counts as lacking.
    ///
    /// - Parameters:
    ///   - path: of the property list, which need not exist.
    ///   - name: the extension's.
    ///   - modules: property lists of frameworks, which have bundles of their own on Apple's platforms and share the
    ///     widget's here. What an app reads of them are keys of its own; the bundle's own ones win.
    static func complete(_ path: String, name: String, modules: [[String: Any]] = []) throws {
        var information = FileManager.default.fileExists(atPath: path) ? try PropertyListFile.read(path) : [:]
        for case (let key, let value) in modules.joined() where !isOfBundle(key) && information[key] == nil {
            information[key] = value
        }
        let usual = [
            "CFBundleIdentifier": "tessera." + identifier(name), "CFBundleName": name,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        for (key, value) in usual {
            let given = information[key] as? String
            if given?.isEmpty ?? true || given?.contains("$(") == true { information[key] = value }
        }
        // The executable has another name here, which Foundation finds by itself.
        information["CFBundleExecutable"] = nil
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: path))
    }

    /// Gives each language's `InfoPlist.strings` the values of the Info.plist that it does not translate.
    ///
    /// Foundation for Linux asks only a language's file for a value where there is one, and Apple's asks both. A file
    /// that cannot be read stays as it is: its texts are reported where the translations are compiled.
    static func completeTranslations(in folder: String) throws {
        let information = try PropertyListFile.read(folder + "/Info.plist")
        for language in try FileManager.default.contentsOfDirectory(atPath: folder) where language.hasSuffix(".lproj") {
            let file = URL(fileURLWithPath: "\(folder)/\(language)/InfoPlist.strings")
            guard let data = try? Data(contentsOf: file),
                let texts = try? StringCatalogCompiler.strings(data, file: file.path)
            else { continue }
            var completed = information
            for case (let key, .text(let text)) in texts { completed[key] = text }
            try PropertyListSerialization.data(fromPropertyList: completed, format: .xml, options: 0).write(to: file)
        }
    }

    /// Whether the system reads the key of a bundle itself.
    private static func isOfBundle(_ key: String) -> Bool {
        ["CFBundle", "NS", "UI", "LS", "DT", "Build", "MinimumOS"].contains { key.hasPrefix($0) }
    }

    /// Letters, digits and hyphens, as an identifier may have them.
    private static func identifier(_ name: String) -> String {
        String(name.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) && $0.isASCII ? Character($0) : "-" })
    }
}
