import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost

@Suite("Limits of iOS")
struct PhoneLimitTests {
    private func runner(_ facts: @escaping @Sendable (Int) -> DrawingFacts) -> MachineRunner {
        var runner = MachineRunner(provider: MachineRunner.every(600))
        runner.drawer = { order throws(GatewayFailure) in order.entries.map(facts) }
        return runner
    }

    @Test("An image beyond 2.2 by 2.0 widgets is reported with its size and the limit")
    func pictureArea() throws {
        // 158 points at three pixels each: 474 * 474 * 4.4 = 988,574 pixels.
        for (width, isGray) in [(988, false), (989, true)] {
            var runner = runner {
                DrawingFacts(
                    entry: $0, byteCount: 10, largestPicture: .init(name: "sky", width: width, height: 1_000))
            }
            let id = try runner.place()
            let reasons = runner.instance(id).schedule.grayReasons
            #expect(reasons.isEmpty != isGray)
            if isGray {
                #expect(reasons[0].contains("'sky' has 989 by 1000 pixels"))
                #expect(reasons[0].contains("988574 pixels"))
            }
        }
    }

    @Test("A drawn timeline beyond 10 MB is reported with its size")
    func archive() throws {
        var runner = runner { DrawingFacts(entry: $0, byteCount: 11 << 20) }
        let id = try runner.place()
        #expect(runner.instance(id).schedule.grayReasons.first?.contains("has 11.0 MB") == true)
    }

    @Test("A view without a container background is reported, except in accessory families")
    func background() throws {
        var runner = runner { DrawingFacts(entry: $0, byteCount: 10, hasContainerBackground: false) }
        let id = try runner.place()
        let circular = try runner.place(Samples.place(.accessoryCircular))
        #expect(runner.instance(id).schedule.grayReasons.first?.contains("containerBackground(for: .widget)") == true)
        #expect(runner.instance(circular).schedule.grayReasons.isEmpty)
    }

    @Test("A widget without any timeline reports why, until it has one")
    func neverLoaded() throws {
        var runner = MachineRunner { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "out of memory") }
        let id = try runner.place()
        #expect(runner.instance(id).schedule.grayReasons == ["no timeline was ever received: out of memory"])
        #expect(runner.log(of: id).contains(.gray(reason: "out of memory")))
        runner.provider = MachineRunner.every(15)
        runner.run(60.0.minutes)
        #expect(runner.instance(id).schedule.grayReasons.isEmpty)
        #expect(runner.instance(id).schedule.generation > 0)
    }

    @Test("A kind or family that a new build no longer has is reported; its content stays")
    func lostKind() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let weather = try runner.place()
        let tides = try runner.place(Samples.place(.systemMedium, kind: "Tides"))
        var onlySmall = Samples.tides
        onlySmall.families = [.systemSmall]
        runner.handle(.installed(Samples.app, name: "Weather", ExtensionDescription(widgets: [onlySmall])))
        #expect(runner.instance(weather).schedule.grayReasons == ["the app no longer has a widget of kind 'Weather'"])
        #expect(runner.instance(tides).schedule.grayReasons.first?.contains("systemMedium") == true)
        #expect(runner.instance(weather).schedule.shown == 0)
        runner.run(60.0.minutes)
        #expect(runner.timelineRequests(of: weather).count == 1)
    }

    @Test("An extension beyond iOS's memory limit is reported once, with its size")
    func memory() throws {
        var runner = runner { DrawingFacts(entry: $0, byteCount: 10) }
        let id = try runner.place()
        runner.handle(.memory(Samples.app, bytes: 20 << 20))
        #expect(runner.instance(id).schedule.grayReasons.isEmpty)
        runner.handle(.memory(Samples.app, bytes: 45 << 20))
        runner.handle(.memory(Samples.app, bytes: 46 << 20))
        #expect(
            runner.instance(id).schedule.grayReasons == [
                "the extension uses 46 MB of memory; iOS terminates it at 30 MB"
            ])
    }

    @Test("A timeline that is too large is not drawn completely")
    func stopsDrawing() throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            let start = now.timeIntervalSinceReferenceDate
            return EntriesReply(token: 1, entries: (0..<200).map { .init(date: start + Double($0) * 600) })
        }
        let drawn = Counter()
        runner.drawer = { order throws(GatewayFailure) in
            order.entries.map { entry in
                _ = drawn.next()
                return DrawingFacts(entry: entry, byteCount: 4 << 20)
            }
        }
        let id = try runner.place()
        #expect(drawn.count == 18, "the placeholder, the first entry and one piece of sixteen")
        #expect(runner.instance(id).schedule.generation == 1)
        #expect(!runner.machine.isLoading(id))
    }

    @Test("A tree's facts are its largest image, its background and its findings")
    func facts() {
        var tree = Trees.tree(
            [Trees.text("a")],
            images: [Trees.image("small", width: 10, height: 10), Trees.image("large", width: 20, height: 10)])
        tree.diagnostics = [
            Diagnostic(.warning, .missingSymbol, subject: "sun.maxx", message: "no drawing"),
            Diagnostic(.note, .noEffect, subject: "onDisappear", message: "never runs"),
        ]
        let facts = DrawingFacts(tree, entry: 3, byteCount: 7)
        #expect(facts.largestPicture == .init(name: "large", width: 20, height: 10))
        #expect(facts.hasContainerBackground)
        #expect(facts.findings == ["sun.maxx: no drawing"])
    }
}
