import SwiftSource
import Testing

@testable import WidgetCompiler

@Suite("Omissible parts of sources")
struct PartialSourceTests {
    private func outline(_ source: String) -> SourceOutline { SourceOutline(SourceText(Array(source.utf8))) }

    private func offset(of part: String, in source: String) throws -> Int {
        try source.utf8.distance(
            from: source.utf8.startIndex, to: #require(source.range(of: part)).lowerBound.samePosition(in: source.utf8)!
        )
    }

    @Test("The enclosing body of an expression is that of its function, through closures and branches")
    func bodies() throws {
        let source = """
            struct Store {
                let name = ["a"].map { $0 }
                var count: Int {
                    if name.isEmpty { return 1 }
                    return items().filter { $0 == unknown }.count
                }
                func items(_ filter: (Int) -> Bool = { _ in true }) async throws -> [Int] where Int: Equatable {
                    return [other]
                }
            }
            """
        let outline = outline(source)
        func name(around part: String) throws -> String? {
            try outline.body(around: offset(of: part, in: source)).map { outline.declaration(of: $0).name }
        }
        #expect(try name(around: "unknown") == "count")
        #expect(try name(around: "other") == "items")
        #expect(try name(around: "$0 }\n") == nil)
    }

    @Test(
        "A contextual keyword is a name where it is declared or used",
        arguments: [
            ("func a() { if let actor = b { unknown(actor) } }", "a"),
            ("func a() { if let actor { unknown(actor) } }", "a"),
            ("func a() { for actor in all { unknown(actor) } }", "a"),
            ("func a() { switch macro { case .b: unknown(actor) } }", "a"),
            ("func a() { while b, actor is C { unknown(actor) } }", "a"),
            ("func a() { let c = b ?? actor\n if c { unknown() } }", "a"),
            ("struct A { enum B { case actor, macro }\n func a() { unknown() } }", "a"),
            ("class A { func set(b: Int) { unknown() } }", "set"),
            ("class A { class func get() -> Int { unknown() } }", "get"),
            ("class A { var macro: Int { unknown } }", "macro"),
            ("public actor A { func a() { unknown() } }", "a"),
        ])
    func names(source: String, name: String) throws {
        let outline = outline(source)
        let body = try outline.body(around: offset(of: "unknown", in: source))
        #expect(body.map { outline.declaration(of: $0).name } == name)
    }

    @Test("A body in a local type belongs to the type's own function")
    func localTypes() throws {
        for word in ["struct", "actor", "final class", "enum"] {
            let source = "func a() { \(word) B: C { let d = unknown } }"
            #expect(try outline(source).body(around: offset(of: "unknown", in: source)) == nil)
        }
    }

    @Test(
        "A declaration extends from its attributes to its end",
        arguments: [
            ("Remote", "@State private var remote: Remote = Remote()"),
            ("b: Far", "let b: Far"),
            ("Base {", "final class Sub: Base {\n    init() {}\n}"),
            ("chain", "static let c = chain\n        .two { 3 }\n        .three"),
        ])
    func declarations(part: String, text: String) throws {
        let source = """
            import SwiftUI

            final class Sub: Base {
                init() {}
            }
            struct Two {
                let a = 1
                @State private var remote: Remote = Remote()
                let b: Far
                static let c = chain
                    .two { 3 }
                    .three
                func d() {}
            }
            """
        let outline = outline(source)
        let declaration = try #require(outline.declaration(at: try offset(of: part, in: source)))
        #expect(outline.text.string(declaration.range) == text)
    }

    @Test(
        "An omitted body returns the empty value of its type",
        arguments: [
            ("func a() -> [Int] ", "_omitted(\"A\"); return []"),
            ("func a() -> [String: Int] ", "_omitted(\"A\"); return [:]"),
            ("func a(b: (Int) -> Int) ", "_omitted(\"A\"); "), ("func a() -> Item? ", "_omitted(\"A\"); return nil"),
            ("func a() async throws -> Item ", "_omitted(\"A\"); throw CocoaError(.featureUnsupported)"),
            ("func a() -> Item ", "Swift.fatalError(\"A is left out\")"), ("func a() -> some View ", "EmptyView()"),
            (
                "func getSnapshot(in context: Context, completion: @escaping (Item) -> Void) ",
                "Swift.fatalError(\"A is left out\")"
            ),
            ("init?(a: Int) ", "_omitted(\"A\"); return nil"), ("deinit ", ""),
        ])
    func functions(header: String, body: String) {
        #expect(BodyStub(header: header, name: "A")?.code == body)
    }

    @Test(
        "An omitted function calls its completion handler with empty values",
        arguments: [
            ("_ done: @escaping () -> Void", "done()"),
            ("from a: URL, completion: @escaping ([Int], Error?) -> ()", "completion([], nil)"),
            ("completionHandler b: (@Sendable (_ c: [String: Int], _ d: Bool) -> Void)? = nil", ""),
            (
                "a completionHandler: (@Sendable (_ c: [String: Int], _ d: Bool) -> Void)? = nil",
                "completionHandler?([:], false)"
            ),
            ("completion: @escaping (Item) -> Void", ""), ("action: @escaping () -> Void", ""),
            ("completion: @escaping () -> Bool", ""), ("completion: @escaping Done", ""),
            ("success: @escaping () -> Void, completion: @escaping () -> Void", ""),
            ("handler: @escaping (String?) -> Swift.Void", "handler(nil)"),
            ("handler: @escaping @MainActor (String?) -> Void", ""),
            ("done: @escaping (", ""), ("done: () ->", ""), ("done:", ""),
        ])
    func completions(parameters: String, call: String) {
        let header = "@available(iOS 17, *) func a(\(parameters)) "
        #expect(BodyStub(header: header, name: "A")?.code == "_omitted(\"A\"); " + call)
    }

    @Test("An omitted property returns the empty value of its type")
    func properties() {
        #expect(BodyStub(header: "var a: Bool ", name: "A")?.code == "_omitted(\"A\"); return false")
        #expect(BodyStub(header: "@ViewBuilder var a: some View ", name: "A")?.code == "EmptyView()")
        #expect(BodyStub(header: "var body: some WidgetConfiguration ", name: "A") == nil)
    }

    @Test("An omitted part removes the widgets that it declares, not those that it extends")
    func widgets() {
        var declarations = WidgetDeclarations()
        declarations.add(Array("struct A: Widget {}\nenum B {}\nextension B: ControlWidget {}".utf8))
        func left(without part: String) -> [String] {
            let left = declarations.leavingOut(0..<part.utf8.count, of: SourceText(Array(part.utf8)))
            return left.widgets + left.controls
        }
        #expect(left(without: "extension A { func f() {} }") == ["A", "B"])
        #expect(left(without: "struct A: Widget {}") == ["B"])
        #expect(left(without: "extension B: ControlWidget {}") == ["A"])
    }

    @Test("Words match only as whole words")
    func words() {
        let source = Array("let a = Store.load(item)".utf8)
        #expect(SourceText.holds(["load"], in: source))
        #expect(SourceText.holds(["far", "item"], in: source))
        #expect(!SourceText.holds(["loa", "Stores"], in: source))
        #expect(!SourceText.holds([], in: source))
    }

    @Test("Imports of parts of a module name the module")
    func submodules() throws {
        let source = Array(
            "import UIKit.UIFont\nimport struct Foundation.Date\nimport _MapKit_SwiftUI // import a.b\n".utf8)
        let changed = String(decoding: try #require(SubmoduleImports.rewrite(source)), as: UTF8.self)
        #expect(changed == "import UIKit       \nimport struct Foundation.Date\nimport MapKit          // import a.b\n")
        for other in ["import UIKit\n", "a = .import\n other.save()", "f(import: a.b)", "return .import\na.b()"] {
            #expect(SubmoduleImports.rewrite(Array(other.utf8)) == nil)
            var declarations = WidgetDeclarations()
            declarations.add(Array(other.utf8))
            #expect(declarations.imports == (other.hasPrefix("import") ? ["UIKit"] : []))
        }
    }

    @Test("Color and image literals become calls of the platform's types")
    func literals() throws {
        let source = Array(
            "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1); let b = #imageLiteral(resourceName: \"x\")"
                .utf8)
        let phone = String(decoding: try #require(ResourceLiterals.rewrite(source, platform: .iOS)), as: UTF8.self)
        #expect(
            phone
                == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1); let b = UIImage(imageLiteralResourceName: \"x\")"
        )
        let mac = String(decoding: try #require(ResourceLiterals.rewrite(source, platform: .macOS)), as: UTF8.self)
        #expect(mac.hasPrefix("let a = NSColor(red: 1"))
    }

    @Test(
        "Names import the module that another import re-exports on Apple's platforms",
        arguments: [
            ("Color(.systemBackground)", "UIKit"), ("Color(uiColor: .red)", "UIKit"),
            ("UNNotificationRequest()", "UserNotifications"),
            ("kSecClass", "Security"), ("@Observable class A {}", "Observation"),
            ("PassthroughSubject<Int, Never>()", "Combine"),
            ("CALayer()", "QuartzCore"), ("XMLParser(data: d)", "FoundationXML"),
            ("NSMutableParagraphStyle()", "UIKit"),
            ("notify_post(name)", "notify"), ("CFNetworkCopySystemProxySettings()", "CFNetwork"),
            ("Timer.publish(every: 1, on: .main, in: .common).autoconnect()", "Combine"),
            ("NotificationCenter.default.publisher(for: name)", "Combine"),
            ("URLSession.shared.dataTaskPublisher(for: url)", "Combine"), ("$text.sink { _ in }", "Combine"),
            ("Color(isDark ? .black : .systemGray6)", "UIKit"),
        ])
    func implicitModules(source: String, module: String) {
        var declarations = WidgetDeclarations()
        declarations.add(Array(source.utf8))
        #expect(declarations.implicitModules.contains(module))
    }

    @Test("The widget's own names import nothing")
    func ownNames() {
        var declarations = WidgetDeclarations()
        declarations.add(Array("struct UXState {}; let a = Color(red: 1, green: 1, blue: 1); let CA = 1".utf8))
        #expect(declarations.implicitModules.isEmpty)
    }
}
