import AppIntents
import SwiftUI
import WidgetKit

struct ToggleIntent: AppIntent {
    static var title: LocalizedStringResource = "Toggle"
    static var description = IntentDescription("Toggles something.")

    @Parameter(title: "Name")
    var name: String

    @Parameter(title: "On", default: true)
    var isOn: Bool

    init() {}

    init(name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "Controls")
        return .result()
    }
}

struct ControlsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Controls", provider: SampleProvider()) { entry in
            ControlsWidgetView(entry: entry)
        }
        .configurationDisplayName("Controls")
        .description("Holds buttons and gauges.")
        .supportedFamilies([.systemLarge])
    }
}

struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 8)
            .background(Capsule().fill(configuration.isPressed ? .gray : .blue))
            .foregroundStyle(.white)
    }
}

struct IconOnlyCentered: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

struct ControlsWidgetView: View {
    let entry: SampleEntry

    var body: some View {
        VStack(spacing: 6) {
            HStack {
                Button(intent: ToggleIntent(name: "a")) { Label("Tap", systemImage: "hand.tap") }
                Button("Plain", intent: ToggleIntent(name: "b")).buttonStyle(.plain)
                Button(intent: ToggleIntent(name: "c")) { Text("Pill") }.buttonStyle(PillStyle())
                Button("Bordered", intent: ToggleIntent(name: "d")).buttonStyle(.borderedProminent).controlSize(.small)
            }
            Toggle("Switch", isOn: true, intent: ToggleIntent(name: "t"))
            Toggle(isOn: false, intent: ToggleIntent(name: "u")) { Text("Button") }.toggleStyle(.button)
            Link(destination: URL(string: "https://example.com")!) { Text("Link") }
            HStack {
                Gauge(value: entry.value, in: 0...1) {
                    Text("G")
                } currentValueLabel: {
                    Text("\(Int(entry.value * 100))")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .red]))
                Gauge(value: 0.3) { Image(systemName: "bolt.fill") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: 0.6) { Text("Linear") }.gaugeStyle(.accessoryLinearCapacity)
            }
            ProgressView(value: entry.value).progressViewStyle(.linear).tint(.red)
            ProgressView("Loading", value: 30, total: 100).progressViewStyle(.circular)
            ProgressView(timerInterval: entry.date...entry.date.addingTimeInterval(60), countsDown: false)
            Label {
                Text("Own")
            } icon: {
                Image(systemName: "star").symbolVariant(.fill)
            }
            .labelStyle(IconOnlyCentered())
            Label("Title only", systemImage: "circle").labelStyle(.titleOnly)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Controls")
        .accessibilityValue(Text("some"))
        .privacySensitive()
        .widgetBackground(.white)
    }
}
