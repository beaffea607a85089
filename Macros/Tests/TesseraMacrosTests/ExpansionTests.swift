import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import TesseraMacros

@Suite("Expansions of the macros")
struct ExpansionTests {
    /// The source after all macros in it are expanded, without blanks, and what was complained about.
    private func expand(_ source: String) -> (source: String, messages: [String]) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Widget", fullFilePath: "/src/Views.swift")])
        let macros: [String: any Macro.Type] = [
            "Preview": PreviewMacro.self, "Entry": EntryMacro.self, "Model": ModelMacro.self,
            "_PersistedProperty": PersistedPropertyMacro.self, "Attribute": PropertyMarkerMacro.self,
            "Relationship": PropertyMarkerMacro.self, "Transient": PropertyMarkerMacro.self,
            "Unique": SchemaRuleMacro.self, "Index": SchemaRuleMacro.self, "ModelActor": ModelActorMacro.self,
            "Rule": TipRuleMacro.self, "Parameter": TipParameterMacro.self, "Generable": GenerableMacro.self,
            "Guide": PropertyMarkerMacro.self, "_Predicate": PredicateMacro.self,
            "_Expression": ExpressionClosureMacro.self,
            "Previewable": PropertyMarkerMacro.self,
        ]
        let expanded = file.expand(macros: macros) { syntax in
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
        }
        let text = expanded.description.filter { !$0.isWhitespace }
        return (text, context.diagnostics.map(\.message))
    }

    @Test("@Entry creates a key with the default and a computed variable")
    func entry() {
        let (source, messages) = expand(
            "extension EnvironmentValues {\n    @Entry var accent: Color = .blue\n}")
        #expect(messages.isEmpty)
        #expect(source.contains("get{self[__Key_accent.self]}"))
        #expect(source.contains("set{self[__Key_accent.self]=newValue}"))
        #expect(source.contains("privatestruct__Key_accent:SwiftUI.EnvironmentKey{staticvardefaultValue:Color{.blue}}"))
    }

    @Test("@Entry with an optional type defaults to nil; without a type the value determines it")
    func entryForms() {
        #expect(
            expand("extension EnvironmentValues { @Entry var city: City? }").source.contains("defaultValue:City?{nil}"))
        #expect(
            expand("extension EnvironmentValues { @Entry var size = 3 }").source
                .contains("nonisolated(unsafe)staticletdefaultValue=3"))
        #expect(
            expand("extension FocusedValues { @Entry var city: City? }").source
                .contains("SwiftUI.FocusedValueKey{typealiasValue=City}"))
    }

    @Test("#Predicate expands to a call with its closure, in which another predicate can be evaluated without try")
    func predicates() {
        #expect(
            expand("let a = #_Predicate<City> { city in city.name == name }").source
                == "leta=_predicate({cityincity.name==name})")
        #expect(
            expand("let a = #_Expression<City, Int> { $0.count + 1 }").source == "leta=_expression({$0.count+1})")
        #expect(
            expand("let a = #_Predicate<City> { city in near.evaluate(city) && city.isOpen }").source
                == "leta=_predicate({cityintry(near.evaluate(city)&&city.isOpen)})")
    }

    @Test("A function that predicates do not support is rejected")
    func predicateFunctions() {
        #expect(
            expand("let a = #_Predicate<City> { $0.name.lowercased() == name }").messages
                == ["This function is not supported in a predicate."])
    }

    @Test(
        "@Entry in the wrong place is explained",
        arguments: [
            ("extension EnvironmentValues { @Entry var a: Int }", "requires a default value"),
            ("extension EnvironmentValues { @Entry let a: Int = 1 }", "to a stored variable"),
            ("struct Other { @Entry var a: Int = 1 }", "must be in an extension"),
        ])
    func entryErrors(source: String, expected: String) {
        let messages = expand(source).messages
        #expect(messages.contains { $0.contains(expected) }, "\(messages)")
    }

    @Test("#Preview passes on its arguments and closures and records its location")
    func preview() {
        let (source, messages) = expand(
            """
            struct A {}
            #Preview("Small", as: .systemSmall) {
                MyWidget()
            } timeline: {
                Entry(date: .now)
            }
            """)
        #expect(messages.isEmpty)
        #expect(source.contains(":SwiftUI.PreviewRegistry{"))
        #expect(source.contains("staticvarfileID:String{\"Widget/Views.swift\"}"))
        #expect(source.contains("staticvarline:Int{2}"))
        #expect(
            source.contains(
                "SwiftUI.Preview(\"Small\",as:.systemSmall){MyWidget()}timeline:{Entry(date:.now)}"))
    }

    @Test("Variables with @Previewable become properties of the previewed view")
    func previewable() {
        let (source, messages) = expand(
            """
            #Preview("On") {
                @Previewable @State var isOn = true
                @Previewable @Environment(\\.locale) var locale
                Toggle("On", isOn: $isOn)
                    .padding()
            }
            """)
        #expect(messages.isEmpty)
        #expect(
            source.contains(
                "struct__PreviewableView:SwiftUI.View{@StatevarisOn=true@Environment(\\.locale)varlocale"
                    + "varbody:someSwiftUI.View{Toggle(\"On\",isOn:$isOn).padding()}}"
                    + "returnSwiftUI.Preview(\"On\"){__PreviewableView()}"))
    }

    @Test("#Preview without a closure is explained")
    func previewWithoutBody() {
        #expect(expand("#Preview(\"x\")").messages.contains { $0.contains("requires a closure") })
    }

    @Test("@Model adds storage for each variable and lists it with its attributes")
    func model() {
        let (source, messages) = expand(
            """
            @Model
            public final class Recipe {
                @Attribute(.unique) public var title: String
                var minutes = 30
                @Relationship(deleteRule: .cascade, inverse: \\Step.recipe) var steps: [Step] = []
                @Transient var isOpen = false
                static var count = 0
                let kind = "x"
                var summary: String { title }
            }
            """)
        #expect(messages.isEmpty)
        #expect(source.contains("publicvar_persistentModelState:SwiftData._PersistentModelState{_$model}"))
        #expect(
            source.contains(
                "(name:\"title\",keypath:\\Recipe.title,metadata:SwiftData.Schema.Attribute(.unique))"))
        #expect(source.contains("(name:\"minutes\",keypath:\\Recipe.minutes),"))
        #expect(
            source.contains("metadata:SwiftData.Schema.Relationship(deleteRule:.cascade,inverse:\\Step.recipe))"))
        #expect(source.contains("privatevar_title:String"))
        #expect(source.contains("privatevar_minutes=30"))
        #expect(source.contains("init(initialValue){_title=initialValue}"))
        #expect(source.contains("get{_$model._access(self,\\.title)return_title}"))
        for name in ["isOpen", "count", "kind", "summary"] { #expect(!source.contains("_\(name)")) }
    }

    @Test("@Model lists the #Unique groups; #Index expands to nothing")
    func modelRules() {
        let (source, messages) = expand(
            """
            @Model
            final class Visit {
                #Unique<Visit>([\\.day, \\.place], [\\.number])
                #Index<Visit>([\\.day])
                var day: Date = .now
                init() {}
            }
            """)
        #expect(messages == [])
        #expect(source.contains("staticvar_schemaUniqueness:[[AnyKeyPath]]{"))
        #expect(source.contains("letgroups:[[PartialKeyPath<Visit>]]=[[\\.day,\\.place],[\\.number]]"))
        #expect(!source.contains("#"))
        #expect(!expand("@Model class A { var a: Int = 1 }").source.contains("_schemaUniqueness"))
    }

    @Test("@ModelActor has a container and its own context")
    func modelActor() {
        let (source, messages) = expand("@ModelActor public actor Keeper { func keep() {} }")
        #expect(messages == [])
        #expect(source.contains("publicnonisolatedletmodelContainer:SwiftData.ModelContainer"))
        #expect(source.contains("publicnonisolatedletmodelExecutor:anySwiftData.ModelExecutor"))
        #expect(source.contains("publicinit(modelContainer:SwiftData.ModelContainer){modelExecutor="))
        #expect(expand("@ModelActor class A {}").messages == ["@ModelActor can be attached only to an actor."])
    }

    @Test(
        "@Model in the wrong place is explained",
        arguments: [
            ("@Model struct A { var a: Int }", "can be attached only to a class"),
            ("class A { @_PersistedProperty var a }", "with its type"),
            ("@Model class A { var x = 0.0, y = 0.0 }", "each variable of a model separately"),
        ])
    func modelErrors(source: String, expected: String) {
        let messages = expand(source).messages
        #expect(messages.contains { $0.contains(expected) }, "\(messages)")
    }

    @Test("#Rule expands to a rule with the same inputs, @Parameter to a parameter next to the variable")
    func tips() {
        #expect(
            expand("let rule = #Rule(Self.opened) { $0.donations.count > 1 }").source
                .contains("TipKit.Tips.Rule(Self.opened){$0.donations.count>1}"))
        let (source, messages) = expand("struct T: Tip { @Parameter static var isNew: Bool = true }")
        #expect(messages.isEmpty)
        #expect(source.contains("get{$isNew.wrappedValue}"))
        #expect(source.contains("staticlet$isNew:TipKit.Tips.Parameter<Bool>=TipKit.Tips.Parameter(Self.self"))
        #expect(expand("struct T { @Parameter static var a: Int }").messages.contains { $0.contains("@Parameter") })
    }

    @Test("@Generable adds a schema, content and a partial type to a structure")
    func generable() {
        let (source, messages) = expand(
            "@Generable struct Trip { @Guide(description: \"A town\") var town: String\n var days: Int? }")
        #expect(messages.isEmpty)
        #expect(source.contains("Property(name:\"town\",description:\"Atown\",type:String.self)"))
        #expect(source.contains("lettown:String.PartiallyGenerated?"))
        #expect(source.contains("self.days=trycontent.value(forProperty:\"days\")"))
        #expect(expand("@Generable enum Mood { case calm, wild }").source.contains("case\"wild\":self=.wild"))
        #expect(expand("@Generable class Trip {}").messages.contains { $0.contains("structure or an enumeration") })
    }
}
