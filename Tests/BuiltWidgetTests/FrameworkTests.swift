import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import RenderModel
import Testing

/// Apple's frameworks other than SwiftUI, seen through widgets that use them.
@Suite("Frameworks in widgets")
struct FrameworkTests {
    private static let folder = BuiltFixture.fixtures + "/Frameworks"

    /// The lines of text that the widget of a kind shows.
    private func lines(of kind: String, in folder: String = folder) throws -> [String] {
        let session = ExtensionProcess(try BuiltFixture.build(folder), options: .patient)
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: .small))
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        return texts(of: tree.root)
    }

    private func texts(of node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts(of:)) }
        return [content.string]
    }

    @Test("Combine: publishers run, schedulers deliver on the main queue, observable objects announce changes")
    func combine() throws {
        #expect(try lines(of: "Combine") == ["root 3, 2 changes"])
    }

    @Test("Phone services: the keychain stores items, sound is silent, settings are read by key")
    func deviceServices() throws {
        #expect(
            try lines(of: "DeviceServices") == ["true 0 true new 0", "true true Rain", "7", "1000000"])
    }

    @Test("The keychain reports requests for missing items")
    func emptyKeychain() throws {
        let session = ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient)
        let request = EntriesRequest(kind: "DeviceServices", purpose: .timeline, environment: .small)
        let notes = try session.entries(request).diagnostics.filter { $0.subject == "SecItemCopyMatching" }
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message.contains("no item for “weather, token”") == true)
    }

    @Test("UIKit and WatchKit: fonts, drawn images, asset names, casts to Foundation's classes, a watch's device")
    func phoneKits() throws {
        #expect(
            try lines(of: "PhoneKits") == [
                "17 bold 20", "Georgia nil", "20 x 10 at 2, 10 x 10", "8 x 4", "responsive", "3 1", "198", "true 1.5",
                "forty-two pluie",
            ])
    }

    @Test("Views of app libraries: separate subviews, gestures, publishers, reversed paths; text fields are not drawn")
    func appViews() throws {
        #expect(
            try lines(of: "AppViews") == ["one", "-", "two", "2 of 10 x 2"])
    }

    @Test("A canvas draws paths, text and symbols, a timeline view shows its date, UIKit's names need no import")
    func drawing() throws {
        #expect(try lines(of: "Drawing") == ["9:20", "o", "0 true"])
        let session = ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient)
        let reply = try session.entries(EntriesRequest(kind: "Drawing", purpose: .timeline, environment: .small))
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        #expect(tree.diagnostics.isEmpty)
        func effects(_ node: RenderNode) -> [Effect] {
            var own: [Effect] = []
            if case .effect(let effect) = node.content { own = [effect] }
            return own + node.children.flatMap(effects)
        }
        let turns = effects(tree.root).compactMap { if case .transform(let transform) = $0 { transform } else { nil } }
        // Twenty minutes are 120 degrees.
        #expect(turns.map { ($0.a * 100).rounded() } == [-50])
        let radii = effects(tree.root).compactMap { if case .shadow(_, let radius, _) = $0 { radius } else { nil } }
        #expect(radii.map { ($0 * 100).rounded() } == [200])
    }

    @Test("Assets are members of the color and image types, and images drawn in code are part of the tree")
    func assetSymbols() throws {
        let session = ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient)
        let reply = try session.entries(
            EntriesRequest(kind: "PhoneKits", purpose: .timeline, environment: .small))
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        #expect(tree.diagnostics.filter { $0.severity == .error } == [])
        #expect(tree.dump.contains("#336699"))
        #expect(tree.dump.contains("#FF8000"))
    }

    @Test("SwiftUI may be imported as SwiftUICore; a folder is a debug build and cannot import the host's modules")
    func names() throws {
        #expect(try lines(of: "Names") == ["named", "debugging"])
    }

    @Test("Core Data: classes come from the data model and the sources; the widget's own objects are fetched")
    func storedObjects() throws {
        #expect(
            try lines(of: "StoredObjects") == [
                "0 before", "Rose 3 02-29", "Thyme 7 none", "2 in A & B", "A & B x.y true", "3 kinds", "Rose of 1",
            ])
    }

    @Test("Core Data: generated, completed and manual classes, with subclasses and hidden initializers")
    func dataModelClasses() throws {
        let folder = BuiltFixture.fixtures + "/Orchard"
        #expect(
            try lines(of: "Orchard", in: folder) == [
                "Apple apple 1.5", "Pear pear 4.0", "true red-old", "250 g", "3.0 2.0", "2 of pear", "2 ids",
            ])
    }

    @Test("Core Data reports once that the app's store does not exist")
    func emptyStore() throws {
        let session = ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient)
        let request = EntriesRequest(kind: "StoredObjects", purpose: .timeline, environment: .small)
        let notes = try session.entries(request).diagnostics.filter { $0.subject == "Core Data" }
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message.contains("Garden.sqlite contains only what the widget saves") == true)
        #expect(notes.first?.message.contains("none of the app's objects (Bed, Plant, Visit).") == true)
        #expect(try session.entries(request).diagnostics.allSatisfy { $0.subject != "Core Data" })
    }

    @Test("SwiftData: unique groups of properties, an actor with its own context, denied deletions")
    func keptModels() throws {
        let folder = BuiltFixture.fixtures + "/StoredModels"
        #expect(try lines(of: "KeptModels", in: folder) == ["2 kept", "the first at Lake", "stays"])
    }

    @Test("SwiftData: models are stored, fetched in order, and keep both ends of relationships consistent")
    func storedModels() throws {
        let folder = BuiltFixture.fixtures + "/StoredModels"
        #expect(
            try lines(of: "StoredModels", in: folder) == ["0 before", "Bread, Milk", "two of Milk", "nothing"])
    }
}
