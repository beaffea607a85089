import Foundation
import TestSupport
import Testing

@testable import ExtensionHost

@Suite("The effort of a check")
struct BuildEffortTests {
    @Test("Programs that use no processor time take nothing of the effort")
    func waiting() {
        let effort = BuildEffort(limit: 10)
        effort.begin()
        effort.end(processorTime: 0)
        #expect(effort.left == 10)
    }

    @Test("Programs that run at once count when the last one has ended, by the clock")
    func parallel() {
        let effort = BuildEffort(limit: 10)
        effort.begin()
        effort.begin()
        effort.end(processorTime: 1000)
        #expect(effort.left == 10)
        effort.end(processorTime: 1000)
        #expect(effort.left < 10)
        #expect(effort.left > 0)
    }

    @Test("An effort that is used up has nothing left, not less")
    func empty() {
        let effort = BuildEffort(limit: 0)
        effort.begin()
        effort.end(processorTime: .infinity)
        #expect(effort.left == 0)
    }

    @Test("Without effort left, the search for a part ends before it starts a compiler")
    func part() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI", to: "W/A.swift")
        let prepared = try PreparedSources(try WidgetFolder(at: folder.path + "/W"), platform: .iOS, role: .fragment)
        var options = BuildOptions()
        options.compiler = folder.path + "/not-there"
        var builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path), options: options)
        builder.effort = BuildEffort(limit: 0)
        var part = PartialSources(
            prepared, builder: builder, sdk: builder.sdk, modules: [], absent: [], scratch: folder.path,
            isThorough: false)
        #expect(throws: BuildError.partTimedOut(seconds: 0)) { _ = try part.complete() }
        builder.effort = BuildEffort(limit: 5)
        part = PartialSources(
            prepared, builder: builder, sdk: builder.sdk, modules: [], absent: [], scratch: folder.path,
            isThorough: false)
        #expect(throws: BuildError.compilerMissing(options.compiler)) { _ = try part.complete() }
    }
}

@Suite("Expressions that the compiler abandons")
struct RunawayExpressionTests {
    private let text = SourceText(
        Array(
            """
            struct V: View {
                var body: some View { Text(a + b) }
                func sum() -> [Int] { [a] + c }
            }

            """.utf8))

    private func message(line: Int, column: Int, _ text: String? = nil) -> CompilerMessage {
        CompilerMessage(
            severity: .error, file: "A.swift", line: line, column: column,
            message: text
                ?? "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
                + "expression into distinct sub-expressions")
    }

    @Test("The body around an expression is emptied when the compiler abandons it again, not at first")
    func again() throws {
        var runaways = RunawayExpressions()
        let outline = SourceOutline(text)
        let view = message(line: 2, column: 34)
        let first = runaways.edit(for: view, in: outline)
        #expect(first == nil)
        #expect(runaways.abandoned.isEmpty)
        var repair = SourceRepair(text)
        let emptied = runaways.edit(for: view, in: outline)
        repair.replace(try #require(emptied))
        let function = message(line: 3, column: 31)
        let other = runaways.edit(for: function, in: outline)
        #expect(other == nil)
        let second = runaways.edit(for: function, in: outline)
        repair.replace(try #require(second))
        #expect(runaways.abandoned == [view, function])
        let repaired = String(decoding: repair.repaired, as: UTF8.self)
        #expect(repaired.contains("var body: some View { \(SourceRepair.view)() }"), "\(repaired)")
        #expect(repaired.contains("func sum() -> [Int] { Swift.fatalError() }"), "\(repaired)")
    }

    @Test("Other errors leave the body as it is")
    func others() {
        var runaways = RunawayExpressions()
        let outline = SourceOutline(text)
        for _ in 0..<3 {
            let edit = runaways.edit(for: message(line: 2, column: 34, "cannot find 'a' in scope"), in: outline)
            #expect(edit == nil)
        }
        #expect(runaways.abandoned.isEmpty)
    }
}
