import Foundation
import Testing

@testable import SwiftSource

@Suite("Expressions, calls and declarations")
struct ExpressionTests {
    private func text(_ source: String) -> SourceText { SourceText(Array(source.utf8)) }

    private func offset(of part: String, in source: String) throws -> Int {
        let range = try #require(source.range(of: part))
        return source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    }

    @Test(
        "The whole expression around a name is an argument, an element, or what is returned or assigned",
        arguments: [
            ("f(a.b(MARK), c)", "MARK"), ("f(a.MARK(1) + 2, c)", "a.MARK(1) + 2"),
            ("x = try await MARK.b ?? 1", "MARK.b ?? 1"), ("return try MARK + 1", "MARK + 1"),
            ("let a = c ? MARK : d", "MARK"), ("let a = c ? d : MARK.e", "MARK.e"),
            ("let a = MARK.x ? b : c", "MARK.x ? b : c"), ("if a, MARK == b { c }", "MARK == b"),
            ("[a: MARK as B, c: d]", "MARK as B"), ("f { MARK() }", "MARK()"), ("a = b = MARK", "MARK"),
            ("let a = MARK\n    .b { \"}\" }\n    .c", "MARK\n    .b { \"}\" }\n    .c"),
            ("MARK { $0 }.b", "MARK { $0 }.b"), ("switch MARK.a { default: b }", "MARK.a"),
        ])
    func expressions(source: String, expected: String) throws {
        let text = text(source)
        let range = text.wholeExpression(around: try offset(of: "MARK", in: source))
        #expect(range.map { String(decoding: text.bytes[$0], as: UTF8.self) } == expected)
    }

    @Test(
        "A chain ends with its last member, call or mark, and begins with what it belongs to",
        arguments: [
            ("MARK(1)\n  .b { c }\n  .d?[1]!.e + f", "MARK(1)\n  .b { c }\n  .d?[1]!.e"),
            ("g(MARK.a(\")\"), 1)", "MARK.a(\")\")"),
            ("MARK\n  #if os(iOS)\n  .b()\n  #endif\n", "MARK\n  #if os(iOS)\n  .b()\n  #endif"),
            ("MARK { } next: { }.a\nb", "MARK { } next: { }.a"),
        ])
    func chains(source: String, expected: String) throws {
        let text = text(source)
        let start = try offset(of: "MARK", in: source)
        #expect(String(decoding: text.bytes[start..<text.chainEnd(from: start + 4)], as: UTF8.self) == expected)
        if let point = source.range(of: ".", options: .backwards) {
            let last = source.utf8.distance(from: source.startIndex, to: point.lowerBound)
            if text.member(at: last + 1)?.base != nil { #expect(text.chainStart(before: last) == start) }
        }
    }

    @Test("A statement begins where a line, a block or a semicolon begins one, and nowhere else")
    func statements() throws {
        let source = "a(b)\n{ c; d }\nx = e\n  .f()\nfunc g() { h }"
        let text = text(source)
        for (name, isStatement) in [
            ("a", true), ("b", false), ("c", true), ("d", true), ("e", false), (".f", false), ("h", true),
        ] {
            #expect(text.isStatement(try offset(of: name, in: source)) == isStatement, "\(name)")
        }
    }

    @Test("An import is found by its module, whatever its kind, attributes and neighbors")
    func imports() {
        let text = text(
            "@_exported import A; import struct B.C\n#if X\npublic import D.E\n#endif\n// import F\nlet a = \"import G\""
        )
        #expect(text.imports.map(text.module) == ["A", "B", "D"])
        #expect(text.imports.map(text.isConditional) == [false, false, true])
        #expect(text.imports.map(\.isOfDeclaration) == [false, true, false])
        #expect(text.importLines(of: "D") == [4 - 1])
        #expect(text.string(text.statement(of: text.imports[0])) == "@_exported import A;")
    }

    @Test("Parameters, modifiers, attributes and results are read from the declaration")
    func declarations() throws {
        let source = """
            @MainActor @available(iOS 17, *) public static func a(in b: [C], _ d: @escaping (E) -> Void = { _ in }) async throws
                -> some View where T == U { EmptyView() }
            """
        let text = text(source)
        let node = try #require(text.tree.all([.functionDecl]).first)
        #expect(text.parameters(of: node).map(\.label) == ["in", "_"])
        #expect(text.parameters(of: node).map(\.name) == ["b", "d"])
        #expect(text.parameters(of: node).map(\.type) == ["[C]", "@escaping (E) -> Void"])
        #expect(text.modifiers(of: node).map(text.string) == ["public", "static"])
        #expect(text.attributes(of: node).map(text.name(ofAttribute:)) == ["MainActor", "available"])
        #expect(text.resultType(of: node).map(text.spaced) == "some View")
    }

    @Test("The types that a declaration names are listed without attributes, each of a composition")
    func inheritance() throws {
        let text = text("class A<T: Z>: B<C> & SwiftUI.Widget, @unchecked Sendable where T: Widget {}")
        let node = try #require(text.tree.all([.classDecl]).first)
        #expect(text.inheritedTypes(of: node) == ["B<C>", "SwiftUI.Widget", "Sendable"])
        #expect(text.name(ofType: node) == "A")
    }
}
