import SwiftUI
import WidgetKit

@main
struct NotesWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Notes", intent: SelectFolderIntent.self, provider: NotesProvider()) { entry in
            NotesWidgetView(entry: entry)
        }
        .configurationDisplayName("Folder")
        .description("Open your latest notes.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct NotesWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins

    let entry: NotesEntry

    var body: some View {
        Group {
            switch family {
            case .systemMedium: NoteListView(entry: entry, limit: 2)
            case .systemLarge: NoteListView(entry: entry, limit: 5)
            default: SmallNoteView(entry: entry)
            }
        }
        .containerBackground(for: .widget) {
            VStack(spacing: 0) {
                Color("Header")
                    .frame(height: margins.top + FolderHeader.height)
                Color("Paper")
            }
        }
        .widgetURL(entry.url)
    }
}
