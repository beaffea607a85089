import Testing

@testable import WidgetCompiler

@Suite("Predicates of sources")
struct PredicateMacroTests {
    @Test(
        "Foundation's macros are replaced in code",
        arguments: [
            ("let a = #Predicate<City> { $0.isOpen }", "let a = #_Predicate<City> { $0.isOpen }"),
            ("let a = #Expression<City, Int> { $0.count }", "let a = #_Expression<City, Int> { $0.count }"),
            ("// #Predicate<City>", "// #Predicate<City>"), ("#PredicateOfMine { }", "#PredicateOfMine { }"),
            ("let a: Predicate<City>", "let a: Predicate<City>"),
        ])
    func rewritten(source: String, expected: String) {
        let result = PredicateMacros.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(result ?? source == expected)
    }

    @Test("A source with a predicate needs the macros' executable")
    func macros() {
        var declarations = WidgetDeclarations()
        declarations.add(Array("let a = #_Predicate<City> { $0.isOpen }".utf8))
        #expect(declarations.usesMacros)
    }
}
