import Foundation
import Intents
import RenderModel
import Testing
import WidgetKit

@testable import ExtensionRuntime

struct City: AppEnum, RawRepresentable, CaseIterable, Hashable {
    let rawValue: String

    static let allCases = [City(rawValue: "seoul"), City(rawValue: "busan")]
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let caseDisplayRepresentations: [City: DisplayRepresentation] = [
        City(rawValue: "seoul"): "Seoul", City(rawValue: "busan"): "Busan",
    ]
}

struct ChooseCity: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose"

    @Parameter(title: "City", default: City(rawValue: "seoul"))
    var city: City
}

struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 3, duration: 60) }
}

struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .distantPast, city: "placeholder") }

    func snapshot(for configuration: ChooseCity, in context: Context) async -> CityEntry {
        CityEntry(date: .distantPast, city: "\(configuration.city.rawValue) \(context.family)")
    }

    func timeline(for configuration: ChooseCity, in context: Context) async -> Timeline<CityEntry> {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let entries = [CityEntry(date: start, city: "a"), CityEntry(date: start + 60, city: "b")]
        return Timeline(entries: entries, policy: .after(start + 900))
    }

    func recommendations() -> [AppIntentRecommendation<ChooseCity>] {
        [AppIntentRecommendation(intent: ChooseCity(), description: "Home")]
    }
}

struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "City", intent: ChooseCity.self, provider: CityProvider()) { entry in
            Color.red.containerBackground(for: .widget) { Color.blue }.accessibilityLabel(entry.city)
        }
        .configurationDisplayName(LocalizedStringResource("Cities"))
        .description(LocalizedStringResource("Shows a city."))
        .supportedFamilies([.systemSmall, .accessoryInline])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
    }
}

struct CountEntry: TimelineEntry {
    let date: Date
}

struct CountProvider: TimelineProvider {
    func placeholder(in context: Context) -> CountEntry { CountEntry(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {
        completion(CountEntry(date: .distantPast))
        completion(CountEntry(date: .distantFuture))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void) {
        Task { completion(Timeline(entries: [CountEntry(date: .distantPast)], policy: .never)) }
    }
}

struct CountWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Count", provider: CountProvider()) { _ in Color.clear }
    }
}

struct Switch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"

    @Parameter(title: "On")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp") {
            ControlWidgetToggle(isOn: true, action: Switch()) {
                Color.red
            } valueLabel: { _ in
                Color.blue
            }
        }
        .displayName(LocalizedStringResource("Lamp"))
    }
}

struct Everything: WidgetBundle {
    var shows = false

    var body: some Widget {
        CityWidget()
        if #available(iOS 17.0, *) { CountWidget() }
        if shows { CityWidget() } else { CountWidget() }
        LampControl()
    }
}

@MainActor
@Suite("Type-erased widgets")
struct WidgetDescriptorTests {
    private let context = TimelineProviderContext(
        family: .systemSmall, isPreview: false, displaySize: CGSize(width: 170, height: 170))
    private let english = Locale(identifier: "en_US")

    private func descriptor<W: Widget>(_ widget: W) throws -> WidgetDescriptor {
        var outputs = _WidgetOutputs()
        W._makeWidget(widget, outputs: &outputs)
        return try #require(outputs.definitions.first as? WidgetDescriptor)
    }

    @Test("F-05, F-94: configuration modifiers are reported")
    func description() throws {
        let descriptor = try descriptor(CityWidget())
        #expect(descriptor.kind == "City")
        #expect(descriptor.typeName == "CityWidget")
        #expect(descriptor.displayName?.string(in: english) == "Cities")
        #expect(descriptor.description?.string(in: english) == "Shows a city.")
        #expect(descriptor.families == [.systemSmall, .accessoryInline])
        #expect(descriptor.contentMargins == .disabled)
        #expect(descriptor.background == .permanent)
        #expect(descriptor.intent(shown: IntentPresentation(locale: english))?.parameters.map(\.name) == ["city"])
    }

    @Test("A bundle lists its widgets in order, selected branches only, and controls")
    func bundle() {
        var outputs = _WidgetOutputs()
        Everything.Body._makeWidget(Everything().body, outputs: &outputs)
        #expect(outputs.definitions.map(\.typeName) == ["CityWidget", "CountWidget", "CountWidget", "LampControl"])
        #expect((outputs.definitions.last as? ControlDescriptor)?.kind == "Lamp")
    }

    @Test("F-71, F-73, F-84: the provider receives the configured intent")
    func asking() async throws {
        let source = try descriptor(CityWidget()).source
        let snapshot = try await source.snapshot(in: context, parameters: ["city": "busan"])
        #expect(snapshot.relevance == TimelineEntryRelevance(score: 3, duration: 60))
        let tree = render(snapshot.view())
        #expect(tree.root.children.last?.semantics?.label == "busan systemSmall")
        #expect(tree.root.children.first?.semantics?.marks.contains(.containerBackground) == true)
        let timeline = try await source.timeline(in: context, parameters: [:])
        #expect(timeline.entries.map(\.date.timeIntervalSinceReferenceDate) == [0, 60])
        #expect(timeline.policy == .after(Date(timeIntervalSinceReferenceDate: 900)))
        #expect(source.recommendations().map(\.parameters) == [["city": "\"seoul\""]])
        await #expect(throws: IntentConfigurationError.self) {
            _ = try await source.snapshot(in: context, parameters: ["town": "x"])
        }
    }

    @Test("A completion handler is used once, and can be called later")
    func completion() async throws {
        let source = try descriptor(CountWidget()).source
        #expect(try await source.snapshot(in: context, parameters: [:]).date == .distantPast)
        #expect(try await source.timeline(in: context, parameters: [:]).policy == .never)
        await #expect(throws: IntentConfigurationError.self) {
            _ = try await source.placeholder(in: context, parameters: ["a": "b"])
        }
    }

    @Test("F-193: where the place removes backgrounds, none is drawn")
    func removedBackground() async throws {
        let entry = try await descriptor(CityWidget()).source.snapshot(in: context, parameters: [:])
        var environment = EnvironmentValues()
        environment.showsWidgetContainerBackground = false
        let tree = render(entry.view(), environment)
        #expect(!tree.root.children.contains { $0.semantics?.marks.contains(.containerBackground) == true })
    }

    @Test("A widget without a container background shows the system's notice, with an error")
    func noBackground() {
        func tree(_ view: some View) -> RenderTree {
            ViewRenderer(size: CGSize(width: 100, height: 100), backgroundNotice: .widget(kind: "Bare"))
                .render(view)
        }
        let bare = tree(Color.red.accessibilityLabel("content"))
        #expect(bare.diagnostics.map(\.code) == [.missingContainerBackground])
        #expect(bare.diagnostics.map(\.subject) == ["Bare"])
        #expect(bare.diagnostics.first?.message.contains("Please adopt containerBackground API") == true)
        #expect(bare.dump.contains("Please adopt containerBackground API"))
        #expect(!bare.dump.contains("content\""))
        #expect(bare.root.children.first?.semantics?.marks.contains(.containerBackground) == true)

        let inReader = tree(GeometryReader { _ in Color.red.containerBackground(.blue, for: .widget) })
        #expect(inReader.diagnostics == [])
        #expect(!inReader.dump.contains("Please adopt"))
        #expect(tree(Color.red.containerBackground(.blue, for: .navigation)).diagnostics.count == 1)
    }

    @Test("A widget built before iOS 17 covers the whole area on the system's background, with a warning")
    func formerWidget() {
        func tree(_ view: some View, _ family: WidgetFamily) -> RenderTree {
            var environment = EnvironmentValues()
            environment.widgetFamily = family
            return ViewRenderer(
                size: CGSize(width: 100, height: 100),
                margins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
                environment: environment, backgroundNotice: .formerWidget(kind: "Old")
            ).render(view)
        }
        let old = tree(Color.red, .systemSmall)
        #expect(old.diagnostics.map(\.code) == [.missingContainerBackground])
        #expect(old.diagnostics.map(\.severity) == [.warning])
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(old.root.children.map(\.frame) == [whole, whole])
        #expect(old.root.children.first?.semantics?.marks.contains(.containerBackground) == true)
        #expect(old.root.children.first?.children.isEmpty == false)
        #expect(tree(Color.red, .accessoryCircular).root.children.map(\.frame) == [whole])
        let adopted = tree(Color.red.containerBackground(.blue, for: .widget), .systemSmall)
        #expect(adopted.diagnostics == [])
        #expect(adopted.root.children.last?.frame == CGRect(x: 16, y: 16, width: 68, height: 68))
    }

    @Test("A widget without supported families has the complication families on a watch")
    func familiesOnWatch() throws {
        let bare = try descriptor(CityWidget())
        var unnamed = bare
        unnamed.families = WidgetFamily.defaults
        #expect(unnamed.completed(on: .watchOS).families.contains(.accessoryCorner))
        #expect(!unnamed.completed(on: .watchOS).families.contains(.systemSmall))
        #expect(unnamed.completed(on: .iOS).families == WidgetFamily.defaults)
        #expect(unnamed.completed(on: nil).families == WidgetFamily.defaults)
        unnamed.families = [.systemSmall]
        #expect(unnamed.completed(on: .watchOS).families == [.systemSmall])
    }

    @Test("A translucent background is on top of the system's, except behind accessories")
    func translucentBackground() {
        func background(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> RenderNode?
        {
            var environment = EnvironmentValues()
            change(&environment)
            return ViewRenderer(size: CGSize(width: 100, height: 100), environment: environment)
                .render(Text("a").containerBackground(style, for: .widget)).root.children.first
        }
        #expect(background(.fill.tertiary)?.children.count == 2)
        #expect(background(Color.red.opacity(0.5))?.children.count == 2)
        #expect(background(Color.red)?.children.count == 1)
        #expect(
            background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))?.children.count == 1)
        #expect(background(.fill.tertiary) { $0.widgetFamily = .accessoryCircular }?.children.count == 1)
        #expect(background(.fill.tertiary) { $0.widgetRenderingMode = .accented }?.children.count == 1)
    }

    @Test("The notice is not shown where the place removes an existing background")
    func removedBackgroundCounts() {
        var environment = EnvironmentValues()
        environment.showsWidgetContainerBackground = false
        let tree = ViewRenderer(
            size: CGSize(width: 100, height: 100), environment: environment, backgroundNotice: .widget(kind: "Bare")
        ).render(Color.red.containerBackground(.blue, for: .widget))
        #expect(tree.diagnostics == [])
    }

    @Test("F-82: WidgetCenter keeps requests until they are collected")
    func center() async throws {
        let center = WidgetCenter()
        center.reloadTimelines(ofKind: "City")
        center.reloadAllTimelines()
        #expect(center.takeRequests() == [.reload(kind: "City"), .reloadAll])
        #expect(center.takeRequests().isEmpty)
        let intent = try await ChooseCity.configured(with: ["city": "busan"])
        center.setPlacedWidgets { [WidgetInfo(kind: "City", family: .systemSmall, intent: .app(intent))] }
        let placed = try await center.currentConfigurations()
        #expect(placed.first?.widgetConfigurationIntent(of: ChooseCity.self)?.city.rawValue == "busan")
        #expect(placed.first?.configuration == nil)
        let siri = INIntent()
        let info = WidgetInfo(kind: "City", family: .systemSmall, intent: .siri(siri))
        #expect(info.configuration === siri)
        #expect(info.widgetConfigurationIntent(of: ChooseCity.self) == nil)
    }

    @Test("Two different widget URLs are reported, and one is used")
    func widgetURL() {
        let view = Color.red.widgetURL(URL(string: "app://inner")).widgetURL(URL(string: "app://outer"))
        let tree = render(view)
        #expect(tree.widgetURL == "app://outer")
        #expect(tree.diagnostics.map(\.subject) == ["widgetURL"])
        #expect(render(Color.red.widgetURL(nil)).widgetURL == nil)
    }

    @Test("Accents, labels and backdrops are marked")
    func marks() {
        #expect(render(Color.red.widgetAccentable()).root.children.first?.semantics?.marks == .accentable)
        var environment = EnvironmentValues()
        // Only places that have such a backdrop show it.
        let nothing = render(AccessoryWidgetBackground(), environment).root
        #expect(nothing.children.allSatisfy { $0.semantics?.marks.contains(.accessoryBackground) != true })
        environment.widgetFamily = .accessoryRectangular
        #expect(
            render(AccessoryWidgetBackground(), environment).root.children.first?.semantics?.marks
                == .accessoryBackground)
        let labeled = Color.red.widgetLabel { Color.blue.frame(width: 10, height: 5) }
        #expect(render(labeled, environment).root.children.count == 1)
        environment.showsWidgetLabel = true
        let label = render(labeled, environment).root.children.last
        #expect(label?.semantics?.marks == .widgetLabel)
        #expect(label?.frame.size == CGSize(width: 10, height: 5))
    }

    private func render<V: View>(_ view: V, _ environment: EnvironmentValues = EnvironmentValues()) -> RenderTree {
        ViewRenderer(size: CGSize(width: 100, height: 100), environment: environment).render(view)
    }
}
