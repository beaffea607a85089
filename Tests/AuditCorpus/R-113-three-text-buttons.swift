// PLATFORM watchOS
import AppIntents
import SwiftUI
import WidgetKit

struct AddWater: AppIntent {
    static let title: LocalizedStringResource = "Add Water"

    @Parameter(title: "Cups", default: 1) var cups: Int

    init() {}
    init(cups: Int) { self.cups = cups }

    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "Track how much you drink."

    var body: some View {
        VStack(alignment: .leading) {
            Text("Water")
                .font(.headline)
                .widgetAccentable()
            HStack(spacing: 8) {
                button("Cup", 1)
                #if FAULT
                    button("Can", 2)
                    button("Jug", 4)
                #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }

    private func button(_ title: LocalizedStringKey, _ cups: Int) -> some View {
        Button(intent: AddWater(cups: cups)) {
            Text(title).font(.body)
        }
        .buttonStyle(.plain)
    }
}
