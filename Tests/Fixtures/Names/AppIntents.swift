import AppIntents
import SwiftUI
import WidgetKit

struct BookEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static var defaultQuery = BookQuery()
    var id: UUID
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int?
    @ComputedProperty var upper: String { title.uppercased() }
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "x", image: .init(systemName: "book"))
    }
    init(id: UUID, title: String) {
        self.id = id
        self.title = title
    }
}
struct BookQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\BookEntity.$title) {
            EqualToComparator { (x: String) in NSPredicate(format: "title = %@", x) }
            ContainsComparator { (x: String) in NSPredicate(format: "title CONTAINS %@", x) }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\BookEntity.$title) }
    func entities(matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?)
        async throws -> [BookEntity]
    { [] }
    func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
    func suggestedEntities() async throws -> [BookEntity] { [] }
}
enum Style: String, AppEnum {
    case a, b
    static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Style")
    static var caseDisplayRepresentations: [Style: DisplayRepresentation] = [
        .a: "A", .b: DisplayRepresentation(title: "B"),
    ]
}
struct OpenBook: OpenIntent {
    static var title: LocalizedStringResource = "Open"
    @Parameter(title: "Book", requestValueDialog: "Which?") var target: BookEntity
    @MainActor func perform() async throws -> some IntentResult & OpensIntent { .result() }
}
struct Make: AppIntent {
    static var title: LocalizedStringResource = "Make"
    static var description = IntentDescription("Makes", categoryName: "X", searchKeywords: ["a"], resultValueName: "Y")
    static let openAppWhenRun = true
    static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "N", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10)) var n: Int
    @Parameter(title: "Style", default: .a) var style: Style
    @Parameter(title: "Len", defaultValue: 2, defaultUnit: .meters) var len: Measurement<UnitLength>
    @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile?
    @Parameter(title: "D", kind: .date) var d: Date?
    @Parameter var s: String?
    @Parameter(title: "Books", size: [.systemSmall: 1, .systemMedium: 3]) var books: [BookEntity]?
    @Dependency var dep: Dep
    static var parameterSummary: some ParameterSummary {
        When(\.$n, .greaterThan, 3) {
            Summary("Make \(\.$n)")
        } otherwise: {
            Switch(\.$style) {
                Case(.a) {
                    Summary("A \(\.$n)") {
                        \.$d
                        \.$s
                    }
                }
                DefaultCase { Summary("B") }
            }
        }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog & ShowsSnippetView {
        guard let x = s else { throw $s.needsValueError("What?") }
        _ = try await $s.requestValue("x")
        try await requestConfirmation(result: .result(dialog: "ok") { Text(x) })
        let y = try await $style.requestDisambiguation(among: [.a, .b], dialog: "which")
        _ = y
        let ok = try await $style.requestConfirmation(for: .a, dialog: "sure?")
        if !ok { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
        if !ok { throw AppIntentError.Unrecoverable.partialFailure }
        return .result(value: BookEntity(id: UUID(), title: "x"), dialog: "Done") { Text("x") }
    }
}
final class Dep: Sendable {}
struct Opener: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "x")!))
    }
}
struct Run: ForegroundContinuableIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some ReturnsValue<Int?> & ProvidesDialog {
        try await requestToContinueInForeground()
        let v = try await requestToContinueInForeground { 3 }
        return .result(value: Optional(v), dialog: "\(v)")
    }
}
struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenBook(), phrases: ["Open \(\.$target) in \(.applicationName)", "x \(.applicationName)"],
            shortTitle: "Open", systemImageName: "book")
        AppShortcut(intent: Make(), phrases: ["Make in \(.applicationName)"])
    }
    static var shortcutTileColor: ShortcutTileColor = .navy
}
struct Opt: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection(
                "A",
                items: [.init("x", title: "X"), .init("y", title: "Y", subtitle: "z", image: .init(systemName: "a"))])
        }
    }
    func defaultResult() async -> String? { "x" }
}
struct Cfg: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "x"
    static var description = IntentDescription("x")
    @Parameter(title: "O", optionsProvider: Opt()) var o: String
    init() {}
    init(o: String) { self.o = o }
}
struct Pred: PredictableIntent {
    static var title: LocalizedStringResource = "x"
    @Parameter(title: "O") var o: String
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$o)) { o in DisplayRepresentation(title: "\(o)") }
    }
    func perform() async throws -> some IntentResult { .result() }
}
struct Focus: SetFocusFilterIntent {
    static var title: LocalizedStringResource = "x"
    var displayRepresentation: DisplayRepresentation { "x" }
    func perform() async throws -> some IntentResult { .result() }
}
struct V: View {
    var body: some View {
        SiriTipView(intent: Make()).siriTipViewStyle(.dark)
        ShortcutsLink()
        Button("x", intent: Make())
    }
}
