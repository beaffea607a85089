import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Omissions of one round")
struct PartialRoundTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// - Parameter rounds: what the compiler says in each, with the part of the source that it points to first.
    private func left(of source: String, _ rounds: [(part: String, message: String)]...) throws -> String {
        try folder.write(source, to: "W/A.swift")
        let prepared = try PreparedSources(try WidgetFolder(at: folder.path + "/W"), platform: .iOS, role: .fragment)
        let builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path), options: BuildOptions())
        var partial = PartialSources(
            prepared, builder: builder, sdk: builder.sdk, modules: [], absent: [],
            share: BuildTimeBudget(limit: 60).share(), scratch: folder.path, isThorough: false)
        for round in rounds {
            let file = partial.sources.files[0]
            let lines = String(decoding: file.rewritten ?? file.content, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            let errors = try round.map { part, message in
                let line = try #require(lines.firstIndex { $0.contains(part) })
                let start = try #require(lines[line].range(of: part)).lowerBound
                return CompilerMessage(
                    severity: .error, file: file.path, line: line + 1,
                    column: lines[line].utf8.distance(from: lines[line].startIndex, to: start) + 1, message: message)
            }
            _ = partial.answer(errors)
        }
        let file = partial.sources.files[0]
        return String(decoding: file.rewritten ?? file.content, as: UTF8.self)
    }

    private func unknown(_ name: String) -> (part: String, message: String) {
        (name, "cannot find '\(name)' in scope")
    }

    private func uninferred(_ name: String) -> (part: String, message: String) {
        ("." + name, "cannot infer contextual base in reference to member '\(name)'")
    }

    @Test("Modifiers whose members cannot be inferred only because of an unknown view are kept")
    func followers() throws {
        let view = "struct V: View { var body: some View { Far(s).background(.white, for: .widget) } }"
        let left = try left(of: view, [unknown("Far"), uninferred("white"), uninferred("widget")])
        #expect(left == view.replacing("Far(s)", with: "EmptyView()"))
        let around = "struct V: View { var body: some View { VStack(alignment: .leading) { Far() }.padding(.top) } }"
        let second = try self.left(of: around, [uninferred("leading"), uninferred("top"), unknown("Far")])
        #expect(second == around.replacing("Far()", with: "EmptyView()"))
    }

    @Test("Several unknown names of a body are removed in one round")
    func names() throws {
        let view = "struct V: View { var body: some View { VStack { Far(); Near().bold(); Text(a) } } }"
        #expect(
            try left(of: view, [unknown("Far"), unknown("Near")])
                == view.replacing("Far()", with: "EmptyView()").replacing("Near()", with: "EmptyView()"))
    }

    @Test("A modifier whose member cannot be inferred is removed if nothing else of the body is")
    func inferred() throws {
        let view = "struct V: View { var body: some View { Text(a).far(.white).near(.top).bold() } }"
        #expect(
            try left(of: view, [uninferred("white"), uninferred("top")])
                == view.replacing(".far(.white).near(.top)", with: ""))
    }
}
