import ExtensionProtocol
import Foundation
import Testing
import WidgetHost

@testable import PreviewServer

@Suite("Timelines of previews for the page")
struct PreviewSourceTests {
    private func onDevice(_ body: (SimulatedDevice) async throws -> Void) async throws {
        let staged = try await ScriptedDevice(widgets: 0)
        try await body(staged.device)
        await staged.host.stop()
    }

    @Test("The previews of widgets are listed with their source, place and appearances")
    func list() async throws {
        try await onDevice { device in
            let answer = try await device.previews()
            #expect(answer.notes.isEmpty)
            #expect(answer.previews.map(\.name) == ["Day"])
            let preview = try #require(answer.previews.first)
            #expect(preview.source == "App/Staged.swift:3")
            #expect(preview.place == "Home Screen")
            #expect(preview.family == "systemSmall")
            #expect(preview.appearances.map(\.name) == ["light", "dark", "tinted", "clear"])
        }
    }

    @Test("A request draws some entries from the first, each with the transition from the one before")
    func entries() async throws {
        try await onDevice { device in
            func read(_ first: Int, _ variant: String = "") async throws -> PagePreviewEntries {
                try await device.previewEntries(
                    extension: "Staged", preview: 0, family: "systemSmall", variant: variant, first: first)
            }
            let start = try await read(0)
            #expect(start.dates.count == 10)
            #expect(start.first == 0)
            #expect(start.pictures.count == 8)
            #expect(start.pictures[0].transition == nil)
            #expect(start.pictures[0].size == [158, 158])
            #expect(start.pictures[1].transition?.from == 0)
            let end = try await read(8, "appearance=dark")
            #expect(end.first == 8)
            #expect(end.pictures.count == 2)
            #expect(end.pictures[0].transition?.from == 7)
            #expect(end.pictures.allSatisfy { $0.isDark })
        }
    }

    @Test(
        "A request for something else is rejected with the reason",
        arguments: [
            (0, "huge", "", 0, "huge"), (0, "systemSmall", "color=red", 0, "color=red"),
            (0, "systemSmall", "", -1, "numbered"), (-1, "systemSmall", "", 0, "numbered"),
            (0, "systemSmall", "", Int.max, "numbered"),
        ])
    func refusals(preview: Int, family: String, variant: String, first: Int, named: String) async throws {
        try await onDevice { device in
            let error = await #expect(throws: PageRejection.self) {
                try await device.previewEntries(
                    extension: "Staged", preview: preview, family: family, variant: variant, first: first)
            }
            #expect(error?.message.contains(named) == true, "\(error?.message ?? "")")
        }
    }
}
