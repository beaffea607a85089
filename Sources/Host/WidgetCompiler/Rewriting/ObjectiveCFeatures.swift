import SwiftSource

/// Makes explicit what Objective-C does implicitly on Apple's platforms, because it does not exist here.
///
/// 1. `@objc`, `@objc(name)`, `@objcMembers` and the attributes of Interface Builder become spaces, because nothing is
///    called by such a name here. So do attributes that make a class an app's entry point, because an extension has a
///    different one.
/// 2. `#keyPath(Type.a.b)` becomes the string that it denotes, and `#selector(Type.method(_:))` a `Selector` with that
///    string.
/// 3. A property with `@NSManaged` gets accessors that use the object's value with that name; a method with it gets a
///    body that changes the relationship in its name. They are inserted after the declaration's last token.
/// 4. `@convention(c)` is removed from the type of a function that takes a `Selector`, as a method's implementation
///    does, because that is not a C type here.
/// 5. `private init(entity: NSEntityDescription …` loses its `private`: Objective-C's runtime ignores access control.
///
/// Lines, and columns up to the end of a declaration, do not change. Comments and literals are not changed.
struct ObjectiveCFeatures {
    private let text: SourceText
    private var edits: [SourceEdit] = []

    private init(_ text: SourceText) {
        self.text = text
    }

    private var tree: SyntaxTree { text.tree }

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard marks.contains(where: source.holds) else { return nil }
        var features = ObjectiveCFeatures(SourceText(source))
        features.findEdits()
        return features.edits.isEmpty ? nil : SourceEdit.apply(features.edits, to: source)
    }

    private mutating func findEdits() {
        for node in tree.all([.attribute, .macroExpansionExpr, .initializerDecl, .functionDecl]) {
            switch tree[node].kind {
            case .attribute: write(attribute: node)
            case .macroExpansionExpr: write(macro: node)
            case .initializerDecl: openInitializer(node)
            default: releaseOverride(node)
            }
        }
    }

    private mutating func write(attribute: Int) {
        switch text.name(ofAttribute: attribute) {
        case "objc": blank(tree[attribute].range)
        case "convention": releaseConvention(attribute)
        case "NSManaged":
            blank(tree[attribute].range)
            writeOut(after: attribute)
        case let name where Self.erased.contains("@" + name): blank(tree[attribute].range)
        default: break
        }
    }

    /// Removes the C calling convention from a function type with a selector parameter.
    private mutating func releaseConvention(_ attribute: Int) {
        let argument = tree.child(of: attribute, .labeledExprList).map { text.string(tree[$0].range) }
        guard argument == "c", let type = tree.ancestor(of: attribute, in: [.attributedType]),
            let function = tree.child(of: type, .functionType),
            let parameters = tree.child(of: function, .tupleTypeElementList),
            tree.subtree(of: parameters).contains(where: { text.string(tree[$0].range) == "Selector" })
        else { return }
        blank(tree[attribute].range)
    }

    /// Methods of the Objective-C root class that are in protocol extensions here, so that nothing overrides them.
    private static let rootMethods = ["observeValue(forKeyPath", "responds(to"]

    /// Removes `override` from a method that no class has here.
    private mutating func releaseOverride(_ function: Int) {
        guard let word = text.modifiers(of: function).first(where: { text.string($0) == "override" }),
            let name = text.name(ofMember: function), let label = text.parameters(of: function).first?.label,
            Self.rootMethods.contains("\(text.string(name))(\(label)")
        else { return }
        blank(word)
    }

    private static let entityType = "NSEntityDescription"
    /// Every source that must be changed contains one of these.
    private static let marks =
        ["@objc", "@NSManaged", "#keyPath", "#selector", "@convention(c)", entityType] + rootMethods + erased
    /// Attributes that have no effect without the Objective-C runtime.
    private static let erased = [
        "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
        "@GKInspectable", "@NSCopying", "@UIApplicationMain", "@NSApplicationMain",
    ]

    /// Removes the modifier that would hide the initializer with which entities' objects are created.
    private mutating func openInitializer(_ initializer: Int) {
        guard let first = text.parameters(of: initializer).first, first.label == "entity",
            text.parameters(of: initializer).contains(where: { $0.type.contains(Self.entityType) })
        else { return }
        for word in text.modifiers(of: initializer) where ["private", "fileprivate"].contains(text.string(word)) {
            blank(word)
        }
    }

    private mutating func blank(_ range: Range<Int>) {
        let spaces = text.bytes[range].map { $0 == Self.newline ? $0 : UInt8(ascii: " ") }
        edits.append(SourceEdit(range: range, text: String(decoding: spaces, as: UTF8.self)))
    }

    private mutating func write(macro: Int) {
        guard let name = tree.child(of: macro, .identifier), let open = tree.child(of: macro, .leftParen),
            let close = tree.child(of: macro, .rightParen)
        else { return }
        let range = tree[macro].range.lowerBound..<tree[close].range.upperBound
        let argument = text.string(tree[open].range.upperBound..<tree[close].range.lowerBound)
            .filter { !$0.isWhitespace }
        switch text.string(tree[name].range) {
        case "keyPath":
            let names = argument.split(separator: ".").drop { $0.first?.isUppercase ?? false }
            let literal = "\"" + names.joined(separator: ".") + "\""
            let padding = String(repeating: " ", count: max(0, range.count - literal.utf8.count))
            edits.append(SourceEdit(range: range, text: literal + padding))
        case "selector":
            let lines = text.bytes[range].count { $0 == Self.newline }
            let value = "Selector(\"\(argument)\")" + String(repeating: "\n", count: lines)
            edits.append(SourceEdit(range: range, text: value))
        default: break
        }
    }

    /// Writes the body of the property or method to which an attribute belongs.
    private mutating func writeOut(after attribute: Int) {
        guard let declaration = tree.ancestor(of: attribute, in: [.variableDecl, .functionDecl]) else { return }
        if tree[declaration].kind == .functionDecl { return writeMethod(declaration) }
        for binding in text.bindings(of: declaration) where binding.accessors == nil {
            guard let type = binding.type else { continue }
            let name = text.string(binding.name)
            let accessors = " { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
            edits.append(.insertion(accessors, at: type.upperBound))
        }
    }

    private mutating func writeMethod(_ function: Int) {
        guard let name = text.name(ofMember: function), tree.child(of: function, .codeBlock) == nil,
            let call = Self.call(text.string(name), text.parameters(of: function))
        else { return }
        edits.append(.insertion(" { \(call) }", at: tree[function].range.upperBound))
    }

    /// The body of an accessor method of a relationship: `addToItems(_:)` adds to `items`.
    private static func call(_ name: String, _ parameters: [SourceText.Parameter]) -> String? {
        let kinds = [
            ("addTo", "_add", "to"), ("removeFrom", "_remove", "from"), ("insertInto", "_insert", "into"),
            ("replace", "_replace", "in"),
        ]
        guard let (prefix, method, label) = kinds.first(where: { name.hasPrefix($0.0) }) else { return nil }
        let rest = name.dropFirst(prefix.count)
        let key = "\(label): \"\(rest.prefix(1).lowercased() + rest.dropFirst())\""
        let unlabeled = parameters.filter { $0.label == "_" }.map(\.name)
        let labeled = parameters.filter { $0.label != "_" }.map { "\($0.label): \($0.name)" }
        return "\(method)(\((unlabeled + [key] + labeled).joined(separator: ", ")))"
    }

    private static let newline = UInt8(ascii: "\n")
}
