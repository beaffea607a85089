import HostTestSupport
import Testing

@testable import WidgetCompiler

@Suite("Remedies for compiler errors")
struct CompilerRemedyTests {
    /// The source after the remedies for one error.
    private func remedied(
        _ source: String, _ message: String, at place: (line: Int, column: Int), note: (line: Int, column: Int)? = nil,
        notes: [(file: String?, message: String)] = [], isForeign: Bool = true
    ) throws -> String? {
        let folder = try TemporaryFolder()
        let file = try folder.write(source, to: "A.swift")
        var sources = try PreparedSources(try WidgetFolder(at: file), platform: .iOS, role: .fragment)
        sources.files[0].rewritten = nil
        let path = sources.files[0].path
        var messages = [
            CompilerMessage(severity: .error, file: path, line: place.line, column: place.column, message: message)
        ]
        if let note {
            messages.append(
                CompilerMessage(
                    severity: .note, file: path, line: note.line, column: note.column,
                    message: "overridden declaration is here"))
        }
        messages += notes.map {
            CompilerMessage(severity: .note, file: $0.file ?? path, line: 1, column: 1, message: $0.message)
        }
        return CompilerRemedies.remedied(sources, by: messages, isForeign: isForeign)?.files[0].rewritten
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "Values that Apple's compiler bridges are cast",
        arguments: [
            (
                "f(kSecClass)", 3,
                "argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type",
                "f(((kSecClass) as AnyObject))"
            ),
            (
                "f(a, b.c(d) ?? e, g)", 6,
                "cannot convert value of type 'CFString' (aka 'String') to expected argument type 'NSString'",
                "f(a, ((b.c(d) ?? e) as! NSString), g)"
            ),
            (
                "let a = b as CFDictionary", 11,
                "'NSDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')",
                "let a = b as! CFDictionary"
            ),
            (
                "let a = b.map { $0 } as [NSNumber]", 9,
                "cannot convert value of type '[CGFloat]' to type '[NSNumber]' in coercion",
                "let a = b.map { $0 } as! [NSNumber]"
            ),
            (
                "let a: NSData = b\nlet c = 1", 17,
                "cannot convert value of type 'CFData' (aka 'Data') to specified type 'NSData'",
                "let a: NSData = ((b) as! NSData)\nlet c = 1"
            ),
        ])
    func bridging(source: String, column: Int, message: String, expected: String) throws {
        #expect(try remedied(source, message, at: (1, column), isForeign: false) == expected)
    }

    @Test("Mistakes are not remedied")
    func mistakes() throws {
        for message in [
            "cannot convert value of type 'Int' to expected argument type 'String'",
            "cannot convert value of type 'NSString' to expected argument type 'NSNumber'",
            "argument type 'String' expected to be an instance of a class or class-constrained type",
            "cannot use optional chaining on non-optional value of type 'String'",
            "value of optional type 'UnsafePointer<UInt8>?' must be unwrapped to a value of type 'UnsafePointer<UInt8>'",
        ] {
            #expect(try remedied("f(a?.b)", message, at: (1, 3), isForeign: false) == nil, "\(message)")
        }
    }

    @Test("A member of an extension moves to a protocol, and its override precedes it")
    func extensionMembers() throws {
        let source = """
            class A {}
            extension A {
                func play() { super.stop() }
            }
            class B: A {
                override func play() {}
            }
            """
        let result = try #require(
            try remedied(
                source, "non-@objc instance method 'play()' is declared in extension of 'A' and cannot be overridden",
                at: (6, 19), note: (3, 10)))
        #expect(result.contains("func play() { self.stop() } }; extension A {"))
        #expect(result.contains("where Self: A { func play()"))
        #expect(!result.contains("override"))
        #expect(result.split(separator: "\n").count == source.split(separator: "\n").count)
    }

    @Test("Any object has a description")
    func descriptions() throws {
        let message = "value of type 'AnyObject' has no member 'description'"
        #expect(try remedied("f(a.b.description)", message, at: (1, 7)) == "f(String(describing: a.b))")
        #expect(
            try remedied("f(a?.description ?? b)", message, at: (1, 6))
                == "f((a).map { String(describing: $0) } ?? b)")
        #expect(
            try remedied(
                "f(type(of: a).description())", "value of type 'any AnyObject.Type' has no member 'description'",
                at: (1, 15)) == "f(String(reflecting: type(of: a)))")
    }

    @Test("An optional method is called even though a variable has its name")
    func optionalCalls() throws {
        #expect(
            try remedied(
                "let chart = 1\na?.chart?(b)",
                "cannot use optional chaining on non-optional value of type '(Int) throws -> ()'", at: (2, 4),
                isForeign: false) == "let chart = 1\n(try? a?.chart(b))")
    }

    @Test("Values that are never nil here become optionals in packages")
    func nullability() throws {
        #expect(
            try remedied(
                "f(url.name?.count)", "cannot use optional chaining on non-optional value of type 'String'", at: (1, 7))
                == "f(Optional(url.name)?.count)")
        #expect(
            try remedied(
                "if let a = b.c {}",
                "initializer for conditional binding must have Optional type, not 'String'", at: (1, 4))
                == "if let a = Optional(b.c) {}")
        #expect(
            try remedied(
                "f(a.bytes, 1)",
                "value of optional type 'UnsafePointer<UInt8>?' must be unwrapped to a value of type 'UnsafePointer<UInt8>'",
                at: (1, 5)) == "f((a.bytes)!, 1)")
    }

    private static let metatype =
        "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"

    @Test(
        "Objects of a dynamic type are created as the extended class",
        arguments: [
            (
                "extension NSNumber { static func a() -> Self { self.init(value: 1) } }", 53,
                "extension NSNumber { static func a() -> Self { _made(NSNumber(value: 1), as: Self.self) } }"
            ),
            (
                "extension UserDefaults { static var a: Self { .init(suiteName: b)! } }", 47,
                "extension UserDefaults { static var a: Self { _made(UserDefaults(suiteName: b), as: Self.self)! } }"
            ),
            (
                "extension UIColor { static func a(b: Bool) -> Self { b ? .init(c: 1) : .init(c: 2) } }", 59,
                "extension UIColor { static func a(b: Bool) -> Self { "
                    + "b ? _made(UIColor(c: 1), as: Self.self) : .init(c: 2) } }"
            ),
            (
                "class Own: UIView { static func a() -> Self { Self() } }", 47,
                "class Own: UIView { static func a() -> Self { _made(Own(), as: Self.self) } }"
            ),
            (
                "extension UIColor { static func a() -> Self { b(self.init(c: [Self(d: 1)].max()!)) } }", 63,
                "extension UIColor { static func a() -> Self { "
                    + "b(self.init(c: [_made(UIColor(d: 1), as: Self.self)].max()!)) } }"
            ),
            (
                "extension UIColor { static func a() -> Self { Self /* ( */ { _ in .black } } }", 47,
                "extension UIColor { static func a() -> Self { _made(UIColor /* ( */ { _ in .black }, as: Self.self) } }"
            ),
            (
                "extension Timer { static func a() -> Self { Self(timeInterval: 1) { _ in } } }", 45,
                "extension Timer { static func a() -> Self { _made(Timer(timeInterval: 1) { _ in }, as: Self.self) } }"
            ),
            (
                "extension UIColor {\n  static func a() -> Self? {\n    if let b = Self(named: c) { return b } } }", 16,
                "extension UIColor {\n  static func a() -> Self? {\n    "
                    + "if let b = _made(UIColor(named: c), as: Self.self) { return b } } }"
            ),
            (
                "extension UIColor { func a() -> Self { type(of: self).init(white: 1) } }", 54,
                "extension UIColor { func a() -> Self { _made(UIColor(white: 1), as: Self.self) } }"
            ),
            (
                "protocol Made {}; extension Made where Self: UIView { static func a() { b(Self()) } }", 75,
                "protocol Made {}; extension Made where Self: UIView { static func a() { "
                    + "b((_uncreated(\"Self.init is left out\") as Self)) } }"
            ),
        ])
    func metatypes(source: String, column: Int, expected: String) throws {
        let place = (line: source.count { $0 == "\n" } + 1, column: column)
        #expect(try remedied(source, Self.metatype, at: place) == expected)
        #expect(try remedied(source, Self.metatype, at: place, isForeign: false) == nil)
        let note = "selected non-required initializer 'init()'"
        #expect(
            try remedied(
                source, Self.metatype, at: place, notes: [(file: "SDK.swift", message: note)], isForeign: false)
                == expected)
        #expect(
            try remedied(
                source, Self.metatype, at: place, notes: [(file: nil, message: note)], isForeign: false) == nil)
    }

    @Test(
        "An initializer reference, and one of a Swift class, are unchanged",
        arguments: [
            ("extension UIColor { static func a() { b(Self.init(white:alpha:)) } }", 41),
            ("extension JSONDecoder { static func a() -> Self { Self() } }", 51),
        ])
    func foreignMetatypes(source: String, column: Int) throws {
        #expect(
            try remedied(
                source, Self.metatype, at: (1, column),
                notes: [(file: "SDK.swift", message: "selected non-required initializer 'init()'")], isForeign: false)
                == nil)
    }

    @Test("Objects are created like those of their root class")
    func initializers() throws {
        #expect(
            try remedied(
                "extension Made where Self: UIView { static func a() { b(Self(\n1)) } }", Self.metatype, at: (1, 57))
                    == """
                    extension Made where Self: UIView { static func a() { b((_uncreated("Self.init is left out") as Self)
                    ) } }
                    """)
        #expect(
            try remedied("b(make: View.init, c)", Self.metatype.replacing("'Self'", with: "'Self.View'"), at: (1, 13))
                == "b(make: { _uncreated(\"Self.View.init is left out\") }, c)")
        #expect(
            try remedied("a = .init()", "missing argument for parameter 'totalUnitCount' in call", at: (1, 10))
                == "a = .init(totalUnitCount: 0)")
    }

    @Test(
        "A conditional cast of an object is unchanged, because Apple's compiler rejects it",
        arguments: [
            ("'NSDictionary' is not convertible to '[String : Int]'", false),
            ("'NSNumber' is not convertible to 'Int'", false),
            ("'NSArray' is not convertible to '[Int]'", false),
            ("'NSDictionary' is not convertible to '[AnyHashable : Any]'", true),
            ("'NSString' is not convertible to 'String'", true),
            ("'NSDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')", true),
        ])
    func failingCasts(message: String, isRemedied: Bool) throws {
        #expect((try remedied("let a = b as C", message, at: (1, 11), isForeign: false) != nil) == isRemedied)
    }

    @Test("An argument that Apple's compiler accepts unchanged gets the required cast here")
    func argumentsWithoutCasts() throws {
        let dictionary = "'NSDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')"
        #expect(try remedied("f(d)", dictionary, at: (1, 3), isForeign: false) == "f(((d) as! CFDictionary))")
        let text =
            "'NSString' is not implicitly convertible to 'CFString' (aka 'String'); did you mean to use 'as' to "
            + "explicitly convert?"
        #expect(try remedied("f(s, 1)", text, at: (1, 3), isForeign: false) == "f(((s) as! CFString), 1)")
    }

    @Test("Closures escape, and methods of root classes override")
    func functions() throws {
        #expect(
            try remedied(
                "func a(block: (Int) -> Void) { b { block(1) } }",
                "escaping closure captures non-escaping parameter 'block'", at: (1, 34))
                == "func a(block: @escaping (Int) -> Void) { b { block(1) } }")
        #expect(
            try remedied(
                "class A: B { func observeValue(a: Int) {} }",
                "overriding declaration requires an 'override' keyword", at: (1, 19))
                == "class A: B { override func observeValue(a: Int) {} }")
    }
}
