import Foundation
import Testing

@testable import SwiftSource

@Suite("Outlines of unusual sources")
struct OutlineFixtureTests {
    private func outline(_ source: String) -> SourceOutline { SourceOutline(SourceText(Array(source.utf8))) }

    private func kinds(_ source: String) -> [SourceOutline.Kind] { outline(source).blocks.map(\.kind) }

    private func name(at marker: String, in source: String) throws -> String? {
        let place = try #require(source.range(of: marker))
        let outline = outline(source)
        return outline.declaration(at: source.utf8.distance(from: source.startIndex, to: place.lowerBound))?.name
    }

    @Test("Members within #if belong to the type around it")
    func conditionalMembers() throws {
        let source = """
            struct Card: View {
                #if os(iOS)
                    var body: some View { Text("{") }
                #else
                    func other() { mark() }
                #endif
                @State
                #if DEBUG
                    private
                #endif
                var count = 0
            }
            """
        #expect(kinds(source) == [.type, .accessors, .function])
        #expect(try name(at: "Text", in: source) == "body")
        #expect(try name(at: "mark", in: source) == "other")
        #expect(try name(at: "count", in: source) == "count")
    }

    @Test("A condition around members of a chain, in a switch or in a list of attributes hides no declaration")
    func oddConditions() throws {
        let source = """
            struct Chain: View {
                var body: some View {
                    Text("a")
                        #if os(iOS)
                            .font(.body)
                        #else
                            .padding { $0 }
                        #endif
                        .bold()
                }
                func choose(_ a: Int) -> Int {
                    switch a {
                    #if os(iOS)
                        case 1: return 1
                    #endif
                    default: return mark
                    }
                }
                #if os(iOS)
                    @available(iOS 17, *)
                #endif
                func last() { end() }
            }
            """
        #expect(try name(at: "bold", in: source) == "body")
        #expect(try name(at: "mark", in: source) == "choose")
        #expect(try name(at: "end()", in: source) == "last")
        #expect(outline(source).blocks.filter { $0.kind == .function }.count == 2)
    }

    @Test("Macros and their trailing closures are statements, and what follows is found")
    func macros() throws {
        let source = """
            #Preview("a {", as: .systemSmall) { Card() } timeline: { Entry(); Entry() }
            @Model final class Item { @Attribute(.unique) var id: Int { 1 } }
            extension EnvironmentValues { @Entry var accent = #colorLiteral(red: 1) }
            let rule = #Predicate<Item> { $0.id > 1 }
            struct After { #warning("{") ; func a() {} }
            """
        #expect(kinds(source) == [.statement, .statement, .type, .accessors, .type, .statement, .type, .function])
        #expect(try name(at: "func a", in: source) == "a")
        #expect(try name(at: "@Attribute", in: source) == "id")
    }

    @Test("Names that elsewhere are keywords, operators and raw names are names")
    func names() throws {
        let source = """
            enum Kind { case `class`, `func`; static func == (a: Self, b: Self) -> Bool { same() } }
            class Box { class func make() -> Box { Box(actor: 1) }; class var shared: Box { one } }
            func set(get: Int, macro: Int) { let actor = get; use(actor) }
            func `a raw {name`() { raw() }
            extension Outer.Inner: Widget where T == Int { var a: Int { 2 } }
            """
        #expect(try name(at: "same", in: source) == "==")
        #expect(try name(at: "Box(actor", in: source) == "make")
        #expect(try name(at: "one", in: source) == "shared")
        #expect(try name(at: "use(", in: source) == "set")
        #expect(outline(source).blocks.last { $0.kind == .type }?.keyword != nil)
        let outline = outline(source)
        let last = try #require(outline.blocks.lastIndex { $0.kind == .type })
        #expect(outline.declaration(of: last).name == "Outer.Inner")
    }

    @Test("Observers of a property with a value belong to a statement, and accessors to the property")
    func accessors() {
        #expect(kinds("struct A { var a = 1 { didSet { b() } } }") == [.type, .statement, .statement])
        #expect(kinds("struct A { var a: Int { get { 1 } set {} } }") == [.type, .accessors, .statement, .statement])
        #expect(kinds("struct A { var a: () -> Int = { 1 } }") == [.type, .statement])
        #expect(kinds("struct A { subscript(a: Int) -> Int { 1 } }") == [.type, .function])
    }

    @Test("Parameters with closures as their values do not end the function")
    func defaults() {
        #expect(kinds("func a(b: () -> Void = { c {} }, d: [Int] = [1]) where T: P { e() }").last == .function)
    }

    @Test(
        "A declaration begins with its attributes, be they qualified, generic, with arguments or conditional",
        arguments: [
            "@SwiftUI.State private var a = mark()", "@Gen<Int> var a: Int { mark() }",
            "@A(b: \"{\", c: { 1 }) @MainActor\nfunc a() { mark() }", "#if X\n@A\n#endif\nvar a = mark()",
        ])
    func attributes(source: String) throws {
        let whole = "struct S {\n" + source + "\n}"
        let outline = outline(whole)
        let place = try #require(whole.range(of: "mark"))
        let declaration = outline.declaration(
            at: whole.utf8.distance(from: whole.startIndex, to: place.lowerBound))
        let range = try #require(declaration?.range)
        #expect(String(decoding: outline.text.bytes[range], as: UTF8.self) == source)
    }
}
