import SwiftSource

/// The names that sources use, and those that they add to the SDK's types.
struct IdentifierUse: Sendable {
    private(set) var used: Set<String> = []
    /// Names of static properties declared in extensions, by the extended type's last name component.
    private(set) var declared: [String: Set<String>] = [:]

    mutating func add(_ text: SourceText) {
        for word in text.words { used.insert(text.string(word)) }
        for variable in text.tree.all([.variableDecl]) {
            guard let type = Self.extendedType(around: variable, in: text),
                text.modifiers(of: variable).contains(where: { ["static", "class"].contains(text.string($0)) })
            else { continue }
            for binding in text.bindings(of: variable) {
                declared[type, default: []].insert(text.string(binding.name).filter { $0 != "`" })
            }
        }
    }

    /// The last component of the name of the type that a declaration's enclosing extension extends.
    private static func extendedType(around member: Int, in text: SourceText) -> String? {
        guard let body = text.tree.ancestor(of: member, in: SourceText.scopes),
            let owner = text.tree.parent(of: body), text.tree[owner].kind == .extensionDecl
        else { return nil }
        return text.name(ofType: owner)?.split(separator: ".").last.map(String.init)
    }
}
