import SwiftUI
import WidgetKit

struct TextWidget: Widget {
    let kind: String = "Text"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: SampleProvider()) { entry in
            TextWidgetView(entry: entry)
        }
        .configurationDisplayName("Text")
        .description("Shows every kind of text.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct TextWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) var colorScheme: ColorScheme
    @Environment(\.redactionReasons) private var redactionReasons
    var entry: SampleProvider.Entry

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(entry.title)
                .font(.headline)
                .foregroundColor(colorScheme == .dark ? .white : .black)
            Text("\(entry.value, specifier: "%.1f") of \(3)")
                .font(.system(size: 12, weight: .semibold, design: .rounded))
            Text(entry.date, style: .time).font(.caption).foregroundStyle(.secondary)
            Text(entry.date, style: .relative).font(.caption2).monospacedDigit()
            Text(entry.date...entry.date.addingTimeInterval(3600)).font(.caption2).lineLimit(1)
            if family != .systemSmall {
                Text(verbatim: "Verbatim \\(x)").font(.footnote).italic().underline()
                Text("**Bold** and *italic* `code`").font(.subheadline)
                Text("A").bold() + Text("B").foregroundColor(.red).strikethrough()
                    + Text(Image(systemName: "star.fill"))
                Text(timerInterval: entry.date...entry.date.addingTimeInterval(600), countsDown: true)
                    .font(.title3.monospacedDigit())
            }
            if family == .systemLarge {
                Text(entry.value, format: .percent).font(.custom("Menlo", size: 14))
                Text(1234.5, format: .currency(code: "EUR"))
                Text(entry.date.formatted(.dateTime.hour().minute()))
                Text(entry.date.formatted(date: .abbreviated, time: .shortened))
                Text("\(entry.date, formatter: formatter) \(entry.date, style: .date)")
                Text("A rather long line of text that has to be cut somewhere because it does not fit at all")
                    .lineLimit(2).truncationMode(.tail).multilineTextAlignment(.center)
                Text("shrinks until it fits into the line").font(.title).lineLimit(1).minimumScaleFactor(0.3)
                Text("upper").textCase(.uppercase).kerning(2).tracking(1).baselineOffset(2)
                Text(attributed).font(.callout).fontWeight(.heavy).fontDesign(.serif)
                Text("Items: \(entry.title, comment: "")")
                Text(LocalizedStringKey("key"))
                Text("Tight").allowsTightening(true).lineSpacing(4).fontWidth(.condensed)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .redacted(reason: redactionReasons)
        .widgetBackground(.brand.opacity(0.2))
        .widgetURL(URL(string: "breadth://text"))
    }

    private var attributed: AttributedString {
        var string = AttributedString("Attributed")
        string.foregroundColor = .blue
        string.font = .system(size: 15, weight: .bold)
        return string
    }
}

extension LocalizedStringKey.StringInterpolation {
    mutating func appendInterpolation(_ value: String, comment: String) {
        appendInterpolation(value)
    }
}

struct TextWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TextWidgetView(entry: SampleEntry(date: Date(), relevance: nil, title: "Preview", value: 0.4))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small")
            TextWidgetView(entry: SampleEntry(date: Date(), relevance: nil, title: "Preview", value: 0.4))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .environment(\.colorScheme, .dark)
        }
    }
}
