import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import SourceDiagnosis
import TestSupport
import Testing
import WidgetVocabulary

@testable import WidgetCompiler

@Suite("Building widget folders")
struct BuildTests {
    private let folder: TemporaryFolder
    private let cacheFolder: WarmCache
    private let builder: WidgetBuilder

    init() throws {
        folder = try TemporaryFolder()
        cacheFolder = try WarmCache()
        let options = BuildOptions(cacheFolder: cacheFolder.path, timeLimit: .ample)
        builder = WidgetBuilder(sdk: try SDKLocation.find(), options: options)
    }

    static let provider = """
        import WidgetKit
        struct Entry: TimelineEntry { var date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        """

    static func widget(_ view: String) -> String {
        """
        import SwiftUI
        import WidgetKit
        struct Tiny: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Tiny", provider: Provider()) { _ in
                    \(view).containerBackground(.clear, for: .widget)
                }
            }
        }
        """
    }

    private func write(view: String, provider: String = provider) throws {
        try folder.write(provider, to: "Tiny/Provider.swift")
        try folder.write(Self.widget(view), to: "Tiny/Widget.swift")
    }

    private func build() throws -> FinishedBuild {
        try builder.build(try WidgetFolder(at: folder.path + "/Tiny"))
    }

    private func drawn(_ build: FinishedBuild) throws -> String {
        let session = ExtensionProcess(build.product, options: .patient)
        let reply = try session.entries(EntriesRequest(kind: "Tiny", purpose: .placeholder, environment: .small))
        return try session.render(RenderRequest(token: reply.token, environments: [.small])).first?.dump ?? ""
    }

    @Test("S-TEXT-8: Names of files with control characters, quotation marks and backslashes are built")
    func oddNames() throws {
        try write(view: "Odd().body")
        for isRewritten in [false, true] {
            let condition = isRewritten ? "#if os(iOS)\nlet answer = 1\n#endif\n" : "let answer = 1\n"
            try folder.write(
                "import SwiftUI\n\(condition)struct Odd { var body: Color { Color(red: Double(answer), green: 0, blue: 0) } }\n",
                to: "Tiny/a\u{1}\n\tb\"c\\ü\u{85}.swift")
            #expect(try build().messages.isEmpty)
        }
    }

    @Test("Code that needs a missing module is omitted, with its uses in other files, and the rest is built")
    func part() throws {
        try write(view: "Color(red: Store().red, green: 0, blue: 0)")
        try folder.write(
            """
            import Remote
            struct Store {
                var client: Client? { Client() }
                var red: Double { 1 }
                func fetched() -> String { client.name }
            }
            """, to: "Tiny/Store.swift")
        // This is valid until `client` is removed.
        try folder.write(
            "extension Store {\n    var isFar: Bool { client != nil }\n}\n", to: "Tiny/Store+Far.swift")
        let built = try build()
        #expect(try drawn(built).contains("#FF0000FF"))
        let names = Set(built.omissions.map(\.name))
        #expect(names.isSuperset(of: ["Store.client", "Store.isFar"]), "\(names)")
        #expect(!names.contains("Store.red"))
        #expect(try build().omissions == built.omissions)
    }

    @Test("An edit is built, unchanged sources are not built again, and previous builds are found again")
    func cache() throws {
        try write(view: "Color(red: 1, green: 0, blue: 0)")
        let first = try build()
        #expect(!first.fromCache)
        #expect(try drawn(first).contains("#FF0000FF"))
        try write(view: "Color(red: 0, green: 1, blue: 0)")
        let second = try build()
        #expect(!second.fromCache)
        #expect(try drawn(second).contains("#00FF00FF"))
        try write(view: "Color(red: 1, green: 0, blue: 0)")
        let third = try build()
        #expect(third.fromCache)
        #expect(third.product.executable == first.product.executable)
    }

    @Test("An examination also reports errors that the compiler finds only during code generation")
    func lateError() throws {
        try write(view: "Color.red")
        try folder.write(
            """
            import Foundation
            func own(_ address: String) {
                var parts = URLComponents(string: address)
                parts?.path = parts?.path.uppercased() ?? ""
            }
            """, to: "Tiny/Late.swift")
        let diagnosis = try builder.inspect(try WidgetFolder(at: folder.path + "/Tiny"))
        #expect(diagnosis.others.map(\.line) == [4])
        #expect(!diagnosis.compiles)
    }

    @Test("The executables next to one resource folder do not accumulate")
    func executables() throws {
        try write(view: "Color(red: 1, green: 0, blue: 0)")
        let built = try build().product
        for number in 0..<12 {
            let old = try folder.write("", to: "old-\(number)")
            let date = Date(timeIntervalSinceReferenceDate: Double(number))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: old)
            try FileManager.default.moveItem(atPath: old, toPath: "\(built.resourceFolder)/widget-old-\(number)")
        }
        let again = try build().product
        #expect(again.executable == built.executable)
        let names = try FileManager.default.contentsOfDirectory(atPath: built.resourceFolder)
            .filter { $0.hasPrefix("widget-") }
        let own = (built.executable as NSString).lastPathComponent
        #expect(Set(names) == Set([own] + (5..<12).map { "widget-old-\($0)" }))
    }

    @Test("The modules of a library are those of its objects")
    func objects() {
        let list = "/a.build/x/One.build/File.swift.o\n/a/Two.build/sub/File.c.o\n/a/main.o\n/a/One.build/Other.o\n"
        #expect(WidgetBuilder.modules(ofObjects: Data(list.utf8)) == ["One", "Two"])
    }

    @Test("A changed catalog color needs no compiler run")
    func resources() throws {
        func catalog(_ red: String) -> String {
            """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
            { "red": "\(red)", "green": "0", "blue": "0", "alpha": "1.0" } } }] }
            """
        }
        try write(view: "Color(\"Sky\")")
        try folder.write(catalog("0x10"), to: "Tiny/Assets.xcassets/Sky.colorset/Contents.json")
        #expect(try drawn(try build()).contains("#100000FF"))
        try folder.write(catalog("0x20"), to: "Tiny/Assets.xcassets/Sky.colorset/Contents.json")
        let second = try build()
        #expect(second.fromCache)
        #expect(try drawn(second).contains("#200000FF"))
    }

    @Test("Errors name the user's file and line, even after platform conditions; after a fix the folder builds")
    func errors() throws {
        try write(
            view: "Color.red", provider: "#if os(iOS)\nimport WidgetKit\n#endif\nlet x: Unknown = 1\n" + Self.provider)
        do {
            _ = try build()
            Issue.record("it compiled")
        } catch BuildError.compile(let messages) {
            let first = try #require(messages.first)
            #expect(first.file.hasSuffix("/Tiny/Provider.swift"))
            #expect(first.line == 4)
            #expect(first.column == 8)
            #expect(first.unsupported == .type("Unknown"))
        }
        try write(view: "Color.red")
        #expect(try drawn(try build()).contains("Color"))
    }

    @Test("Warnings of files that were not recompiled are still reported")
    func warnings() throws {
        let provider = Self.provider + "\nfunc unused() { let forgotten = 1 }\n"
        try write(view: "Color.red", provider: provider)
        let first = try build()
        #expect(first.messages.contains { $0.severity == .warning && $0.message.contains("forgotten") })
        try write(view: "Color.green", provider: provider)
        let second = try build()
        #expect(!second.fromCache)
        #expect(second.messages == first.messages)
        try write(view: "Color.blue")
        #expect(try build().messages == [])
    }

    @Test("A folder without a widget is reported")
    func noWidget() throws {
        try folder.write("struct Nothing {}", to: "Tiny/Nothing.swift")
        let path = try WidgetFolder(at: folder.path + "/Tiny").path
        #expect(throws: BuildError.folder(.noWidget(path))) { try build() }
    }

    @Test("Checking needs no widget and returns errors and warnings")
    func check() throws {
        try folder.write("import SwiftUI\nlet view = MapReader()\n", to: "Tiny/View.swift")
        let messages = try builder.check(try WidgetFolder(at: folder.path + "/Tiny"))
        #expect(messages.compactMap(\.unsupported) == [.name("MapReader")])
    }

    @Test("A missing compiler and a cache that is not writable are reported")
    func problems() throws {
        try write(view: "Color.red")
        let source = try WidgetFolder(at: folder.path + "/Tiny")
        var options = builder.options
        options.compiler = folder.path + "/no-swiftc"
        #expect(throws: BuildError.compilerMissing(options.compiler)) {
            try WidgetBuilder(sdk: builder.sdk, options: options).build(source)
        }
        var elsewhere = builder.options
        elsewhere.cacheFolder = "/proc/tessera"
        let failing = WidgetBuilder(sdk: builder.sdk, options: elsewhere)
        let error = #expect(throws: BuildError.self) { try failing.build(source) }
        guard case .cache(let path, _) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
        #expect(path.hasPrefix("/proc/tessera"))
    }
}
