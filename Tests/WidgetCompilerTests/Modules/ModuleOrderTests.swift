import Foundation
import HostTestSupport
import Synchronization
import Testing

@testable import WidgetCompiler

/// Which modules of a project are compiled when, with a script in the compiler's place.
@Suite("The order of modules")
struct ModuleOrderTests {
    private let folder: TemporaryFolder
    private let calls: String
    private var options: BuildOptions

    init() throws {
        folder = try TemporaryFolder()
        calls = folder.path + "/calls"
        let script = """
            while [ $# -gt 0 ]; do
                case "$1" in -module-name) name=$2;; -o) out=$2;; esac
                shift
            done
            echo "$name" >> '\(calls)'
            case "$name" in *Slow*) sleep 0.3;; esac
            case "$name" in *Bad) echo "/a/$name.swift:1:1: error: it is bad"; exit 1;; esac
            : > "$out"
            """
        options = BuildOptions(
            cacheFolder: folder.path + "/cache", compiler: try folder.script(script), timeLimit: .ample)
        // The script writes to a file that no compiler may write.
        options.confinement = .none
    }

    private func library(_ name: String, imports: [String]) throws -> LibraryModule {
        let place = "Libraries/\(name)/\(name).swift"
        try folder.write(imports.map { "import \($0)\n" }.joined(), to: place)
        var content = WidgetFolder(path: folder.path + "/Libraries/" + name, name: name)
        content.addMember(folder.path + "/" + place)
        return LibraryModule(name: name, content: content)
    }

    /// The modules that sources need which import all of them.
    private func graph(_ imports: [String: [String]], _ builder: WidgetBuilder) throws -> ModuleGraph {
        try folder.write(imports.keys.sorted().map { "import \($0)\n" }.joined(), to: "Widget/Widget.swift")
        var widget = try WidgetFolder(at: folder.path + "/Widget")
        widget.libraries = try imports.map { try library($0.key, imports: $0.value) }
        let sources = try PreparedSources(widget, platform: .iOS, role: .fragment)
        return try builder.moduleGraph(of: widget, sources, sdk: builder.sdk, toolchain: nil)
    }

    private func builder(_ report: @escaping @Sendable (BuildProgress) -> Void = { _ in }) -> WidgetBuilder {
        WidgetBuilder(sdk: SDKLocation(folder: folder.path), options: options, report: report)
    }

    private func compiled() -> [String] {
        ((try? String(contentsOfFile: calls, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    @Test("A module waits for its transitive imports, and for no others")
    func needs() throws {
        let graph = try graph(
            ["Base": [], "Left": ["Base"], "Right": [], "Top": ["Left", "Right"], "Under": ["Top"]], builder())
        #expect(graph.modules.map(\.library.name) == ["Base", "Left", "Right", "Top", "Under"])
        #expect(graph.needs == [[], [0], [], [0, 1, 2], [0, 1, 2, 3]])
    }

    @Test("Modules in an import cycle do not wait for later ones")
    func circle() throws {
        let graph = try graph(["A": ["B"], "B": ["A"]], builder())
        #expect(graph.modules.map(\.library.name) == ["B", "A"])
        #expect(graph.needs == [[], [0]])
    }

    @Test("Each module is compiled once, after its dependencies, reported when it starts, and found again")
    func progress() throws {
        let reported = Mutex<[BuildProgress]>([])
        let builder = builder { step in reported.withLock { $0.append(step) } }
        let graph = try graph(["SlowBase": [], "Left": ["SlowBase"], "Right": [], "Top": ["Left", "Right"]], builder)
        let built = try builder.build(graph)
        #expect(built.map(\.name) == graph.modules.map(\.library.name))
        let order = compiled()
        #expect(order.sorted() == ["Left", "Right", "SlowBase", "Top"])
        #expect(order.last == "Top")
        let base = try #require(order.firstIndex(of: "SlowBase"))
        #expect(base < (try #require(order.firstIndex(of: "Left"))))
        let steps = reported.withLock { $0 }
        let numbers = steps.compactMap { step -> Int? in
            guard case .compiling(_, let number, 4) = step else { return nil }
            return number
        }
        #expect(numbers.sorted() == [1, 2, 3, 4])
        #expect(try builder.build(graph) == built)
        #expect(compiled().count == 4)
        #expect(reported.withLock { $0 } == steps)
    }

    @Test("A module depends only on its imports, so that others may change")
    func digests() throws {
        let first = try builder().build(try graph(["Base": [], "Left": ["Base"], "Right": []], builder()))
        let second = try builder().build(try graph(["Base": [], "Left": ["Base"], "Right": ["Swift"]], builder()))
        #expect(first[..<2] == second[..<2])
        #expect(first[2] != second[2])
        #expect(compiled().count == 4)
    }

    @Test(
        "Of several failing modules, the first in the graph is reported, regardless of its duration", arguments: 0..<3)
    func failure(round: Int) throws {
        let builder = builder()
        let graph = try graph(["ASlowBad": [], "BBad": [], "C": ["BBad"]], builder)
        let failure = #expect(throws: BuildError.self) { try builder.build(graph) }
        guard case .compile(let messages) = failure else {
            Issue.record("\(failure.debugDescription)")
            return
        }
        #expect(messages.map(\.file) == ["/a/ASlowBad.swift"])
        #expect(!compiled().contains("C"))
    }
}
