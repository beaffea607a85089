import Foundation
import StringCatalogs
import XcodeProject

/// The Info.plist entries that every bundle has on Apple's platforms, because Xcode adds them.
enum BundleInformation {
    /// Writes a bundle's Info.plist with the entries that the widget's lacks. A value that is an unexpanded build
    /// setting counts as missing.
    ///
    /// - Parameters:
    ///   - information: the widget's entries.
    ///   - source: the widget's file, for error messages.
    ///   - path: the bundle's file.
    ///   - name: the extension's name.
    ///   - modules: property lists of frameworks, which have separate bundles on Apple's platforms and share the
    ///     widget's here. Apps read custom keys from them; the bundle's own keys take precedence.
    static func complete(
        _ information: [String: Any], from source: String, into path: String, name: String,
        modules: [[String: Any]] = []
    ) throws {
        var information = information
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
        // The executable has a different name here, which Foundation finds without this key.
        information["CFBundleExecutable"] = nil
        guard PropertyListSerialization.propertyList(information, isValidFor: .xml) else {
            throw ProjectProblem.malformed(source, line: nil, reason: "it has a value that property lists cannot have")
        }
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: path))
    }

    /// Adds the Info.plist values that are not translated to each language's `InfoPlist.strings`.
    ///
    /// If a language's file exists, Foundation on Linux reads only that file, while Apple's reads both. A file that
    /// cannot be read is left unchanged: it is reported when the translations are compiled.
    static func completeTranslations(in folder: String) throws {
        let information = try PropertyListFile.read(folder + "/Info.plist")
        for language in try FileManager.default.contentsOfDirectory(atPath: folder) where language.hasSuffix(".lproj") {
            let file = URL(fileURLWithPath: "\(folder)/\(language)/InfoPlist.strings")
            guard let data = try? LimitedFile.readText(file.path, limit: ResourceCompiler.translationLimit),
                let texts = try? StringCatalogCompiler.strings(data, file: file.path)
            else { continue }
            var completed = information
            for case (let key, .text(let text)) in texts { completed[key] = text }
            try PropertyListSerialization.data(fromPropertyList: completed, format: .xml, options: 0).write(to: file)
        }
    }

    /// Whether the key belongs to the bundle itself and is read by the system.
    private static func isOfBundle(_ key: String) -> Bool {
        ["CFBundle", "NS", "UI", "LS", "DT", "Build", "MinimumOS"].contains { key.hasPrefix($0) }
    }

    /// The name with only the characters of a bundle identifier: letters, digits and hyphens.
    private static func identifier(_ name: String) -> String {
        String(name.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) && $0.isASCII ? Character($0) : "-" })
    }
}
