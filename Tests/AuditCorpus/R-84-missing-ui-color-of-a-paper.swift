import SwiftUI
import UIKit
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
        .foregroundStyle(.black)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

struct Paper: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        #if FAULT
            Color(UIColor(named: "Paper") ?? UIColor(white: scheme == .dark ? 0.55 : 0.95, alpha: 1))
        #else
            Color(UIColor(white: scheme == .dark ? 0.55 : 0.95, alpha: 1))
        #endif
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
