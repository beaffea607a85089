import SwiftUI
import WidgetKit

/// Says of SwiftUI's types which module they are from, as completed code does.
struct NamedText: SwiftUICore.View {
    var words: [String]

    var body: some SwiftUICore.View {
        SwiftUICore.VStack {
            ForEach(words, id: \.self) { SwiftUICore.Text($0).foregroundStyle(SwiftUICore.Color.primary) }
        }
    }
}

struct NamesProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: ["named", built]) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }

    private var built: String {
        #if canImport(GRDB) || canImport(Painter) || canImport(OpenCombine)
            "modules that the project does not have"
        #elseif DEBUG
            "debugging"
        #else
            "release"
        #endif
    }
}

struct NamesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Names", provider: NamesProvider()) { entry in
            NamedText(words: entry.lines).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
