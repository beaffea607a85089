import Foundation
import SwiftSource
import Testing

@testable import WidgetCompiler

@Suite("Omissions in a body with an unknown name")
struct ExpressionOmissionTests {
    /// - Parameter source: with one unknown name that begins with `Far` or `far`.
    private func left(
        of source: String, _ content: ExpressionOmission.Content, kind: String? = nil
    ) -> String? {
        let text = SourceText(Array(source.utf8))
        guard let place = source.range(of: "[Ff]ar", options: .regularExpression) else { return nil }
        let offset = source.utf8.distance(from: source.startIndex, to: place.lowerBound)
        let edit = ExpressionOmission(text: text, content: content, kind: kind).edit(at: offset)
        return edit.map { String(decoding: SourceEdit.apply([$0], to: text.bytes), as: UTF8.self) }
    }

    @Test(
        "In view builders a view becomes empty and keeps its modifiers",
        arguments: [
            ("VStack {\n  FarImage(url) { a }\n    .bold()\n}", "VStack {\n  EmptyView()\n    .bold()\n}"),
            ("{ entry in\n  FarView(entry: entry)\n}", "{ entry in\n  EmptyView()\n}"),
            ("{ Far.icon }", "{ EmptyView() }"), ("{ Far.icon(1).bold() }", "{ EmptyView() }"),
        ])
    func views(source: String, expected: String) {
        #expect(left(of: source, .views) == expected)
    }

    @Test(
        "In view builders an argument is removed with its modifier, or with its view",
        arguments: [
            ("{ Text(a).foregroundColor(Far.red).bold() }", "{ Text(a).bold() }"),
            ("{ Text(a)\n  .padding([Far.gap])\n}", "{ Text(a)\n  \n}"),
            ("{\n  Text(Far.title).bold()\n}", "{\n  EmptyView().bold()\n}"),
            ("{ Text(a).fill(Color(Far.red)) }", "{ Text(a) }"),
            ("{ Text(a).overlay { FarView() } }", "{ Text(a).overlay { EmptyView() } }"),
        ])
    func arguments(source: String, expected: String) {
        #expect(left(of: source, .views) == expected)
    }

    @Test(
        "Elsewhere a whole statement is removed",
        arguments: [
            ("init() {\n  FarApp.configure()\n  print(1)\n}", "init() {\n  \n  print(1)\n}"),
            ("{ try? await FarApp.start(); b() }", "{  b() }"), ("{ _ = FarApp.shared }", "{  }"),
            ("{\n  far { a }\n}", "{\n  \n}"), ("{ a(); Far.b() }", "{ a();  }"),
        ])
    func statements(source: String, expected: String) {
        #expect(left(of: source, .statements) == expected)
    }

    @Test(
        "Bindings, assignments, comparisons and return values are kept",
        arguments: [
            "{ let a = Far.value\n b(a) }", "{ Far.key = 1 }", "{ return Far.value }", "{ if Far.isOn { a() } }",
            "{ a(Far.value) }", "{ a = b + Far.value }", "{ Far.value + 1 }",
        ])
    func others(source: String) {
        #expect(left(of: source, .statements) == nil)
    }

    @Test("One of several widgets on a line is removed with its semicolon")
    func widgets() {
        #expect(left(of: "{ Far(); Near() }", .widgets) == "{  Near() }")
        #expect(left(of: "{ Near(); Far() }", .widgets) == "{ Near();  }")
    }

    @Test(
        "A bundle's branch with an unknown condition is used, unless it binds a name",
        arguments: [
            ("{ if Far.on { A() }\nB(); C() }", "{ if true { A() }\nB(); C() }"),
            (
                "{ if #available(iOS 18, *), !Far.on(1) { A() }; B() }",
                "{ if #available(iOS 18, *), true { A() }; B() }"
            ),
            ("{ if a { A() } else if Far.b == [c] { B() }\nC() }", "{ if a { A() } else if true { B() }\nC() }"),
            ("{ if let a = Far.a { A(a) }; B() }", "{  B() }"),
            ("{ if let a, let b = c(Far.b) { A() } else { B() } }", "{ if true { B() } }"),
            ("{ if let a = Far.a { A() } else if b { B() } }", "{  if b { B() } }"),
            ("{ if a { A() } else if case .b = Far.c { B() } else { C() } }", "{ if a { A() } else  { C() } }"),
            ("{ if a { A() } else if let b = Far.b { B() }\nC() }", "{ if a { A() } \nC() }"),
        ])
    func branches(source: String, expected: String) {
        #expect(left(of: source, .widgets) == expected)
    }

    @Test("A view branch with an unknown condition is not used")
    func viewBranches() {
        #expect(
            left(of: "{ if Far.on { Text(a) } else { Text(b) }\nText(c) }", .views)
                == "{ if false { Text(a) } else { Text(b) }\nText(c) }")
        #expect(
            left(of: "{ VStack { if a, let b = Far.b { Text(b) } } }", .views) == "{ VStack { EmptyView() } }")
    }

    @Test(
        "A source that ends early has no branch", arguments: ["if Far.c", "{ if a, Far.c {", ", Far.c {", "{ a; Far"])
    func brokenBranches(source: String) {
        let text = SourceText(Array(source.utf8))
        #expect(ExpressionOmission(text: text, content: .widgets).condition(at: source.utf8.count - 1) == nil)
    }

    @Test("A widget with an unknown kind has its type's name as kind")
    func kinds() {
        #expect(
            left(of: "{ StaticConfiguration(kind: Far.kind, provider: P()) { } }", .views, kind: "W")
                == "{ StaticConfiguration(kind: \"W\", provider: P()) { } }")
        #expect(
            left(of: "{ StaticConfiguration(kind: \"a\" + Far.b([1]),\nprovider: P()) { } }", .views, kind: "W")
                == "{ StaticConfiguration(kind: \"W\",\nprovider: P()) { } }")
        #expect(
            left(of: "{ StaticConfiguration(kind: a, provider: P(Far.b)) { } }", .views, kind: "W")
                == "{ EmptyView() }")
    }

    @Test(
        "A statement that passes or calls a closure parameter is kept",
        arguments: [
            ("func a(in b: C, d: @escaping (E) -> ()) { Far.load { d($0) } }", false),
            ("func a(_ d: @escaping () -> Void) { Far.load(d) }", false),
            ("@objc(b) func a(b: Int = c(), d: ((E) -> Void)? = nil) { try? Far.load(e: d) }", false),
            ("func a(d: Done?) { Far.load { d?() } }", false), ("func a(d: Done) { Far.load { d(1) } }", false),
            ("init(d: @escaping Done) { Far.load { [d] in e() } }", false),
            ("func a(d: () -> Void) { func e() { Far.load { d() } } }", false),
            ("func a(d: @escaping () -> Void) { Far.load(d: 1); d() }", true),
            ("func a(d: () -> Void, e: Int) { Far.d(e) { _ in } }", true),
            ("func a(d: Int) { Far.load(d) }", true), ("func a() { Far.load { d() } }", true),
        ])
    func closures(source: String, goes: Bool) throws {
        let text = SourceText(Array(source.utf8))
        let outline = SourceOutline(text)
        let place = try #require(source.range(of: "Far"))
        let offset = source.utf8.distance(from: source.startIndex, to: place.lowerBound)
        let body = try #require(outline.body(around: offset))
        let omission = ExpressionOmission(
            text: text, content: .statements, parameters: ParameterUse(of: body, in: outline))
        #expect((omission.edit(at: offset) != nil) == goes)
    }

    @Test("The header of a body determines the kind of its statements")
    func contents() {
        #expect(ExpressionOmission.Content(header: "var body: some View ") == .views)
        #expect(ExpressionOmission.Content(header: "var body: some WidgetConfiguration ") == .views)
        #expect(ExpressionOmission.Content(header: "var body: some ControlWidgetConfiguration ") == .views)
        #expect(ExpressionOmission.Content(header: "var body: some Widget ") == .widgets)
        #expect(ExpressionOmission.Content(header: "init() ") == .statements)
        #expect(ExpressionOmission.Content(header: "func a(b: (Int) -> Void) ") == .statements)
        #expect(ExpressionOmission.Content(header: "func a(b: Int) -> (Int, Int) ") == nil)
        #expect(ExpressionOmission.Content(header: "var a: Int ") == nil)
    }
}
