import Testing

@testable import SwiftSource

@Suite("Separation of code from comments and literals")
struct ScannerTests {
    private func code(_ source: String) -> String {
        String(decoding: SwiftSourceScanner.codeOnly(Array(source.utf8)), as: UTF8.self)
    }

    @Test("Comments and strings are not code")
    func scanner() {
        #expect(code("a // b\nc") == "a     \nc")
        #expect(code("a /* x /* y */ z */ b") == "a                   b")
        #expect(code(##"f("#if \" x") g"##) == "f(          ) g")
        #expect(code("let t = \"\"\"\n#if os(iOS)\n\"\"\"; u") == "let t =    \n           \n   ; u")
        #expect(code(##"r(#"a " b"# + c)"##) == "r(          + c)")
        #expect(code("\"open\nnext") == "     \nnext")
        #expect(code(##"#"""# {"##) == "      {")
        #expect(code("`say \"hi\" {`()") == "`say__hi___`()")
        #expect(code("\u{FEFF}#if a") == "   #if a")
        #expect(code("/* open") == "       ")
    }

    @Test("The parentheses of an interpolation contain code, also between literals in it")
    func interpolations() {
        #expect(code(#"t("a \(b) c", d)"#) == "t(    (b)   , d)")
        #expect(code(#"t("\(a ? "{" : f("\(b)"))}") {"#) == #"t(  (a ?     : f(  (b) ))  ) {"#)
        #expect(code(##"t(#"\(a) \#(b)"#)"##) == "t(         (b)  )")
        #expect(code("\"\"\"\n{ \\(a\n + \"}\")\n\"\"\" {") == "   \n   (a\n +    )\n    {")
        #expect(code("\"\\(open\nnext\") a") == "  (open\nnext    ")
    }

    @Test("Regular expressions are not code; a division is")
    func regularExpressions() {
        #expect(code(#"let a = /[{"]\/x/ {"#) == #"let a =           {"#)
        #expect(code(#"s.firstMatch(of: /(a)}/)"#) == #"s.firstMatch(of:       )"#)
        #expect(code(##"let a = #/ { " / /# }"##) == "let a =             }")
        #expect(code("#/\n{ \"\n/# }") == "  \n   \n   }")
        #expect(code(#"c ? /{/ : /[)]{/"#) == "c ?     :       ")
        #expect(code("#/\n{ #/\n{") == "#/\n{ #/\n{")
        for division in ["a / b / c", "(a)/b/c", "reduce(1, /) / (2)", "a! / b /c", "f(a /b, c/d)", "f(/a), b/c"] {
            #expect(code(division) == division)
        }
    }
}
