import Testing

@testable import WidgetCompiler

@Suite("Objects created without arguments")
struct RootInitializerTests {
    private func rewritten(_ sources: [String]) -> [String] {
        let bytes = sources.map { Array($0.utf8) }
        return zip(bytes, RootInitializers.rewrite(bytes)).map { String(decoding: $1 ?? $0, as: UTF8.self) }
    }

    @Test("A Foundation class gets the arguments for an equal object")
    func foundation() {
        #expect(
            rewritten(["let a = Progress(), b: NSError = .init()"]) == [
                "let a = Progress(totalUnitCount: 0), b: NSError = .init(domain: \"\", code: 0)"
            ])
    }

    @Test("The sources' own types keep their initializers, in every file")
    func own() {
        let sources = [
            "struct Progress { var done = 3 }\nclass Timer {}", "let a = Progress(), b = Timer(), c: Timer = .init()",
        ]
        #expect(rewritten(sources) == sources)
    }

    @Test(
        "A function or a generic parameter of that name keeps its call",
        arguments: [
            "struct G<Progress: D> { var p = Progress() }", "func  Timer() {}\nlet a: () = Timer()",
            "class  NSError {}\nlet a = NSError()",
        ])
    func otherDeclarations(source: String) {
        #expect(rewritten([source]) == [source])
    }

    @Test("A type with a longer name has no effect")
    func longerName() {
        #expect(
            rewritten(["struct ProgressRing {}", "let a = Progress()"])[1] == "let a = Progress(totalUnitCount: 0)")
    }
}
