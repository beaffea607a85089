/// Names of Apple's frameworks that public widget projects use, supported here or not.
///
/// They tell what is to be supported from what a project declares itself in a file that was not given.
struct AppleNames: Sendable {
    static let shared = AppleNames()

    /// What stands in for a name that is not supported, and why.
    struct Substitute: Hashable, Sendable {
        var instead: String
        var reason: String
    }

    private let kinds: [String: Set<String>]
    private let modules: Set<String>
    private let substitutes: [String: Substitute]

    private init() {
        var kinds: [String: Set<String>] = [:]
        for row in Self.rows(PackageResources.apple_names_csv) where row.count == 4 {
            let name = row[1].hasPrefix("@") || row[1].hasPrefix("#") ? String(row[1].dropFirst()) : row[1]
            // Calls are listed with their labels; what counts here is the name.
            kinds[name.prefix { $0 != "(" && $0 != " " }.description, default: []].insert(row[0])
        }
        self.kinds = kinds
        modules = Set(
            String(decoding: PackageResources.apple_modules_txt, as: UTF8.self).split(separator: "\n").map(String.init))
        var substitutes: [String: Substitute] = [:]
        for row in Self.rows(PackageResources.substitutes_csv) where row.count == 3 {
            substitutes[row[0]] = Substitute(instead: row[1], reason: row[2])
        }
        self.substitutes = substitutes
    }

    /// Whether Apple has a module of that name, by the list of technologies in its developer documentation.
    func isModule(_ name: String) -> Bool { modules.contains(name) }

    /// Whether the name is Apple's: it is listed, or begins with a framework's letters as Apple's names do.
    func contains(_ name: String) -> Bool {
        if kinds[name] != nil || substitutes[name] != nil { return true }
        let letters = name.prefix { $0.isUppercase }
        return Self.prefixes.contains { letters.count == $0.count + 1 && letters.hasPrefix($0) && name.count > 4 }
    }

    /// - Parameters:
    ///   - name: of a type, member or module.
    ///   - owner: the type that lacks the member, when there is one.
    func substitute(for name: String, of owner: String?) -> Substitute? {
        owner.flatMap { substitutes["\($0).\(name)"] } ?? substitutes[name]
    }

    private static let prefixes = [
        "AR", "AS", "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "EK", "GK", "HK", "HM", "IN", "LA", "MK",
        "ML", "MP", "MTK", "MTL", "NE", "NS", "NW", "PH", "PK", "SCN", "SF", "SK", "UI", "UN", "VN", "WC", "WK",
    ]

    /// The rows below the heading. Fields with commas stand in quotation marks.
    private static func rows(_ bytes: [UInt8]) -> [[String]] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
            var fields = [""]
            var isQuoted = false
            for character in line {
                switch character {
                case "\"": isQuoted.toggle()
                case "," where !isQuoted: fields.append("")
                default: fields[fields.count - 1].append(character)
                }
            }
            return fields
        }
    }
}
