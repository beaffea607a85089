import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost

/// A toggle of a real extension looks the same before and after its intent is performed.
@Suite("Toggles of a real extension", .serialized)
struct LiveToggleTests {
    private static let built = Result {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        let options = BuildOptions(
            cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
        return try WidgetBuilder(sdk: try SDKLocation.find(), options: options).build(
            try WidgetFolder(at: root + "/Tests/PreviewServerTests/Fixtures/Board")
        ).product
    }

    private static func toggle(_ node: RenderNode, _ path: [Int] = []) -> (path: NodePath, node: RenderNode)? {
        if case .toggle = node.semantics?.interaction { return (NodePath(path), node) }
        return node.children.enumerated().lazy.compactMap { toggle($0.element, path + [$0.offset]) }.first
    }

    @Test("F-87: a toggle's alternative drawing equals the widget's drawing after its intent")
    func foreseen() async throws {
        let host = WidgetHost.patient()
        await host.start()
        let gateway = ProcessPool(try Self.built.get(), options: LaunchOptions(timeLimit: .ample))
        try await host.install(Samples.app, name: "App", gateway: gateway)
        let widgets = try #require(await host.gallery(for: .homeScreen).apps.first?.groups)
        var found: (id: InstanceID, shown: ShownWidget)?
        for group in widgets where found == nil {
            for family in group.families where found == nil {
                guard case .placed(let id) = try await host.send(Samples.place(family, kind: group.kind)) else {
                    continue
                }
                await host.settle()
                let shown = try await host.tree(of: id)
                if let tree = shown.tree, Self.toggle(tree.root) != nil { found = (id, shown) }
            }
        }
        let (id, shown) = try #require(found)
        let tree = try #require(shown.tree)
        let (path, before) = try #require(Self.toggle(tree.root))
        guard case .toggle(_, let isOn) = before.semantics?.interaction else { return }
        let foreseen = try #require(tree.settingToggles([path: !isOn]).node(at: path))
        #expect(foreseen.children != before.children)

        _ = try await host.send(.activate(id, path, revision: shown.revision))
        await host.settle()
        var after = try #require(try await host.tree(of: id).tree?.node(at: path))
        #expect(after.semantics?.otherState != nil)
        after.semantics?.otherState = nil
        #expect(after == foreseen)
        await host.stop()
        await gateway.shutdown()
    }
}
