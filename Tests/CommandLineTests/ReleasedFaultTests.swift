import Foundation
import Testing

/// What people get of the released program where something is unusual or goes wrong.
@Suite("The released program at its limits", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedFaultTests {
    private static let lamp = """
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct LampControl: ControlWidget {
            var body: some ControlWidgetConfiguration {
                let kind = "Lamp"
                StaticControlConfiguration(kind: kind) {
                    ControlWidgetButton(action: LightUp()) { Label("Light up", systemImage: "lightbulb") }
                }
            }
        }

        struct LightUp: AppIntent {
            static let title: LocalizedStringResource = "Light"
            func perform() async throws -> some IntentResult { .result() }
        }

        """

    @Test(
        "A control alone, with a main of its own or without one, is drawn, and a check agrees",
        arguments: [lamp, lamp.replacingOccurrences(of: "struct LampControl", with: "@main struct LampControl")])
    func controlAlone(source: String) throws {
        let run = try Released.draw(["Lamp.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("lightbulb"), "\(run.trees)")
        let check = try Released.run(["check"], files: ["Lamp.swift": source])
        #expect(check.status == 0, "\(check.errors)")
        #expect(check.output.contains("Lamp (control): small, medium, large"), "\(check.output)")
        #expect(!check.output.contains("does not draw"), "\(check.output)")
    }
}
