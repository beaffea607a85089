import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import RenderModel
import Testing
import WidgetCompiler

/// Live Activities of a widget that was compiled and runs as an extension.
@Suite(
    "Live Activities",
    .enabled("the macros are not built; run ./dev build") { (try? SDKLocation.find())?.macroPlugin != nil })
struct ActivityTests {
    private static let folder = BuiltFixture.fixtures + "/LiveActivity"

    private func session() throws -> ExtensionProcess {
        ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient)
    }

    private func place(_ presentation: ActivityPresentationName) -> WidgetEnvironment {
        var place = WidgetEnvironment(family: .systemMedium, canvasSize: CGSize(width: 371, height: 160))
        let camera = CGSize(width: 125.33, height: 36.67)
        place.now = 0
        switch presentation {
        case .lockScreen, .standBy, .smartStack:
            place.contentMargins = .init(all: 0)
            place.activity = ActivityPlace(presentation, heights: 84...160)
        case .compact, .minimal, .minimalAttached:
            place.contentMargins =
                presentation == .compact ? .init(top: 6, leading: 8, bottom: 6, trailing: 2) : .init(all: 6)
            place.canvasSize = CGSize(width: 230, height: 36.67)
            place.activity = ActivityPlace(
                presentation, heights: 36.67...36.67, camera: camera, sideWidth: presentation == .compact ? 52.33 : 45)
        case .expanded:
            place.contentMargins = .init(top: 12, leading: 16, bottom: 16, trailing: 16)
            place.cornerRadius = 44
            place.activity = ActivityPlace(presentation, heights: 84...160, camera: camera, sideWidth: 52.33)
        }
        return place
    }

    private func trees(
        _ request: ActivityRequest, _ presentations: [ActivityPresentationName], state: Int = 0
    ) throws -> (reply: ActivityReply, trees: [RenderTree]) {
        let session = try session()
        let reply = try session.activity(request)
        let trees = try session.render(
            RenderRequest(token: reply.token, entries: [state], environments: presentations.map(place)))
        return (reply, trees)
    }

    private func texts(_ node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts) }
        return [content.string]
    }

    private func frame(of text: String, in node: RenderNode) -> CGRect? {
        if case .text(let content) = node.content, content.string == text { return node.frame }
        return node.children.lazy.compactMap { frame(of: text, in: $0) }.first
    }

    @Test("The description lists the activities and those with a Smart Stack layout")
    func description() throws {
        let activities = try session().describe().activities
        #expect(activities.map(\.attributes) == ["FerryAttributes", "QuietAttributes", "TallAttributes"])
        #expect(activities.map(\.typeName) == ["FerryActivity", "QuietActivity", "TallActivity"])
        #expect(activities.map(\.smartStack) == [.small, .none, .none])
    }

    @Test("States of previews are listed once each, regardless of the previewed presentation")
    func previews() throws {
        let session = try session()
        let ferry = try session.activity(ActivityRequest(attributes: "FerryAttributes"))
        #expect(ferry.origin == .previews)
        #expect(ferry.states == [.init(), .init()])
        let tall = try session.activity(ActivityRequest(attributes: "TallAttributes"))
        #expect(tall.states.map(\.age) == [.current, .stale])
        let previews = try session.previews()
        #expect(previews.compactMap(\.presentation) == [.lockScreen, .expanded, .lockScreen, .expanded])
    }

    @Test("A preview of a Live Activity can be drawn on its own")
    func previewEntries() throws {
        let session = try session()
        for index in 0..<4 {
            let reply = try session.previewEntries(index: index, environment: place(.expanded))
            let tree = try #require(
                try session.render(RenderRequest(token: reply.token, environments: [place(.expanded)])).first)
            #expect(tree.size.width == 371)
        }
    }

    @Test(
        "The Lock Screen presentation has its content's height within the limits, and the widget's tint as background")
    func lockScreen() throws {
        let tree = try #require(
            try trees(ActivityRequest(attributes: "FerryAttributes"), [.lockScreen], state: 1).trees.first)
        #expect(texts(tree.root) == ["Aurora", "sailing"])
        #expect(tree.size.width == 371)
        #expect((84...110).contains(tree.size.height))
        #expect(tree.widgetURL == "ferry://lock")
        #expect(tree.root.children.first?.semantics?.marks == .containerBackground)
        #expect(tree.root.children.first?.frame == CGRect(origin: .zero, size: tree.size))
    }

    @Test("The views' environment distinguishes StandBy and the Smart Stack")
    func places() throws {
        let trees = try trees(ActivityRequest(attributes: "FerryAttributes"), [.standBy, .smartStack]).trees
        #expect(texts(trees[0].root) == ["Aurora", "boarding", "From afar"])
        #expect(texts(trees[1].root) == ["Aurora", "boarding", "On the wrist"])
    }

    @Test("Content next to the camera is at the outer edges of two equally wide sides")
    func compact() throws {
        let tree = try #require(
            try trees(ActivityRequest(attributes: "FerryAttributes"), [.compact], state: 1).trees.first)
        #expect(abs(tree.size.height - 36.67) < 0.01)
        #expect(tree.size.width > 125.33 + 2 * 36.67 && tree.size.width <= 230)
        let percent = try #require(frame(of: "50 %", in: tree.root))
        #expect(abs(tree.size.width - 8 - percent.maxX) < 0.4)
        let camera = try #require(tree.root.node("dynamic-island-camera"))
        #expect(abs(camera.midX - tree.size.width / 2) < 0.4)
        #expect(tree.widgetURL == "ferry://Aurora")
    }

    @Test("Too much content next to the camera is truncated at the maximum width")
    func crowded() throws {
        let trees = try trees(ActivityRequest(attributes: "TallAttributes"), [.compact, .minimal]).trees
        #expect(trees[0].size.width > 125.33 + 2 * 37 && trees[0].size.width <= 230)
        #expect(trees[1].size.width > 125.33 + 8 + 37 && trees[1].size.width <= 125.33 + 8 + 45.34)
        #expect(texts(trees[1].root).allSatisfy { $0.hasPrefix("A") })
        let text = try #require(frame(of: texts(trees[0].root)[0], in: trees[0].root))
        #expect(text.minX >= 7.6 && text.maxX <= 52.33)
    }

    @Test("Minimal is a circle next to the camera, or attached to it; an empty one is a circle too")
    func minimal() throws {
        for attributes in ["FerryAttributes", "QuietAttributes"] {
            let trees = try trees(ActivityRequest(attributes: attributes), [.minimal, .minimalAttached]).trees
            #expect(abs(trees[0].size.width - (125.33 + 8 + 37)) < 0.4)
            #expect(abs(trees[1].size.width - (125.33 + 37)) < 0.4)
            #expect(abs(try #require(trees[0].root.node("dynamic-island-camera")).minX) < 0.01)
            #expect(try #require(trees[1].root.node("dynamic-island-camera")).minX >= 36)
        }
    }

    @Test("Regions of the expanded island are next to, between and below the camera")
    func expanded() throws {
        let tree = try #require(
            try trees(ActivityRequest(attributes: "FerryAttributes"), [.expanded], state: 1).trees.first)
        let leading = try #require(frame(of: "Ship", in: tree.root))
        let trailing = try #require(frame(of: "B2", in: tree.root))
        let center = try #require(frame(of: "Aurora", in: tree.root))
        #expect(leading.minX == 16)
        #expect(abs(trailing.maxX - (371 - 16)) < 0.4)
        #expect(leading.maxY < 37 && trailing.maxY < 37)
        #expect(center.minY >= 36.3 && abs(center.midX - 185.5) < 0.4)
        #expect((84...160).contains(tree.size.height))
    }

    @Test("Missing regions take no space")
    func missingRegions() throws {
        let (reply, trees) = try trees(ActivityRequest(attributes: "QuietAttributes", now: 0), [.expanded, .compact])
        #expect(reply.origin == .samples)
        #expect(texts(trees[0].root) == ["Driver name"])
        #expect(trees[0].size.height == 84)
        #expect(texts(trees[1].root).isEmpty)
    }

    @Test("A container background, which only widgets have, is not drawn in the island")
    func containerBackground() throws {
        let tree = try trees(ActivityRequest(attributes: "TallAttributes"), [.expanded]).trees[0]
        #expect(!tree.root.children.contains { $0.semantics?.marks.contains(.containerBackground) ?? false })
    }

    @Test("Content beyond the height limit is clipped and reported, in every presentation that grows")
    func truncation() throws {
        for presentation in [ActivityPresentationName.lockScreen, .expanded] {
            let low = try trees(ActivityRequest(attributes: "TallAttributes"), [presentation]).trees[0]
            #expect(!low.diagnostics.contains { $0.code == .invalidGeometry })
            let high = try trees(ActivityRequest(attributes: "TallAttributes"), [presentation], state: 1).trees[0]
            #expect(high.size.height == 160)
            let said = try #require(high.diagnostics.first { $0.code == .invalidGeometry })
            #expect(said.message.contains("160 points"))
        }
    }

    @Test("The views' context is stale after the stale date")
    func stale() throws {
        let request = ActivityRequest(attributes: "FerryAttributes", age: .stale)
        let (reply, trees) = try trees(request, [.lockScreen])
        #expect(reply.states.map(\.age) == [.stale, .stale])
        #expect(texts(trees[0].root) == ["Aurora", "No news"])
    }

    @Test("Values from a file take precedence over previews; dates are numbers or ISO 8601")
    func given() throws {
        let states = [
            ActivityRequest.State(
                name: "late", attributes: #"{"ship": "Nova"}"#,
                state: #"{"phase": "moored", "progress": 1, "arrival": "2026-12-25T08:00:00Z"}"#, age: .stale),
            ActivityRequest.State(
                name: "", attributes: #"{"ship": "Luna"}"#,
                state: #"{"phase": "boarding", "progress": 0, "arrival": 12, "gate": "C1"}"#),
        ]
        let request = ActivityRequest(attributes: "FerryAttributes", states: states)
        let (reply, trees) = try trees(request, [.lockScreen], state: 1)
        #expect(reply.origin == .given)
        #expect(reply.states == [.init(name: "late", age: .stale), .init()])
        #expect(texts(trees[0].root) == ["Luna", "boarding"])
    }

    @Test(
        "Values that the types reject are reported",
        arguments: [
            (#"{}"#, #"{"phase": "boarding", "progress": 0, "arrival": 12}"#, "attributes has no value for “ship”"),
            (#"{"ship": "x"}"#, #"{"phase": "boarding", "arrival": 12}"#, "state has no value for “progress”"),
            (#"{"ship": "x"}"#, #"{"phase": "flying", "progress": 0, "arrival": 12}"#, "state.phase"),
            (#"{"ship": "x"}"#, #"{"phase": "boarding", "progress": "much", "arrival": 12}"#, "state.progress"),
            (#"{"ship": "x"}"#, #"{"phase": "boarding", "progress": 0, "arrival": "soon"}"#, "“soon” is not a date"),
        ])
    func rejected(attributes: String, state: String, words: String) throws {
        let request = ActivityRequest(
            attributes: "FerryAttributes",
            states: [ActivityRequest.State(name: "", attributes: attributes, state: state)])
        let error = #expect(throws: ExtensionError.self) { try session().activity(request) }
        guard case .rejected(let failure) = error else {
            Issue.record("unexpected error \(String(describing: error))")
            return
        }
        #expect(failure.reason == .invalidActivity)
        #expect(failure.message.contains(words))
    }

    @Test("An activity that the extension does not have is reported")
    func unknown() throws {
        let error = #expect(throws: ExtensionError.self) {
            try session().activity(ActivityRequest(attributes: "Bus"))
        }
        guard case .rejected(let failure) = error else {
            Issue.record("unexpected error \(String(describing: error))")
            return
        }
        #expect(failure.reason == .unknownActivity)
        #expect(failure.message.contains("FerryAttributes"))
    }

    @Test("Sample values follow the types and are reported as such")
    func samples() throws {
        let (reply, trees) = try trees(ActivityRequest(attributes: "QuietAttributes", now: 0), [.lockScreen])
        #expect(texts(trees[0].root) == ["Driver name 7 3"])
        #expect(reply.diagnostics.contains { $0.message.contains("generated") })
    }
}

extension RenderNode {
    /// The frame of the node with an identifier.
    fileprivate func node(_ identifier: String) -> CGRect? {
        if semantics?.identifier == identifier { return frame }
        return children.lazy.compactMap { $0.node(identifier) }.first
    }
}
