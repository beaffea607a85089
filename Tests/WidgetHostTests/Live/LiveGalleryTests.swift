import ExtensionProcess
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// The toggles and buttons of the gallery, on a device with real processes. What they change is in the app group.
@Suite(
    "The gallery under taps", .serialized,
    .enabled("the macros that its previews use are not built") { (try? SDKLocation.find())?.macroPlugin != nil })
struct LiveGalleryTests {
    /// A placed widget of an example.
    private final class Placed {
        let host: WidgetHost
        let gateway: ProcessPool
        let id: InstanceID
        let family: Family
        private let containers: String

        /// - Parameter saved: what the app saved in the app group, by the names of the files.
        init(
            _ example: String, kind: String, _ family: Family, saved: [String: String] = [:]
        ) async throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
            let options = BuildOptions(
                cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
            var built = try WidgetBuilder(sdk: try SDKLocation.find(), options: options)
                .build(try WidgetFolder(at: root + "/Examples/Gallery/" + example)).product
            // Nothing of an earlier run is there.
            let containers = NSTemporaryDirectory() + "tessera-gallery-\(UUID().uuidString)"
            let group = containers + "/groups/group.com.example.gallery"
            try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: true)
            for (name, text) in saved {
                try text.write(toFile: group + "/" + name, atomically: true, encoding: .utf8)
            }
            built.containerFolder = containers
            let host = WidgetHost.patient()
            await host.start()
            let gateway = ProcessPool(built, options: LaunchOptions(timeLimit: .ample))
            try await host.install(Samples.app, name: "Gallery", gateway: gateway)
            guard case .placed(let id) = try await host.send(Samples.place(family, kind: kind)) else {
                throw HostError.invalid("not placed")
            }
            await host.settle()
            (self.host, self.gateway, self.id, self.family) = (host, gateway, id, family)
            self.containers = containers
        }

        deinit { try? FileManager.default.removeItem(atPath: containers) }

        func strings() async throws -> [String] { try await host.tree(of: id).tree?.strings ?? [] }

        /// The states of the toggles, in drawing order.
        func toggles() async throws -> [Bool] {
            try await targets().compactMap { target in
                if case .toggle(_, let isOn) = target.action { isOn } else { nil }
            }
        }

        /// Taps the toggle or button with that number.
        func tap(_ index: Int) async throws {
            let revision = try await host.tree(of: id).revision
            let actions = try await targets().filter { target in
                if case .openApp = target.action { false } else { true }
            }
            try #require(actions.indices.contains(index))
            let frame = actions[index].frame
            let reply = try await host.send(.tap(id, x: frame.midX, y: frame.midY, revision: revision))
            guard case .performed = reply else { throw HostError.invalid("\(reply)") }
            await host.settle()
        }

        private func targets() async throws -> [TapTarget] {
            TapMap(try #require(try await host.tree(of: id).tree), family: family).targets
        }

        func stop() async {
            await host.stop()
            await gateway.shutdown()
        }
    }

    @Test("F-201: a task that is ticked off is no longer counted and moves to the end, and can be taken back")
    func reminders() async throws {
        let widget = try await Placed("Reminders", kind: "Reminders", .systemLarge)
        #expect(try await widget.strings().contains("5"))
        #expect(try await widget.toggles() == [false, false, false, false, false])
        try await widget.tap(0)
        #expect(try await widget.strings().contains("4"))
        #expect(try await widget.toggles() == [false, false, false, false, true])
        #expect(try await widget.strings().contains("Water the plants"))
        try await widget.tap(4)
        #expect(try await widget.strings().contains("5"))
        #expect(try await widget.toggles() == [false, false, false, false, false])
        await widget.stop()
    }

    @Test("What the app saved in the app group is shown in place of the samples")
    func saved() async throws {
        let event = """
            [{"id": "ferry", "title": "Night ferry", "weekdays": [1, 2, 3, 4, 5, 6, 7], "start": 1380, "length": 30,
            "category": "family"}]
            """
        let widget = try await Placed("Calendar", kind: "Calendar", .systemSmall, saved: ["events.json": event])
        #expect(try await widget.strings().contains("Night ferry"))
        await widget.stop()
        let other = try await Placed("Calendar", kind: "Calendar", .systemSmall, saved: ["events.json": "no JSON"])
        #expect(try await other.strings().contains("Stand-up"))
        await other.stop()
    }

    @Test("F-87: the button of an episode and that of a record play and pause", arguments: ["Podcasts", "Music"])
    func play(_ example: String) async throws {
        let widget = try await Placed(example, kind: example, .systemMedium)
        #expect(try await widget.toggles() == [false])
        try await widget.tap(0)
        #expect(try await widget.toggles() == [true])
        try await widget.tap(0)
        #expect(try await widget.toggles() == [false])
        await widget.stop()
    }

    @Test("The button of a photo shows the next one, and after the last the first")
    func photos() async throws {
        let widget = try await Placed("Photos", kind: "Photos", .systemLarge)
        var titles: [String] = []
        for _ in 0...4 {
            titles.append(try #require(try await widget.strings().first))
            try await widget.tap(0)
        }
        #expect(Set(titles).count == 4)
        #expect(titles.first == titles.last)
        await widget.stop()
    }
}
