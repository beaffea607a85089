import ExtensionProtocol
import Synchronization
import TestSupport
import Testing
import WidgetVocabulary

@testable import WidgetCompiler

@Suite("Reading widget sources")
struct SourceTests {
    private func rewritten(_ source: String, _ platform: OperatingSystem = .iOS) -> String? {
        PlatformConditions(platform: platform).rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Platform conditions hold as on the platform, and nothing moves")
    func conditions() {
        #expect(
            rewritten("#if os(iOS)\nlet a = 1\n#elseif os(macOS)\n#endif")
                == "#if true   \nlet a = 1\n#elseif false    \n#endif")
        #expect(
            rewritten("  #if !os( watchOS ) && (os(Linux) || os(iOS)) // os(iOS)")
                == "  #if !false         && (false     || true   ) // os(iOS)")
        #expect(rewritten("#if targetEnvironment(simulator)\n#endif") == "#if false                       \n#endif")
        #expect(rewritten("#if os(watchOS)\n#endif", .watchOS) == "#if true       \n#endif")
        #expect(rewritten("#if (os(macOS) ||\n os(iOS))\nos(iOS)") == "#if (false     ||\n true   )\nos(iOS)")
        #expect(rewritten("#if arch(arm64) && !arch(x86_64)") == "#if true        && !false       ")
        #expect(rewritten("\u{FEFF}#if os(iOS)") == "\u{FEFF}#if true   ")
    }

    @Test("A module can be imported if Apple or the project has one of its name")
    func modules() {
        let phone = "#if canImport(UIKit) && canImport(ActivityKit)\n#endif"
        #expect(rewritten(phone) == nil)
        #expect(rewritten(phone, .visionOS) == "#if canImport(UIKit) && false                 \n#endif")
        #expect(rewritten(phone, .macOS) == "#if false            && false                 \n#endif")
        let watch = "#if canImport( WatchKit )\n#elseif canImport(UIKit.UIColor)\n#endif"
        #expect(rewritten(watch) == "#if false                \n#elseif canImport(UIKit.UIColor)\n#endif")
        #expect(rewritten(watch, .watchOS) == nil)
        #expect(rewritten("#if canImport(SwiftUI, _version: 6) || canImport(Own)", .macOS) == nil)
        let combine = Array("#if canImport(OpenCombine)".utf8)
        #expect(PlatformConditions(platform: .iOS).rewrite(combine) == Array("#if false                 ".utf8))
        #expect(PlatformConditions(platform: .iOS, ownModules: ["OpenCombine"]).rewrite(combine) == nil)
    }

    @Test("The C library is Darwin, except for sources with C code")
    func libraries() {
        let source = "#if canImport(Glibc) || os(Linux)\n#elseif canImport(Darwin) || os(iOS)\n#endif"
        #expect(
            rewritten(source) == "#if false            || false    \n#elseif canImport(Darwin) || true   \n#endif")
        let machine = PlatformConditions(platform: .iOS, system: .machine).rewrite(Array(source.utf8))
        #expect(
            machine.map { String(decoding: $0, as: UTF8.self) }
                == "#if true             || true     \n#elseif false             || false  \n#endif")
        let imports = Array("import Glibc\nimport os.log".utf8)
        #expect(SubmoduleImports.rewrite(imports) == Array("import Darwin\nimport os    ".utf8))
    }

    @Test("An override in an extension is removed, a parameter of that name is kept")
    func overrides() {
        func rewritten(_ source: String) -> String? {
            ExtensionOverrides.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(rewritten("extension A { override func a() {} }") == "extension A {          func _a() {} }")
        #expect(rewritten("extension A { func a(override: B?) { b(override: override?.c) } }") == nil)
        #expect(rewritten("extension A { static var a = B.override\n static var b: Int { 1 } }") == nil)
    }

    @Test("Objects are created if only the variable specifies the class")
    func contextualInitializers() {
        func rewritten(_ source: String) -> String? {
            RootInitializers.rewrite([Array(source.utf8)])[0].map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(rewritten("var a: Progress = .init()") == "var a: Progress = .init(totalUnitCount: 0)")
        #expect(rewritten("ProcessInfo().processName") == "ProcessInfo.processInfo.processName")
        #expect(rewritten("var a: Own = .init()") == nil)
    }

    @Test("A cast to a Foundation class is forced, unless it is conditional; nothing moves")
    func bridgingCasts() {
        func rewritten(_ source: String) -> String? {
            BridgingCasts.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(rewritten("f(url as NSString, [1] as  NSArray)") == "f(url as!NSString, [1] as! NSArray)")
        #expect(
            rewritten("switch y { case .a: return x as NSDate }") == "switch y { case .a: return x as!NSDate }")
        #expect(rewritten("if case let a = b as NSNumber {}") == "if case let a = b as!NSNumber {}")
        #expect(
            rewritten("switch y { case .a(let b): f(\n  x: b as NSDate) }")
                == "switch y { case .a(let b): f(\n  x: b as!NSDate) }")
        #expect(rewritten("switch y { case 1: [k: b as NSDate] }") == "switch y { case 1: [k: b as!NSDate] }")
        let untouched = [
            "switch x { case .pair(first: let a as NSString, second: let b as NSNumber): a }",
            "switch x { case (\n  let a as NSString,\n  1): a }",
            "switch x { case let n as NSNumber: n }", "do {} catch let e as NSURL {}", "x as? NSString",
            "x as! NSString", "x as NSString?", "x as NSStringy", "alias NSString", "// x as NSString", "x as String",
        ]
        for source in untouched { #expect(rewritten(source) == nil, "\(source)") }
        let warning = "forced cast from 'Int' to 'NSNumber' always succeeds; did you mean to use 'as'?"
        #expect(CompilerMessage.parse("a.swift:1:2: warning: \(warning)") == [])
        #expect(CompilerMessage.parse("a.swift:1:2: warning: forced cast from 'A' to 'B' always succeeds").count == 1)
    }

    @Test("Other conditions, calls and strings are unchanged")
    func untouched() {
        #expect(rewritten("#if DEBUG && canImport(UIKit)\n#endif") == nil)
        #expect(rewritten("let x = os(iOS)\n#if DEBUG\n#endif") == nil)
        #expect(rewritten("let t = \"\"\"\n#if os(iOS)\n\"\"\"") == nil)
        #expect(rewritten("#if myos(iOS)\n#endif") == nil)
        #expect(rewritten("let a = 1") == nil)
    }

    private func declarations(_ source: String) -> WidgetDeclarations {
        var result = WidgetDeclarations()
        result.add(Array(source.utf8))
        return result
    }

    @Test("Widgets are found and a missing main is generated")
    func widgets() throws {
        let found = declarations(
            """
            // struct Old: Widget {}
            struct Clock: Widget { let kind = "x: Widget" }
            struct Pair<T>: View, Identifiable where T: Widget {}
            extension Weather: SwiftUI.Widget {}
            struct WidgetHelper: WidgetStyle {}
            """)
        #expect(found.widgets == ["Clock", "Weather"])
        #expect(declarations(#"let r = /"[^/]*/; struct A: Widget {}"#).widgets == ["A"])
        #expect(declarations("#if os(iOS)\nstruct A: B & Widget {}\n#endif\nprotocol C: Widget {}").widgets == ["A"])
        #expect(found.bundles == [])
        let main = try #require(found.generatedMain)
        #expect(main.contains("@main"))
        #expect(main.contains("        Clock()\n        Weather()\n"))
    }

    @Test("Controls without a bundle are in the generated main, after the widgets")
    func controls() throws {
        let found = declarations(
            """
            struct Lamp: ControlWidget {}
            struct Style: ControlWidgetTemplate {}
            struct Clock: Widget {}
            extension Fan: SwiftUI.ControlWidget {}
            """)
        #expect(found.controls == ["Lamp", "Fan"])
        #expect(found.widgets == ["Clock"])
        #expect(try #require(found.generatedMain).contains("        Clock()\n        Lamp()\n        Fan()\n"))
        #expect(declarations("struct Lamp: ControlWidget {}").generatedMain != nil)
        #expect(declarations("@main struct Lamp: ControlWidget {}").generatedMain == nil)
    }

    @Test("A bundle without main becomes the main, and an existing main is unchanged")
    func bundles() throws {
        let bundle = declarations("struct All: WidgetBundle {\n}\nstruct Clock: Widget {}")
        #expect(try #require(bundle.generatedMain).contains("@main\nextension All {}"))
        #expect(declarations("@main struct Clock: Widget {}").generatedMain == nil)
        #expect(declarations("struct A {}").generatedMain == nil)
        #expect(declarations("#Preview { Text(\"\") }").usesMacros)
        #expect(!declarations("// #Preview").usesMacros)
    }
}

@Suite("Messages of the compiler")
struct CompilerMessageTests {
    @Test("Messages are read with location, severity and text, each once")
    func parse() {
        let output = """
            /a/B C.swift:12:5: error: cannot find type 'MapKitView' in scope
            10 | struct A {
            /a/B C.swift:12:5: error: cannot find type 'MapKitView' in scope
            /a/D.swift:1:1: warning: variable 'x' was never used
            <unknown>:0: error: no such file
            error: link command failed with exit code 1
            """
        let messages = CompilerMessage.parse(output)
        #expect(messages.map(\.severity) == [.error, .warning, .error, .error])
        #expect(messages[0].file == "/a/B C.swift")
        #expect(messages[0].line == 12)
        #expect(messages[0].column == 5)
        #expect(messages[2].file.isEmpty)
        #expect(messages[3].message == "link command failed with exit code 1")
    }

    @Test("An error has the notes that follow it, and the notes of warnings belong to no error")
    func notes() {
        let output = """
            /a/A.swift:1:1: note: of nothing
            /a/A.swift:4:8: error: type 'P' does not conform to protocol 'Q'
            /a/B.swift:2:10: note: protocol requires function 'f()'
             2 |     func f()
            /a/A.swift:9:6: error: invalid redeclaration of 'f'
            /a/B.swift:2:10: note: protocol requires function 'f()'
            /a/A.swift:9:6: warning: variable 'x' was never used
            /a/A.swift:8:1: note: declared here
            /a/A.swift:4:8: error: type 'P' does not conform to protocol 'Q'
            /a/B.swift:3:10: note: once more
            """
        let messages = CompilerMessage.parse(output)
        let errors = messages.errorsWithNotes()
        #expect(errors.map(\.line) == [4, 9])
        #expect(errors.flatMap(\.notes).map(\.line) == [2, 2])
        #expect(errors.map(\.notes.count) == [1, 1])
        #expect(errors.first?.notes.first?.file == "/a/B.swift")
        #expect(messages.withoutWarnings.filter { $0.severity == .note }.map(\.line) == [1, 2, 2])
        #expect(messages.errorsWithNotes { $0.line == 9 }.map(\.notes.count) == [1])
    }

    @Test(
        "Missing SDK symbols are reported",
        arguments: [
            ("cannot find type 'Chart' in scope", "Chart"),
            ("cannot find 'MKMapView' in scope", "MKMapView"),
            ("no such module 'MapKit'", "MapKit"),
            ("unknown attribute 'FocusState'", "@FocusState"),
            ("value of type 'Text' has no member 'searchable'", "Text.searchable"),
            ("type 'Color' has no member 'clearest'", "Color.clearest"),
            ("value of type 'some View' has no member 'sheet'", "View.sheet"),
            ("value of type '_ShapeView<Circle, Color>' has no member 'glow'", "View.glow"),
            ("type 'Font?' has no member 'superTitle'", "Font.superTitle"),
            ("value of type 'List<Never, Text>' has no member 'listStyle'", "List.listStyle"),
        ])
    func unsupported(message: String, symbol: String) {
        #expect(CompilerMessage(severity: .error, message: message).unsupported?.symbol == symbol)
    }

    @Test("An ordinary mistake is not a missing symbol")
    func ordinary() {
        let message = "cannot convert value of type 'Int' to specified type 'String'"
        #expect(CompilerMessage(severity: .error, message: message).unsupported == nil)
        #expect(CompilerMessage(severity: .warning, message: "cannot find 'x' in scope").unsupported == nil)
    }

    private func error(_ line: Int, _ message: String) -> CompilerMessage {
        CompilerMessage(severity: .error, file: "/a/V.swift", line: line, column: 6, message: message)
    }

    @Test("An unknown environment key is reported once, although the compiler emits two messages without its name")
    func environmentKey() {
        let clarity = CompilerMessageClarity { _ in ["struct V: View {", #"    @Environment(\.noSuchKey) var key"#] }
        let messages = clarity.clarified([
            error(2, "no exact matches in call to initializer "),
            CompilerMessage(severity: .note, file: "/s/Environment.swift", line: 3, column: 1, message: "candidate"),
            error(2, "cannot infer key path type from context; consider explicitly specifying a root type"),
        ])
        #expect(
            messages.filter { $0.severity == .error }.map(\.unsupported) == [
                .member("noSuchKey", of: "EnvironmentValues")
            ])
        #expect(messages.first?.line == 2)
        #expect(messages.first?.column == 20)
    }

    @Test("Consequences of an unknown name on the same line are omitted; alone they are reported")
    func consequences() {
        let clarity = CompilerMessageClarity { _ in [] }
        let unknown = error(5, "value of type 'Text' has no member 'glow'")
        let follows = error(5, "cannot infer contextual base in reference to member 'big'")
        #expect(clarity.clarified([unknown, follows]) == [unknown])
        #expect(clarity.clarified([follows, unknown]) == [unknown])
        #expect(clarity.clarified([follows]) == [follows])
        let elsewhere = error(6, "cannot infer contextual base in reference to member 'big'")
        #expect(clarity.clarified([unknown, elsewhere]) == [unknown, elsewhere])
    }

    @Test("S-LIMIT-43: Of many messages the first are kept, and the others counted", .timeLimit(.minutes(30)))
    func manyMessages() throws {
        let limit = CompilerMessage.messageLimit
        let warnings = (1...limit + 2).map { "a.swift:\($0):1: warning: variable 'a\($0)' was never used\n" }
        let errors = (1...260_000).map { line in
            "a.swift:\(line):1: error: cannot find 'b\(line)' in scope\nb\(line)()\n^\na.swift:\(line):1: note: here\n"
        }
        let messages = CompilerMessage.parse((warnings + errors + errors.prefix(10)).joined())
        let kept = messages.filter { !$0.file.isEmpty }
        #expect(kept.count == 3 * limit)
        #expect(kept.filter { $0.severity == .error }.map(\.line) == Array(1...limit))
        #expect(
            messages.dropFirst(kept.count).map(\.description) == [
                "error: \(260_000 - limit) more errors of the compiler are omitted",
                "warning: 2 more warnings of the compiler are omitted",
            ])
        #expect(try SpecificationPage.row("S-LIMIT-43").contains("| 2,000 |"))
    }

    @Test("The messages of a source with an error on each line are read once", .timeLimit(.minutes(30)))
    func manyErrors() {
        let reads = Mutex(0)
        let clarity = CompilerMessageClarity { _ in
            reads.withLock { $0 += 1 }
            return []
        }
        let messages = (1...200_000).map { error($0, "cannot infer key path type from context") }
        #expect(clarity.clarified(messages + messages) == messages)
        #expect(reads.withLock { $0 } == 1)
    }
}
