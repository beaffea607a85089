import Foundation

/// Recognizes XcodeGen's files by their outermost keys, without parsing them completely.
enum SpecificationSniffer {
    /// Bytes.
    private static let sizeLimit = 1 << 20
    /// The keys of other programs' files that also have targets.
    private static let foreignKeys: Set<Substring> = ["jobs", "on", "workflows", "services", "stages"]

    /// Whether the keys are those of a project: a name, and targets or files to include.
    static func isSpecification(_ path: String) -> Bool {
        let keys = Set(pairs(in: path).map(\.key))
        return keys.contains("name") && (keys.contains("targets") || keys.contains("include"))
            && keys.isDisjoint(with: foreignKeys)
    }

    static func isNamedLikeOne(_ name: String) -> Bool {
        !name.hasPrefix(".") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
    }

    /// The project's name, or that of the folder.
    static func name(in path: String) -> String? {
        let pairs = pairs(in: path)
        guard pairs.contains(where: { $0.key == "targets" || $0.key == "include" }) else { return nil }
        guard let name = pairs.first(where: { $0.key == "name" }) else {
            return ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        }
        let text = name.value.firstRange(of: " #").map { name.value[..<$0.lowerBound] } ?? name.value
        return text.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\"'"))
    }

    private static func pairs(in path: String) -> [(key: Substring, value: Substring)] {
        guard let data = try? LimitedFile.readText(path, limit: sizeLimit) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else { return nil }
            return (line[..<colon], line[line.index(after: colon)...])
        }
    }
}
