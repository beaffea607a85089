import SwiftUI
import WidgetKit

struct NoteView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: "note.text")
                .font(.title3)
                .accessibilityHidden(true)
            Text("Buy milk")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

extension Color {
    /// The paper of notes in the app.
    static let paper = Color("Paper")
}

struct Paper: View {
    var body: some View {
        ZStack {
            Rectangle().fill(.background)
            #if FAULT
                Color.paper.opacity(0.1)
            #endif
        }
    }
}

@main
struct NoteWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "note", provider: Provider()) { _ in
            NoteView()
                .widgetURL(URL(string: "notes://note/milk"))
                .containerBackground(for: .widget) { Paper() }
        }
        .configurationDisplayName("Note")
        .description("Keep a note in sight.")
        .supportedFamilies([.systemSmall])
    }
}
