import SwiftSource

/// The types that sources declare, and their relationships.
struct RemediedTypes {
    /// An alias's type, or a class's superclass, by name.
    private var above: [String: String] = [:]
    private var declared: Set<String> = []
    private var published: Set<String> = []
    private var protocols: Set<String> = []

    init(_ files: RemediedFiles) {
        for file in files.sources.files.indices {
            let bytes = files.bytes(of: file)
            guard bytes.holds("class ") || bytes.holds("typealias ") || bytes.holds("protocol "),
                let text = files.text(of: file)
            else { continue }
            read(text)
        }
    }

    private mutating func read(_ text: SourceText) {
        let tree = text.tree
        for node in tree.all([.classDecl, .typeAliasDecl, .protocolDecl]) {
            guard let type = text.name(ofType: node) else { continue }
            guard tree[node].kind != .protocolDecl else {
                protocols.insert(type)
                continue
            }
            let upper =
                tree[node].kind == .classDecl ? text.inheritedTypes(of: node).first : text.aliasedType(of: node)
            above[type] = above[type] ?? upper
            declared.insert(type)
            let modifiers = text.modifiers(of: node).map(text.string)
            if modifiers.contains("public") || modifiers.contains("open") { published.insert(type) }
        }
    }

    /// Whether a type is public. One that the sources do not declare belongs to a module that they import.
    func isPublic(_ type: String) -> Bool { !declared.contains(type) || published.contains(type) }

    /// Whether a type that the sources declare is a class; `nil` for types of modules.
    func isClass(_ type: String) -> Bool? {
        let name = String(type.split(separator: ".").last ?? "")
        return protocols.contains(name) ? false : declared.contains(name) ? true : nil
    }

    /// Whether a type is a view, a controller or another class that is isolated to the main actor.
    func isOfMainActor(_ type: String) -> Bool {
        var name = type
        for _ in 0..<16 {
            guard let next = above[name] else { break }
            name = next
        }
        let free: Set<String> = ["UIImage", "UIColor", "UIFont", "UIBezierPath", "UIFontDescriptor", "UIImageAsset"]
        let windows: Set<String> = ["NSView", "NSViewController", "NSWindow"]
        return name.hasPrefix("UI") && !free.contains(name) || windows.contains(name)
    }
}
