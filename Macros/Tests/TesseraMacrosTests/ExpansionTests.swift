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
        let macros: [String: any Macro.Type] = ["Preview": PreviewMacro.self, "Entry": EntryMacro.self]
        let expanded = file.expand(macros: macros) { syntax in
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
        }
        let text = expanded.description.filter { !$0.isWhitespace }
        return (text, context.diagnostics.map(\.message))
    }

    @Test("@Entry makes a key with the default and a computed variable")
    func entry() {
        let (source, messages) = expand(
            "extension EnvironmentValues {\n    @Entry var accent: Color = .blue\n}")
        #expect(messages.isEmpty)
        #expect(source.contains("get{self[__Key_accent.self]}"))
        #expect(source.contains("set{self[__Key_accent.self]=newValue}"))
        #expect(source.contains("privatestruct__Key_accent:SwiftUI.EnvironmentKey{staticvardefaultValue:Color{.blue}}"))
    }

    @Test("@Entry of an optional type has nil as its default; without a type the value gives it")
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

    @Test(
        "@Entry in the wrong place is explained",
        arguments: [
            ("extension EnvironmentValues { @Entry var a: Int }", "needs a default value"),
            ("extension EnvironmentValues { @Entry let a: Int = 1 }", "one stored variable"),
            ("struct Other { @Entry var a: Int = 1 }", "belongs into an extension"),
        ])
    func entryErrors(source: String, expected: String) {
        let messages = expand(source).messages
        #expect(messages.contains { $0.contains(expected) }, "\(messages)")
    }

    @Test("#Preview hands its arguments and closures on and remembers its place")
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

    @Test("#Preview without a closure is explained")
    func previewWithoutBody() {
        #expect(expand("#Preview(\"x\")").messages.contains { $0.contains("needs a closure") })
    }
}
