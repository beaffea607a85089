/// The names in Apple's documentation, by the modules that declare them.
///
/// There are two tables: global declarations (types, protocols, macros, functions, constants) by module, and members of
/// the widget's own frameworks by module and owner. A name of several modules belongs to the first of them: the modules
/// for widgets precede the others.
struct AppleDocumentation: Sendable {
    static let shared = AppleDocumentation(names: Array(types.utf8), members: Array(members.utf8))

    /// Members of the widget's own frameworks: module, tab, owner, tab, names with spaces between them. The tables are
    /// strings of the program, as an embedded resource would be an array of bytes, which takes the compiler 17 s for
    /// 99 KB.
    static let members = [swiftUIMembers, moreSwiftUIMembers, otherMembers].joined(separator: "\n")

    let modules: Set<String>
    private let names: [String: [String]]
    private let members: [String: [(owner: String, module: String)]]
    private let owners: Set<String>

    init(names: [UInt8], members: [UInt8]) {
        var modules: Set<String> = []
        var alone: [String: [String]] = [:]
        for row in Self.rows(names) where row.count == 2 {
            let module = String(row[0])
            modules.insert(module)
            for name in row[1].split(separator: " ") { alone[String(name), default: []].append(module) }
        }
        var owned: [String: [(owner: String, module: String)]] = [:]
        var owners: Set<String> = []
        for row in Self.rows(members) where row.count == 3 {
            let (module, owner) = (String(row[0]), String(row[1]))
            owners.insert(owner)
            for name in row[2].split(separator: " ") { owned[String(name), default: []].append((owner, module)) }
        }
        self.modules = modules
        self.names = alone
        self.members = owned
        self.owners = owners
    }

    /// The modules that declare a name outside of any type.
    func modules(declaring name: String) -> [String] { names[name] ?? [] }

    /// The module that declares a member of a type.
    ///
    /// - Parameter owner: The qualified name of the type; `nil` for a member of any type.
    func module(ofMember name: String, of owner: String?) -> String? {
        members[name]?.first { owner == nil || $0.owner == owner }?.module
    }

    /// Whether the documented members of a type are known.
    func hasMembers(_ owner: String) -> Bool { owners.contains(owner) }

    private static func rows(_ table: [UInt8]) -> [[Substring]] {
        String(decoding: table, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "\t") }
    }
}
