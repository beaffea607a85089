import Testing

@testable import SwiftSource

@Suite("Code, comments and literals")
struct CodeFixtureTests {
    private func code(_ source: String) -> String {
        String(decoding: SourceText(Array(source.utf8)).code, as: UTF8.self)
    }

    /// The names of the types that an outline finds.
    private func types(_ source: String) -> [String] {
        let outline = SourceOutline(SourceText(Array(source.utf8)))
        return outline.blocks.indices.filter { outline.blocks[$0].kind == .type }
            .map { outline.declaration(of: $0).name }
    }

    @Test(
        "A type after a literal is found, whatever the literal holds",
        arguments: [
            #"let a = "{ struct X {""#,
            #"let a = "\(map["{"] ?? "")""#,
            ###"let a = ##"{ "# \##(b ? #"}"# : "{")"##"###,
            #"let r = /"[^/]*/"#,
            "let r = /[{]/",
            #"let r = s.firstMatch(of: /\{(\d+)/)"#,
            #"let r = try? /[^"]*"/.wholeMatch(in: "{")"#,
            ##"let r = #/ { " / /#"##,
            "let r = #/\n  {  # a comment with \"\n/#",
            #"let a = "\("\("\("{")")")""#,
            #"let a = "\(list.map { "\($0) {" }.joined(separator: "}"))""#,
            "let a = \"\"\"\n  { \"\" \\(b { \"\"\"\n }\n\"\"\" })\n  \"\"\"",
            "let a = #\"\"\"\n  \"\"\" { \\(x)\n  \"\"\"#",
            "/* { /* struct X { */ } */",
            "/// { `struct X {`\n// {",
            #"let 👩‍👩‍👧 = "🧵{🪡""#,
            "let a = \"{\"\r\nlet b = \"}\"\r\n",
            "let `{` = 1",
            "let a = b / c; let d = e / (f) // {",
            "let a = f(/, 1), b = x </ y",
        ])
    func literals(source: String) {
        #expect(types(source + "\nstruct Found: Widget { let a = 1 }") == ["Found"])
        #expect(types("struct Outer {\n" + source + "\nstruct Found {}\n}") == ["Outer", "Found"])
    }

    @Test(
        "A type behind a literal on its line is found",
        arguments: [
            #"let r = /"[^/]*/"#, "let r = /a\\//", #"let a = "\(map["{"] ?? "")""#, "let a = #/{/#",
            "let a = [/{/, /}/]", "return /{/", #"let a = b ? "{" : "}""#, "x.y(/{/) { /}/ }", "let a = b < /{/ > c",
            "let a = b as /* { */ C", "let a = b/c/d", "let a: A<B>? = nil", "let a = !/{/", "f { /{/ }",
        ])
    func sameLine(source: String) {
        #expect(types(source + "; struct Found: Widget {}") == ["Found"])
    }

    @Test("The interpolation of a string is code, and its text is not")
    func interpolations() {
        #expect(code(#"t("a \(b) c", d)"#) == "t(    (b)   , d)")
        #expect(code(#"t("\(map["{"] ?? "")") {"#) == #"t(  (map[   ] ??   ) ) {"#)
        #expect(code(##"t(#"\(a) \#(b)"#)"##) == "t(         (b)  )")
        #expect(code("let t = \"\"\"\n#if os(iOS)\n\"\"\"; u") == "let t =    \n           \n   ; u")
    }

    @Test("Comments are not code, and a key path's backslash is")
    func comments() {
        #expect(code("a // b\nc") == "a     \nc")
        #expect(code("a /* x /* y */ z */ b") == "a                   b")
        #expect(code(#"f(\.a)"#) == #"f(\.a)"#)
        #expect(code("#!/usr/bin/swift {\nlet a = 1") == "                  \nlet a = 1")
    }

    @Test("A byte order mark is a space, and line ends of Windows stay")
    func byteOrderMark() {
        #expect(code("\u{FEFF}#if a\r\n#endif\r\n") == "   #if a\r\n#endif\r\n")
    }

    @Test("Bytes that are not text do not disturb the code after them")
    func invalidText() {
        let source = Array("let a = \"".utf8) + [0xFF, 0xC3, 0x28] + Array("{\"\nstruct Found {}\n".utf8)
        let outline = SourceOutline(SourceText(source))
        #expect(outline.blocks.map(\.kind) == [.type])
    }

    @Test(
        "What a literal or brace that nothing closes leaves behind is still read",
        arguments: [
            "let a = \"open {\nstruct Found { let a = 1 }\n",
            "struct Found { func a() { if b { } \n",
            "struct Found { let a = [1, (2 }\n",
            "struct Found { let a = \"\\(open }\n",
        ])
    func unterminated(source: String) {
        #expect(types(source).contains("Found"))
    }

    @Test("An unterminated comment or string of several lines hides the rest and nothing before it")
    func unterminatedRest() {
        #expect(types("struct Found {}\n/* struct Lost {}\n") == ["Found"])
        #expect(types("struct Found {}\nlet a = \"\"\"\nstruct Lost {}\n") == ["Found"])
    }
}
