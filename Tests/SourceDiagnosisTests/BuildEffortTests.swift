import Foundation
import HostTestSupport
import SwiftSource
import TestSupport
import Testing

@testable import SourceDiagnosis
@testable import WidgetCompiler

@Suite("The effort of a check")
struct BuildEffortTests {
    @Test("Programs without processor time do not use up the effort")
    func waiting() {
        let timeBudget = BuildTimeBudget(limit: 10)
        timeBudget.begin()
        timeBudget.end(processorTime: 0)
        #expect(timeBudget.share().left == 10)
    }

    @Test("Concurrent programs count by elapsed time when the last one has ended")
    func parallel() {
        let timeBudget = BuildTimeBudget(limit: 10)
        timeBudget.begin()
        timeBudget.begin()
        timeBudget.end(processorTime: 1000)
        #expect(timeBudget.share().left == 10)
        timeBudget.end(processorTime: 1000)
        #expect(timeBudget.share().left < 10)
        #expect(timeBudget.share().left > 0)
    }

    @Test("A search gets the remaining effort minus its reserve, but at least a fifth of the limit")
    func shares() {
        let timeBudget = BuildTimeBudget(limit: 10)
        #expect(timeBudget.share(sparing: 0.3).granted == 7)
        #expect(timeBudget.share(sparing: 0.9).granted == 2)
        let search = timeBudget.share()
        timeBudget.begin()
        Thread.sleep(forTimeInterval: 0.05)
        timeBudget.end(processorTime: 1000)
        #expect(search.granted == 10)
        #expect(search.left < 9.96)
        #expect(search.left == timeBudget.share().granted)
        #expect(BuildTimeBudget(limit: 0).share().left == 0)
    }

    @Test("A truncated diagnosis is computed again with more effort, a complete one is kept")
    func diagnoses() throws {
        let folder = try TemporaryFolder()
        let builder = WidgetBuilder(
            sdk: SDKLocation(folder: folder.path), options: BuildOptions(cacheFolder: folder.path + "/cache"))
        func diagnosis(limit: Double, cutAfter: Double?, following: Int) throws -> Int {
            return try builder.diagnosed(digest: "0123", BuildTimeBudget(limit: limit).share()) {
                () throws(BuildError) in
                var made = SourceFindings()
                made.cutAfter = cutAfter
                made.following = following
                return made
            }.following
        }
        #expect(try diagnosis(limit: 10, cutAfter: 10, following: 1) == 1)
        #expect(try diagnosis(limit: 11, cutAfter: 11, following: 2) == 1)
        #expect(try diagnosis(limit: 25, cutAfter: nil, following: 3) == 3)
        #expect(try diagnosis(limit: 60, cutAfter: nil, following: 4) == 3)
    }

    @Test("Without effort left, the search for a part ends before it starts a compiler")
    func part() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI", to: "W/A.swift")
        let prepared = try PreparedSources(try WidgetFolder(at: folder.path + "/W"), platform: .iOS, role: .fragment)
        var options = BuildOptions()
        options.compiler = folder.path + "/not-there"
        let builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path), options: options)
        func complete(limit: Double) throws {
            var part = PartialSources(
                prepared, builder: builder, sdk: builder.sdk, modules: [], absent: [],
                share: BuildTimeBudget(limit: limit).share(), scratch: folder.path, isThorough: false)
            _ = try part.complete()
        }
        #expect(throws: BuildError.partTimedOut(seconds: 0)) { try complete(limit: 0) }
        #expect(throws: BuildError.compilerMissing(options.compiler)) { try complete(limit: 5) }
    }

    @Test("Sources that the compiler cannot check within the effort never pass for correct ones")
    func unanswered() throws {
        let folder = try TemporaryFolder()
        let runaways = (0..<8).map { RunawayExpressionTests.function("names\($0)", adding: "1") }.joined()
        try folder.write("import SwiftUI\n" + runaways + "let view = Text(\"a\").wobbles(3)\n", to: "W/A.swift")
        var builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        builder.timeBudget = BuildTimeBudget(limit: 2)
        let diagnosis = try builder.diagnose(try WidgetFolder(at: folder.path + "/W"))
        #expect(!diagnosis.compiles)
        #expect(diagnosis.cutAfter == 2)
        #expect(diagnosis.missing.map(\.symbol).contains { $0.hasSuffix("wobbles") }, "\(diagnosis.missing)")
        #expect(diagnosis.others.map(\.message) == ["the compiler did not finish checking these files in 2 seconds"])
    }

    @Test("Names in an abandoned expression are found with others, and the expression is not reported")
    func names() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\n" + RunawayExpressionTests.function("names", adding: "Color.frobnicated")
                + "let view = Text(\"a\").wobbles(3)\n", to: "W/A.swift")
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        let diagnosis = try builder.diagnose(try WidgetFolder(at: folder.path + "/W"))
        #expect(Set(diagnosis.missing.map(\.symbol)) == ["Color.frobnicated", "Text.wobbles"])
        #expect(diagnosis.others == [])
    }
}

@Suite("Expressions that the compiler abandons")
struct RunawayExpressionTests {
    /// A function whose expression the compiler abandons.
    static func function(_ name: String, adding part: String) -> String {
        """
        func \(name)(_ runs: [Int]) -> [String] {
            [] + runs.map { String($0) + "a" + \(part) + "b" } + runs.map { String($0 + 2 - 3) + "c" + \(part) }
                + [\(part)]
        }

        """
    }

    private let text = SourceText(
        Array(
            """
            struct V: View {
                var body: some View { Text(a + b) }
                func sum(_ view: some View) -> [Int] { [a] + c }
            }

            """.utf8))

    private func message(line: Int, column: Int, _ text: String? = nil) -> CompilerMessage {
        CompilerMessage(
            severity: .error, file: "A.swift", line: line, column: column,
            message: text
                ?? "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
                + "expression into distinct sub-expressions")
    }

    @Test("The enclosing body is emptied when the compiler abandons an expression again, not at first")
    func again() throws {
        var runaways = AbandonedExpressions()
        let outline = SourceOutline(text)
        let messages = [message(line: 2, column: 34), message(line: 3, column: 48), message(line: 3, column: 50)]
        runaways.beginRound()
        for message in messages {
            let body = runaways.body(around: message, in: outline)
            #expect(body == nil)
        }
        runaways.beginRound()
        var repair = SourceRepair(text)
        for message in messages.dropLast() {
            let body = runaways.body(around: message, in: outline)
            repair.replace(runaways.emptied(try #require(body), around: message, in: outline))
        }
        #expect(runaways.abandoned == messages.dropLast())
        let repaired = String(decoding: repair.repaired, as: UTF8.self)
        #expect(repaired.contains("var body: some View { \(SourceRepair.view)() }"), "\(repaired)")
        #expect(repaired.contains("func sum(_ view: some View) -> [Int] { Swift.fatalError() }"), "\(repaired)")
    }

    @Test("Other errors leave the body unchanged")
    func others() {
        var runaways = AbandonedExpressions()
        let outline = SourceOutline(text)
        for _ in 0..<3 {
            runaways.beginRound()
            let body = runaways.body(around: message(line: 2, column: 34, "cannot find 'a' in scope"), in: outline)
            #expect(body == nil)
        }
        #expect(runaways.abandoned.isEmpty)
    }
}
