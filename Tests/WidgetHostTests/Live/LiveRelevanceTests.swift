import ExtensionProcess
import ExtensionProtocol
import Foundation
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost

/// A watch's stack over a real extension and a clock that the test moves.
@Suite("Relevance of a real extension", .serialized)
struct LiveRelevanceTests {
    private static let built = Result {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        let options = BuildOptions(
            cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
        return try WidgetBuilder(sdk: try SDKLocation.find(), options: options).build(
            try WidgetFolder(at: root + "/Tests/Fixtures/Relevant")
        ).product
    }

    @Test("F-67, F-69: a widget's relevance() orders the watch's stack and causes timely suggestions")
    func watch() async throws {
        let clock = ManualClock(Samples.start)
        let host = WidgetHost.patient(clock)
        await host.start()
        let gateway = ProcessPool(try Self.built.get(), options: LaunchOptions(timeLimit: .ample))
        try await host.install(Samples.app, name: "App", gateway: gateway)
        let placed = try await host.send(Samples.place(.accessoryRectangular, kind: "Commute", in: .watchSmartStack))
        guard case .placed(let red) = placed else { throw HostError.invalid("not placed") }
        await host.settle()
        #expect(await host.snapshot().stacks.first?.members == [red])

        // From two to three o'clock, the blue line is relevant.
        await clock.advance(to: Samples.start + 125.0.minutes, host)
        let stack = try #require(await host.snapshot().stacks.first)
        #expect(stack.members.count == 2)
        let blue = try #require(stack.members.first { $0 != red })
        let instance = await host.snapshot().instances.first { $0.id == blue }
        #expect(instance?.configuration == [ConfigurationEntry(name: "line", json: "\"blue\"")])
        #expect(try await host.tree(of: blue).tree?.strings == ["blue"])
        #expect(stack.members.first == blue)

        // At work the red one is as relevant; the relevant intent says that a workout is one for the blue line.
        _ = try await host.send(.device(.setCircumstances(DrawingConditions(place: "work", activities: ["workout"]))))
        await host.settle()
        #expect(await host.snapshot().stacks.first?.members.first == blue)
        _ = try await host.send(.layout(.keepSuggestion(blue)))
        await clock.advance(to: Samples.start + 15.0.hours, host)
        _ = try await host.send(.device(.setCircumstances(DrawingConditions(place: "work"))))
        await host.settle()
        #expect(await host.snapshot().stacks.first?.members.first == red)
        await host.stop()
        await gateway.shutdown()
    }
}
