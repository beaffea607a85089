import Testing

@testable import WidgetCompiler

@Suite("Optional methods of Objective-C protocols")
struct OptionalMethodTests {
    private func protocols(_ source: String) -> String? {
        ObjectiveCProtocols.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func calls(_ sources: String..., ownMethods: Set<String> = ["play", "title"]) -> [String?] {
        OptionalCalls.rewrite(sources.map { Array($0.utf8) }, ownMethods: ownMethods)
            .map { $0.map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test("An Objective-C protocol is class-bound, others are unchanged")
    func classBound() {
        #expect(protocols("@objc protocol A { func a() }") == "@objc protocol A: AnyObject { func a() }")
        #expect(protocols("@objc(B) public protocol A {}") == "@objc(B) public protocol A: AnyObject {}")
        #expect(protocols("@objc protocol A: NSObjectProtocol {}") == nil)
        #expect(protocols("protocol A {}\n@objc class B {}") == nil)
        #expect(protocols("// @objc protocol A {}") == nil)
    }

    @Test("An optional method may throw, and does if a class does not implement it")
    func optionalMethods() {
        #expect(
            protocols(
                "@objc public protocol A: B {\n    @objc optional func play(_ x: Int,\n        at: [Int]) -> Bool // x\n}\n"
            )
                == "@objc public protocol A: B {\n    @objc          func play(_ x: Int,\n        at: [Int]) throws -> Bool // x\n}"
                + "; extension A { public func play(_ x: Int, at: [Int]) throws -> Bool { throw CancellationError() } }\n"
        )
        #expect(
            protocols(
                "@objc protocol A: B { @MainActor @objc optional func a(); optional func b() async -> [Int: (Int)] }")
                == "@objc protocol A: B { @MainActor @objc          func a() throws;          func b() async throws -> [Int: (Int)] }"
                + "; extension A { @MainActor func a() throws { throw CancellationError() };"
                + " func b() async throws -> [Int: (Int)] { throw CancellationError() } }")
    }

    @Test("An optional property is read as an optional, from the class if it implements it")
    func optionalProperties() {
        #expect(
            protocols("@objc protocol A {\n    @objc optional var a: Int { get }\n    func b()\n}\n")
                == "@objc protocol A: _OptionalA {\n    @objc var _optional_a: Void { get }\n    func b()\n}"
                + "; extension A { var _optional_a: Void { () };"
                + " var a: Int? { try? ({ () throws -> Int in try self.a })() } }"
                + "; protocol _OptionalA: AnyObject { @_disfavoredOverload var a: Int { get throws } }"
                + "; extension _OptionalA { @_disfavoredOverload var a: Int { get throws { throw CancellationError() } } }\n"
        )
        #expect(
            protocols("@objc public protocol A: B { @objc optional weak var a: C! { get set } }")?
                .hasPrefix("@objc public protocol A: _OptionalA, B { @objc var _optional_a: Void { get } }; ") == true)
    }

    @Test("The names of optional methods are found")
    func names() {
        let source = "@objc protocol A { @objc optional func play()\n @objc optional static func stop(_ x: Int) }"
        #expect(ObjectiveCProtocols.optionalMethods(in: Array(source.utf8)) == ["play", "stop"])
        #expect(ObjectiveCProtocols.optionalMethods(in: Array("let optional = 1 // optional func a()".utf8)) == [])
    }

    @Test(
        "A call of an optional method returns an optional",
        arguments: [
            ("delegate?.play?(1)", "(try? delegate?.play(1))"),
            ("self.delegate.play?()", "(try? self.delegate.play())"),
            ("return source?.title?(of: x) ?? \"\"", "return (try? source?.title(of: x)) ?? \"\""),
            ("return (a as? B)?.play?()", "return (try? (a as? B)?.play())"),
            ("if a.title?(b)?.isEmpty == true {", "if (try? a.title(b))?.isEmpty == true {"),
            ("a.title?(b).count", "(try? a.title(b))?.count"),
            ("a.title!(b).count", "(try! a.title(b)).count"),
            ("a?.title?(b?.play?())", "(try? a?.title((try? b?.play())))"),
            ("let x = list[0].items(1)\n    .first?.play?(y)", "let x = (try? list[0].items(1)\n    .first?.play(y))"),
        ])
    func call(source: String, expected: String) {
        #expect(calls(source) == [expected])
    }

    @Test(
        "Closures, strings, unqualified names and calls with a trailing closure are unchanged",
        arguments: [
            "handler?(1)", "a.handler?(1)", "play?()", ".play?()", "// a.play?()", "let a = \"a.play?()\"",
            "a.play?() { b }", "a.play()",
        ])
    func others(source: String) {
        #expect(calls(source) == [nil])
    }

    @Test("A variable of the name anywhere may contain a closure")
    func closures() {
        #expect(calls("a.play?(1)", "struct B { var play: (() -> Void)? }") == [nil, nil])
        #expect(calls("a.play?(1)", "// var play\nvar playing = 1") == ["(try? a.play(1))", nil])
    }

    @Test("Apple's optional methods are known with their arguments")
    func appleMethods() {
        #expect(calls("a.tableView?(b)", ownMethods: []) == ["(try? a.tableView(b))"])
        #expect(calls("a.application?()", ownMethods: []) == [nil])
        #expect(OptionalCalls.appleMethods.isSuperset(of: ["tableView", "scrollViewDidScroll", "locationManager"]))
        #expect(OptionalCalls.appleMethods.isDisjoint(with: ["handler", "completion", "action", "dismiss"]))
    }
}
