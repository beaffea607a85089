import AppIntents
import WidgetKit

struct SelectCity: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "도시 선택"
    static var description = IntentDescription("날씨를 확인할 도시를 선택하세요.")

    @Parameter(title: "도시", default: .seoul)
    var city: City
}

enum City: String, AppEnum, CaseIterable {
    case seoul = "서울"
    case busan = "부산"

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "도시")
    static var caseDisplayRepresentations: [City: DisplayRepresentation] = [.seoul: "서울", .busan: "부산"]
}

struct Refresh: AppIntent {
    static var title: LocalizedStringResource = "날씨 새로고침"

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct RefreshButton: View {
    var body: some View {
        Button(intent: Refresh()) {
            Image(systemName: "arrow.clockwise").font(.caption)
        }
        .buttonStyle(.plain)
    }
}
