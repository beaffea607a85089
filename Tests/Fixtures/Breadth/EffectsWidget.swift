import SwiftUI
import WidgetKit

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.purple
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    @Entry var strength: Double = 0.5
}

struct EffectsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Effects", provider: SampleProvider()) { _ in
            EffectsWidgetView().environment(\.accent, .orange).environment(\.strength, 0.8)
        }
        .configurationDisplayName("Effects")
        .supportedFamilies([.systemMedium])
        .containerBackgroundRemovable(false)
    }
}

struct CardModifier: ViewModifier {
    var radius: CGFloat

    func body(content: Content) -> some View {
        content.padding(4).background(Color.yellow, in: RoundedRectangle(cornerRadius: radius))
    }
}

struct EffectsWidgetView: View {
    @Environment(\.accent) private var accent
    @Environment(\.strength) private var strength
    @Environment(\.widgetRenderingMode) var renderingMode
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @State private var counter = 3

    var body: some View {
        HStack(spacing: 8) {
            VStack {
                Text("card").modifier(CardModifier(radius: 5))
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor).imageScale(.large)
                Image(systemName: "wifi", variableValue: 0.5).font(.title2)
                Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 20).foregroundStyle(.red, .blue)
            }
            VStack {
                Circle().fill(accent).shadow(color: .black.opacity(0.4), radius: 4, x: 0, y: 2)
                Text("blur").blur(radius: 1)
                Text("mask").font(.title).mask {
                    LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
                }
            }
            VStack {
                Rectangle().fill(.blue).overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 8, height: 8)
                }
                .frame(width: 30, height: 20).border(.black, width: 1)
                Rectangle().fill(.green).frame(width: 30, height: 20).rotationEffect(.degrees(15)).scaleEffect(0.8)
                Rectangle().fill(.red).frame(width: 30, height: 20).blendMode(.multiply).opacity(strength)
                Text("\(counter)").contentTransition(.numericText()).saturation(0).cornerRadius(4)
            }
            VStack {
                Image("MissingImage").resizable().renderingMode(.template).aspectRatio(contentMode: .fill)
                    .frame(width: 30, height: 30).clipShape(Circle())
                Text("secret").redacted(reason: .placeholder)
                Text("open").unredacted().widgetAccentable()
                Text(renderingMode == .fullColor ? "full" : "other").hidden()
                if showsBackground { Text("bg") }
            }
        }
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [.white, Color.blue.mix(with: .white, by: 0.5)], startPoint: .top, endPoint: .bottom)
        }
    }
}

#Preview("Effects", as: .systemMedium) {
    EffectsWidget()
} timeline: {
    SampleEntry(date: .now, relevance: nil, title: "One", value: 0.1)
    SampleEntry(date: .now, relevance: nil, title: "Two", value: 0.9)
}

#Preview {
    EffectsWidgetView()
}
