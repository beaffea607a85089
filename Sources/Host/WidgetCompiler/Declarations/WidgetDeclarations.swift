import SwiftSource

/// What the host must know about a widget's sources before it compiles them.
///
/// Declarations are found in the syntax tree: `struct Name … : … Widget …`, `extension Name: ControlWidget`. That is
/// enough to write the `main` of Xcode's template; the compiler checks everything else.
struct WidgetDeclarations: Hashable, Sendable {
    /// Types that conform to `Widget`, in order of appearance.
    var widgets: [String] = []
    /// Types that conform to `ControlWidget`.
    var controls: [String] = []
    /// Types that conform to `WidgetBundle`.
    var bundles: [String] = []
    var hasMain = false
    /// Whether the sources use names that the iOS 17 SDK introduced, in September 2023.
    var needsSDKOf2023 = false
    /// Whether any macro of the SDK is used, for which the compiler starts a process.
    var usesMacros = false
    var imports: Set<String> = []
    /// Modules that the sources use without importing them, because on Apple's platforms another import makes them
    /// visible.
    var implicitModules: Set<String> = []
    /// Types that are declared outside of any other type.
    var topLevelTypes: Set<String> = []
    /// The superclass, or first protocol, of the classes among them that other files can name.
    var superclasses: [String: String] = [:]
    /// The Objective-C names of classes that have different names in Swift.
    var objectiveCNames: [String: String] = [:]
    /// Types that declare conformance to `Identifiable`.
    var identifiable: Set<String> = []
    /// Classes that declare a designated initializer and therefore do not inherit those of their superclass.
    var classesWithInitializers: Set<String> = []
    /// Classes that declare the initializer that Core Data calls.
    var classesMadeOfEntities: Set<String> = []
    /// The top-level types that are Intents extensions and that other files can name.
    var intentExtensions: [String] = []

    mutating func addImport(of module: String) {
        if !module.isEmpty, module.utf8.allSatisfy(ByteClass.isWord) { imports.insert(module) }
        // A tip's `@Parameter` is a macro; that of an intent is a property wrapper.
        if module == "TipKit" { usesMacros = true }
        // On Apple's platforms, that module declares names that Foundation declares here, such as `CGFloat`.
        if module == "CoreFoundation" { implicitModules.insert("Foundation") }
    }

    /// Adds what other files declare, import and use.
    mutating func formUnion(_ other: WidgetDeclarations) {
        widgets += other.widgets
        controls += other.controls
        bundles += other.bundles
        intentExtensions += other.intentExtensions
        hasMain = hasMain || other.hasMain
        needsSDKOf2023 = needsSDKOf2023 || other.needsSDKOf2023
        usesMacros = usesMacros || other.usesMacros
        imports.formUnion(other.imports)
        implicitModules.formUnion(other.implicitModules)
        topLevelTypes.formUnion(other.topLevelTypes)
        superclasses.merge(other.superclasses) { $1 }
        objectiveCNames.merge(other.objectiveCNames) { $1 }
        identifiable.formUnion(other.identifiable)
        classesWithInitializers.formUnion(other.classesWithInitializers)
        classesMadeOfEntities.formUnion(other.classesMadeOfEntities)
    }

    mutating func addUse(of word: String, at index: Int, in words: [String]) {
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

    /// Names that widgets use and that iOS 17 introduced (developer.apple.com/documentation, availability of each).
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

    /// The `main` for a folder without one, as in Xcode's template; `nil` if the folder has one.
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
