import WidgetKit

struct NotesEntry: TimelineEntry {
    let date: Date
    let folder: NoteFolder
    /// The latest first.
    let notes: [Note]

    /// Opens the folder in the app.
    var url: URL? { URL(string: "notes://folder/\(folder.rawValue)") }

    init(date: Date, folder: NoteFolder, notes: [Note]) {
        self.date = date
        self.folder = folder
        self.notes = notes.filter { folder.contains($0) }.sorted { $0.edited > $1.edited }
    }
}

struct NotesProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NotesEntry {
        NotesEntry(date: .now, folder: .all, notes: Note.samples(at: .now))
    }

    func snapshot(for configuration: SelectFolderIntent, in context: Context) async -> NotesEntry {
        entry(for: configuration, at: .now)
    }

    /// The app reloads the widget after every edit. The entry of tomorrow is there because the day of a note changes.
    func timeline(for configuration: SelectFolderIntent, in context: Context) async -> Timeline<NotesEntry> {
        let now = Date.now
        let calendar = Calendar.current
        let midnight =
            calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
            ?? now.addingTimeInterval(86_400)
        let today = entry(for: configuration, at: now)
        return Timeline(
            entries: [today, NotesEntry(date: midnight, folder: configuration.folder, notes: today.notes)],
            policy: .after(midnight.addingTimeInterval(3600)))
    }

    private func entry(for configuration: SelectFolderIntent, at date: Date) -> NotesEntry {
        NotesEntry(date: date, folder: configuration.folder, notes: NoteStore().notes(at: date))
    }
}
