import Foundation
import Testing
import WidgetHost
import WidgetVocabulary

@testable import TesseraCommands

@Suite("The stored device of a preview")
struct PreviewStoreTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Creates a device that was last changed some seconds ago.
    private func store(_ extensions: [String], _ age: TimeInterval) throws -> String {
        let path = PreviewStore.path(in: scratch.path, of: extensions)
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
        return path
    }

    private func earlier(than extensions: [String]) -> String? {
        PreviewStore.earlier(in: scratch.path, than: extensions)?.path
    }

    @Test("The order of extensions does not matter")
    func order() {
        #expect(PreviewStore.path(in: "f", of: ["a", "b"]) == PreviewStore.path(in: "f", of: ["b", "a"]))
        #expect(PreviewStore.path(in: "f", of: ["a", "b"]) != PreviewStore.path(in: "f", of: ["a"]))
    }

    @Test("With an added extension, the device of the others is continued")
    func added() throws {
        #expect(earlier(than: ["a"]) == nil)
        let first = try store(["a"], 100)
        #expect(earlier(than: ["a"]) == nil)
        #expect(earlier(than: ["b", "a"]) == first)
        #expect(earlier(than: ["c", "b", "a"]) == first)
        #expect(earlier(than: ["b", "c"]) == nil)
    }

    @Test("The largest part is preferred, then the one that was changed last")
    func preference() throws {
        _ = try store(["c"], 1)
        let pair = try store(["a", "b"], 100)
        #expect(earlier(than: ["a", "b", "c"]) == pair)
        let newer = try store(["b", "c"], 50)
        #expect(earlier(than: ["a", "b", "c"]) == newer)
    }

    @Test("Of a great number of extensions, the largest parts are searched")
    func many() throws {
        let names = (0..<60).map { "extension \($0)" }
        let most = try store(Array(names.dropLast()), 1)
        #expect(earlier(than: names) == most)
        #expect(earlier(than: names + ["x", "y"]) == nil)
    }

    // MARK: Identifiers

    private static func extensions(_ identities: String...) -> [PreviewedExtension] {
        identities.map { PreviewedExtension(identity: $0, name: String($0.split(separator: "/").last ?? "")) }
    }

    @Test("Extensions of one name have the same identifiers in every order on the command line")
    func identifiers() {
        func names(_ identities: String...) -> [String: String] {
            let extensions = identities.flatMap { Self.extensions($0) }
            return Dictionary(
                uniqueKeysWithValues: zip(identities, PreviewedExtension.ids(of: extensions).map(\.name)))
        }
        let expected = ["y/Widget": "Widget", "z/Widget": "Widget 2", "a/Clock": "Clock"]
        #expect(names("y/Widget", "z/Widget", "a/Clock") == expected)
        #expect(names("a/Clock", "z/Widget", "y/Widget") == expected)
        #expect(names("x/Widget", "y/Widget", "z/Widget 2")["y/Widget"] == "Widget 3")
        let twice = PreviewedExtension.ids(of: Self.extensions("y/Widget", "y/Widget"))
        #expect(twice.map(\.name) == ["Widget", "Widget 2"])
    }

    /// Stores a device with a widget of each extension, whose kind is the extension's identity.
    private func store(_ extensions: [PreviewedExtension]) async throws {
        let path = PreviewStore.path(in: scratch.path, of: extensions.map(\.identity))
        var changes = [StoreChange.layout(HostState())]
        for (index, id) in PreviewedExtension.ids(of: extensions).enumerated() {
            changes.append(.installed(InstalledExtension(id: id, name: extensions[index].name)))
            changes.append(
                .instance(
                    WidgetInstance(
                        id: InstanceID(index + 1), extensionID: id, kind: extensions[index].identity,
                        family: .systemSmall)))
        }
        try await SQLiteStore(path: path).save(changes)
    }

    /// The identifiers of the extensions of stored widgets, by the widgets' kinds.
    private static func owners(_ store: any HostStore) async throws -> [String: String] {
        let instances = try await store.load()?.state.instances.values.map { ($0.kind, $0.extensionID.name) }
        return Dictionary(uniqueKeysWithValues: instances ?? [])
    }

    @Test("Copied widgets belong to the same extensions, although an added one changes the numbers")
    func renumbered() async throws {
        try await store(Self.extensions("y/Widget", "z/Widget"))
        let extensions = Self.extensions("z/Widget", "a/Widget", "y/Widget")
        let opening = try await PreviewStore.open(in: scratch.path, for: extensions) { Issue.record("\($0)") }
        #expect(PreviewedExtension.ids(of: extensions).map(\.name) == ["Widget 3", "Widget", "Widget 2"])
        #expect(try await Self.owners(opening.store) == ["y/Widget": "Widget 2", "z/Widget": "Widget 3"])
        let installed = try await opening.store.load()?.state.extensions.keys.map(\.name).sorted()
        #expect(installed == ["Widget 2", "Widget 3"])
    }

    // MARK: Copies

    @Test("While another preview uses the earlier device, nothing is stored, and the next preview copies it")
    func inUse() async throws {
        let first = Self.extensions("y/Clock")
        let both = Self.extensions("y/Clock", "z/Widget")
        try await store(first)
        do {
            let other = try SQLiteStore(path: PreviewStore.path(in: scratch.path, of: first.map(\.identity)))
            await #expect(throws: CommandFailure.self) {
                _ = try await PreviewStore.open(in: scratch.path, for: both) { Issue.record("\($0)") }
            }
            withExtendedLifetime(other) {}
        }
        // The empty file that the failure left is neither taken for a device nor copied into a larger one.
        do {
            let opening = try await PreviewStore.open(
                in: scratch.path, for: both + Self.extensions("a/Text")
            ) { Issue.record("\($0)") }
            #expect(try await Self.owners(opening.store) == ["y/Clock": "Clock"])
        }
        let opening = try await PreviewStore.open(in: scratch.path, for: both) { Issue.record("\($0)") }
        #expect(try await Self.owners(opening.store) == ["y/Clock": "Clock"])
    }
}
