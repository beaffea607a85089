import SwiftSource

/// What the host must know of a widget's sources before it compiles them.
///
/// Declarations are found by their words: `struct Name … : … Widget …`, `extension Name: ControlWidget`. That is enough
/// to write the `main` that Xcode's template would hold; the compiler checks everything else.
struct WidgetDeclarations: Hashable, Sendable {
    /// Types that conform to `Widget`, in order of appearance.
    var widgets: [String] = []
    /// Types that conform to `ControlWidget`.
    var controls: [String] = []
    /// Types that conform to `WidgetBundle`.
    var bundles: [String] = []
    var hasMain = false
    /// Whether the sources use what came with iOS 17's SDK, in September 2023.
    var needsSDKOf2023 = false
    /// Whether any macro of the SDK is used, which costs the compiler a process.
    var usesMacros = false
    var imports: Set<String> = []
    /// Modules that the sources use without importing them, because on Apple's platforms another import brings them.
    var implicitModules: Set<String> = []
    /// Types that are declared outside of any other.
    var topLevelTypes: Set<String> = []
    /// Superclass, or first protocol, of the classes among them that can be named in another file.
    var superclasses: [String: String] = [:]
    /// Names by which Objective-C knows classes, where they have others in Swift.
    var objectiveCNames: [String: String] = [:]
    /// Types that are declared to be `Identifiable`.
    var identifiable: Set<String> = []
    /// Classes with a designated initializer of their own, which do not have those of their superclass.
    private(set) var classesWithInitializers: Set<String> = []
    /// Classes that declare the initializer which Core Data calls.
    private(set) var classesMadeOfEntities: Set<String> = []
    /// Those of them that are Intents extensions and can be named in another file.
    var intentExtensions: [String] = []

    mutating func add(_ source: [UInt8]) { add(words: Self.words(of: source)) }

    /// - Parameter words: of a whole source.
    mutating func add(words: [String]) {
        var depth = 0
        var seen: Set<String> = []
        // The class whose body the words are in.
        var surrounding: String?
        for (index, word) in words.enumerated() {
            if word == "{" {
                depth += 1
            } else if word == "}" {
                depth -= 1
                if depth == 0 { surrounding = nil }
            } else if word.utf8.count == 1 {
                continue
            } else if Self.keywords.contains(word) {
                addDeclaration(at: index, depth: depth, of: &surrounding, in: words)
            } else if seen.insert(word).inserted || word == "Color" {
                // What a word means does not depend on where it stands, but for one.
                addUse(of: word, at: index, in: words)
            }
        }
    }

    /// Words behind which a name is declared or imported.
    private static let keywords: Set<String> = [
        "init", "import", "struct", "class", "enum", "extension", "actor", "protocol", "typealias",
    ]

    /// - Parameters:
    ///   - index: of the keyword.
    ///   - surrounding: the class in whose body it stands; another one when it begins one.
    private mutating func addDeclaration(at index: Int, depth: Int, of surrounding: inout String?, in words: [String]) {
        switch words[index] {
        case "init": if depth == 1, let surrounding { addInitializer(at: index, of: surrounding, in: words) }
        case "import": if index == 0 || !Self.beforeNames.contains(words[index - 1]) { addImport(at: index, in: words) }
        case let keyword:
            let head = Array(words[(index + 1)...].prefix { $0 != "{" })
            addConformances(head)
            guard depth == 0, keyword != "extension", let name = head.first else { return }
            topLevelTypes.insert(name)
            let attributes = Self.modifiers(before: index, in: words)
            let isHidden = attributes.contains { $0.hasSuffix("private") }
            if keyword == "class" {
                surrounding = name
                if !isHidden { addSuperclass(head) }
                if let known = Self.objectiveCName(in: attributes), known != name { objectiveCNames[name] = known }
            }
            if head.dropFirst().contains("INExtension"), !isHidden { intentExtensions.append(name) }
        }
    }

    /// `import Module`, `import struct Module.Name`
    private mutating func addImport(at index: Int, in words: [String]) {
        let named = words[(index + 1)...].prefix(2).first { !Self.importKinds.contains($0) }
        if let module = named?.prefix(while: { $0 != "." }), module.utf8.allSatisfy(ByteClass.isWord) {
            imports.insert(String(module))
        }
        // A tip's `@Parameter` is a macro; that of an intent is a property wrapper.
        if named == "TipKit" { usesMacros = true }
        // On Apple's platforms that module declares what Foundation does here, such as `CGFloat`.
        if named == "CoreFoundation" { implicitModules.insert("Foundation") }
    }

    private mutating func addUse(of word: String, at index: Int, in words: [String]) {
        switch word {
        case "@main": hasMain = true
        case "@Observable", "@ObservationIgnored": implicitModules.insert("Observation")
        case "@Entry":
            usesMacros = true
            implicitModules.insert("SwiftUIEntry")
        case _ where Self.isMacro(word): usesMacros = true
        case _ where Self.namesOf2023.contains(word): needsSDKOf2023 = true
        default: implicitModules.formUnion(ImplicitModules.brought(by: word, at: index, in: words))
        }
    }

    /// The declarations without the widgets and controls that a part of a source declares.
    func leavingOut(_ part: ArraySlice<UInt8>) -> WidgetDeclarations {
        var gone = WidgetDeclarations()
        gone.add(Array(part))
        var left = self
        left.widgets.removeAll(where: gone.widgets.contains)
        left.controls.removeAll(where: gone.controls.contains)
        return left
    }

    private mutating func addSuperclass(_ head: [String]) {
        guard head.count >= 3, head[1] == ":" else { return }
        superclasses[head[0]] = head[2]
    }

    private static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "final", "private", "fileprivate", "@objc", "@MainActor",
        "@objcMembers", "convenience", "override", "required", "nonisolated",
    ]

    /// The modifiers of a declaration in their order, with what stands in parentheses behind `@objc`.
    private static func modifiers(before index: Int, in words: [String]) -> ArraySlice<String> {
        var start = index
        while start > 0 {
            if modifiers.contains(words[start - 1]) {
                start -= 1
            } else if start >= 4, words[start - 1] == ")", words[start - 3] == "(", words[start - 4] == "@objc" {
                start -= 4
            } else {
                break
            }
        }
        return words[start..<index]
    }

    private static func objectiveCName(in modifiers: ArraySlice<String>) -> String? {
        guard let attribute = modifiers.firstIndex(of: "@objc") else { return nil }
        let rest = modifiers[(attribute + 1)...]
        guard rest.first == "(" else { return nil }
        return rest.dropFirst().first
    }

    private mutating func addInitializer(at index: Int, of name: String, in words: [String]) {
        if words[(index + 1)...].starts(with: ["(", "entity"]) { classesMadeOfEntities.insert(name) }
        let modifiers = Self.modifiers(before: index, in: words)
        if !modifiers.contains("convenience") { classesWithInitializers.insert(name) }
    }

    /// - Parameter head: the words between the keyword and the brace.
    private mutating func addConformances(_ head: [String]) {
        guard let colon = head.firstIndex(of: ":"), colon > 0 else { return }
        let end = head.firstIndex(of: "where") ?? head.count
        guard colon < end else { return }
        let name = head[..<colon].prefix { $0 != "<" }.joined()
        for word in head[(colon + 1)..<end] {
            if word == "Identifiable" { identifiable.insert(name) }
            switch word {
            case "Widget", "WidgetKit.Widget", "SwiftUI.Widget": widgets.append(name)
            case "ControlWidget", "WidgetKit.ControlWidget", "SwiftUI.ControlWidget": controls.append(name)
            case _ where word == "WidgetBundle" || word.hasSuffix(".WidgetBundle"): bundles.append(name)
            default: break
            }
        }
    }

    /// Names that widgets use and that came with iOS 17 (developer.apple.com/documentation, availability of each).
    private static let namesOf2023: Set<String> = [
        "AppIntentConfiguration", "AppIntentTimelineProvider", "WidgetConfigurationIntent", "containerBackground",
        "contentMarginsDisabled", "containerBackgroundRemovable", "showsWidgetContainerBackground",
        "widgetContentMargins", "invalidatableContent", "ControlWidget", "AppIntentRecommendation",
    ]

    /// Macros of the SDK.
    private static let macros: Set<String> = [
        "#Preview", "@Previewable", "@Animatable", "@AnimatableIgnored", "@Model", "@ModelActor", "#Unique", "#Index",
        "#Rule", "@Generable", "@Guide", "@ComputedProperty", "@DeferredProperty", "@AssistantIntent",
        "@AssistantEntity", "@AssistantEnum", "@AppIntent", "@AppEntity", "@AppEnum",
    ]

    private static func isMacro(_ word: String) -> Bool {
        guard let mark = word.utf8.first, mark == UInt8(ascii: "#") || mark == UInt8(ascii: "@") else { return false }
        return macros.contains(word) || PredicateMacros.names.contains(word)
    }

    /// What stands before a keyword that is a name there: a member, a label, or one in backticks.
    private static let beforeNames: Set<String> = [".", "`", "(", ",", "["]

    private static let importKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "typealias", "var", "let",
    ]

    /// Names (with `.`, `@` and `#`) and single punctuation marks.
    static func words(of source: [UInt8]) -> [String] {
        let code = SourceText(source).code
        var words: [String] = []
        var index = 0
        while index < code.count {
            let byte = code[index]
            let isPrefix = byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
            if isPrefix || ByteClass.isWord(byte) {
                var end = index + 1
                while end < code.count, ByteClass.isWord(code[end]) || code[end] == UInt8(ascii: ".") {
                    end += 1
                }
                words.append(String(decoding: code[index..<end], as: UTF8.self))
                index = end
            } else {
                if byte > 0x20 { words.append(String(decoding: [byte], as: UTF8.self)) }
                index += 1
            }
        }
        return words
    }

    /// The main that a folder without one gets, as Xcode's template would write it; none when there is one already.
    var generatedMain: String? {
        guard !hasMain else { return nil }
        if let bundle = bundles.first { return "import SwiftUI\nimport WidgetKit\n\n@main\nextension \(bundle) {}\n" }
        let members = widgets + controls
        guard !members.isEmpty else { return nil }
        let list = members.map { "        \($0)()" }.joined(separator: "\n")
        return """
            import SwiftUI
            import WidgetKit

            @main
            struct TesseraGeneratedBundle: WidgetBundle {
                var body: some Widget {
            \(list)
                }
            }

            """
    }
}
