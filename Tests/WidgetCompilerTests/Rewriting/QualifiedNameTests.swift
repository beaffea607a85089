import Testing

@testable import WidgetCompiler

@Suite("Names qualified with Foundation")
struct QualifiedNameTests {
    private func rewritten(_ source: String) -> String {
        QualifiedNames.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? source
    }

    @Test("A name that another module has here is qualified with that module")
    func moved() {
        #expect(rewritten("let a = Foundation.URLSession.shared") == "let a = FoundationNetworking.URLSession.shared")
        #expect(rewritten("func f(_ p: Foundation.XMLParser?) {}") == "func f(_ p: FoundationXML.XMLParser?) {}")
    }

    @Test(
        "Foundation's own names, members called Foundation, comments and literals are unchanged",
        arguments: [
            "let a = Foundation.Data()", "let a = My.Foundation.URLSession.shared", "// Foundation.URLSession",
            "let a = \"Foundation.URLSession\"", "import Foundation",
        ])
    func own(source: String) {
        #expect(rewritten(source) == source)
    }

    @Test("Inert classes and differently typed constants of Foundation come from the supplement")
    func supplied() {
        let whole = "FoundationSupplement.PersonNameComponentsFormatter()"
        #expect(rewritten("PersonNameComponentsFormatter()") == whole)
        #expect(rewritten("Foundation.PersonNameComponentsFormatter()") == whole)
        #expect(rewritten("flags & IFF_UP") == "flags & FoundationSupplement.IFF_UP")
        #expect(rewritten("a.PersonNameComponentsFormatter()") == "a.PersonNameComponentsFormatter()")
    }

    @Test("The formatter's property for day names is the working one")
    func relativeDates() {
        #expect(rewritten("f.doesRelativeDateFormatting = true") == "f._doesRelativeDateFormatting = true")
        #expect(rewritten("doesRelativeDateFormatting = true") == "_doesRelativeDateFormatting = true")
    }

    @Test("The module is imported implicitly")
    func imported() {
        var declarations = WidgetDeclarations()
        declarations.add(Array("let a = FoundationNetworking.URLSession.shared".utf8))
        #expect(declarations.implicitModules.contains("FoundationNetworking"))
        declarations.add(Array("var lock = os_unfair_lock()".utf8))
        #expect(declarations.implicitModules.contains("os"))
        declarations.add(Array("@Property(indexingKey: \\.title) var title: String".utf8))
        #expect(declarations.implicitModules.contains("CoreSpotlight"))
    }
}
