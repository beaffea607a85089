import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

/// A client with the page's token can send anything, but intents run only for targets of the displayed tree.
@Suite("Forged taps")
struct ForgedTapTests {
    private struct Stage {
        var staged: ScriptedDevice
        var running: TestServer
        var token: String
        var revision: Int

        var first: Int { staged.widgets[0].number }

        func send(_ json: String) async throws -> RawHTTP.Answer { try await running.command(json, token: token) }
    }

    private func onStage(_ body: (Stage) async throws -> Void) async throws {
        let staged = try await ScriptedDevice(widgets: 2)
        try #require(staged.widgets.count == 2)
        try await TestServer.with(staged.device) { running in
            let revision = try await staged.revision(staged.widgets[0])
            try await body(
                Stage(staged: staged, running: running, token: try await running.pageToken(), revision: revision))
        }
        await staged.host.stop()
    }

    private func tap(_ widget: Int, node: String, revision: Int) -> String {
        #"{"name":"tap","widget":\#(widget),"node":"\#(node)","revision":\#(revision)}"#
    }

    @Test("S-PAGE-10: A tap on a target of the displayed tree is performed, with the tree's own parameters")
    func trueTap() async throws {
        try await onStage { stage in
            let answer = try await stage.send(
                tap(stage.first, node: ScriptedDevice.button, revision: stage.revision))
            #expect(answer.status == 200)
            #expect(
                stage.staged.gateway.performed == [
                    .init(typeName: "Buy", parameters: [.init(name: "count", json: "1")])
                ])
        }
    }

    @Test(
        "S-PAGE-10: A tap with a path without a target is rejected",
        arguments: ["2", "0.0", "7", "99.99.99", "0.1.2.3.4.5.6.7", "9223372036854775807"])
    func noTarget(node: String) async throws {
        try await onStage { stage in
            let answer = try await stage.send(tap(stage.first, node: node, revision: stage.revision))
            #expect(answer.status == 409)
            #expect(answer.body.contains("There is no control at this position."))
            #expect(stage.staged.gateway.performed.isEmpty)
        }
    }

    @Test(
        "S-PAGE-10: A tap with a revision that is not displayed, earlier or later, is rejected",
        arguments: [-1, 1, -1_000, 1_000])
    func otherRevision(step: Int) async throws {
        try await onStage { stage in
            for place in [#""node":"0""#, #""x":20,"y":20"#] {
                let answer = try await stage.send(
                    #"{"name":"tap","widget":\#(stage.first),\#(place),"revision":\#(stage.revision + step)}"#)
                #expect(answer.status == 409)
                #expect(answer.body.contains("has changed; try again"))
            }
            #expect(stage.staged.gateway.performed.isEmpty)
        }
    }

    @Test("A tap on an outdated tree is rejected; on the displayed tree it is performed")
    func replacedTree() async throws {
        try await onStage { stage in
            stage.staged.gateway.show("2")
            _ = try await stage.send(#"{"name":"reload","widget":\#(stage.first)}"#)
            await stage.staged.host.settle()
            let stale = try await stage.send(tap(stage.first, node: ScriptedDevice.toggle, revision: stage.revision))
            #expect(stale.status == 409)
            #expect(stage.staged.gateway.performed.isEmpty)
            let now = try await stage.staged.revision(stage.staged.widgets[0])
            #expect(now != stage.revision)
            let fresh = try await stage.send(tap(stage.first, node: ScriptedDevice.toggle, revision: now))
            #expect(fresh.status == 200)
            #expect(stage.staged.gateway.performed.map(\.typeName) == ["Switch"])
        }
    }

    @Test("A tap with the revision of another widget, or on a widget that is not placed, is rejected")
    func otherWidget() async throws {
        try await onStage { stage in
            let other = stage.staged.widgets[1].number
            let mixed = try await stage.send(tap(other, node: ScriptedDevice.button, revision: stage.revision))
            #expect(mixed.status == 409)
            #expect(mixed.body.contains("Widget \(other) has changed; try again"))
            let nobody = try await stage.send(tap(4_711, node: ScriptedDevice.button, revision: stage.revision))
            #expect(nobody.status == 404)
            #expect(nobody.body.contains("There is no widget 4711."))
            _ = try await stage.send(#"{"name":"remove","widget":\#(stage.first)}"#)
            let removed = try await stage.send(tap(stage.first, node: ScriptedDevice.button, revision: stage.revision))
            #expect(removed.status == 404)
            #expect(stage.staged.gateway.performed.isEmpty)
        }
    }

    @Test(
        "S-PAGE-10: A tap with its own intent or parameters is rejected, even though its target exists",
        arguments: [
            #""parameters":[{"name":"count","json":"1000"}]"#, #""count":1000"#, #""intent":"Buy""#,
            #""call":{"typeName":"Erase","parameters":[]}"#, #""isOn":true"#,
        ])
    func ownParameters(extra: String) async throws {
        try await onStage { stage in
            let answer = try await stage.send(
                #"{"name":"tap","widget":\#(stage.first),"node":"0","revision":\#(stage.revision),\#(extra)}"#)
            #expect(answer.status == 400)
            #expect(answer.body.contains("has no parameter"))
            #expect(stage.staged.gateway.performed.isEmpty)
        }
    }
}
