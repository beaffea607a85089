import DeviceActivity
import FamilyControls
import ManagedSettings
import SwiftUI

final class Limits: ObservableObject {
    @Published var selection = FamilyActivitySelection()
    private let store = ManagedSettingsStore(named: .init("garden"))

    func apply() async throws {
        try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        store.shield.applications = selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
        store.shield.applicationCategories = .specific(selection.categoryTokens)
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true)
        try DeviceActivityCenter().startMonitoring(DeviceActivityName("daily"), during: schedule)
        let data = try JSONEncoder().encode(selection)
        selection = try JSONDecoder().decode(FamilyActivitySelection.self, from: data)
    }
}

struct LimitsView: View {
    @StateObject private var limits = Limits()
    @State private var isPresented = false

    var body: some View {
        VStack {
            ForEach(Array(limits.selection.applicationTokens), id: \.self) { token in Label(token) }
            DeviceActivityReport(DeviceActivityReport.Context("total"), filter: DeviceActivityFilter())
        }
        .familyActivityPicker(isPresented: $isPresented, selection: $limits.selection)
    }
}
