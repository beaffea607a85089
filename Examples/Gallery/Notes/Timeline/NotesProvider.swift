import WidgetKit

struct NotesEntry: TimelineEntry {
    let date: Date
    let folder: NoteFolder
    /// The latest first.
    let notes: [Note]

    let isSignedIn: Bool

    /// Opens the folder in the app, or the page on which people sign in.
    var url: URL? { URL(string: isSignedIn ? "notes://folder/\(folder.rawValue)" : "notes://sign-in") }

    init(date: Date, folder: NoteFolder, notes: [Note], isSignedIn: Bool = true) {
        self.date = date
        self.folder = folder
        self.isSignedIn = isSignedIn
        self.notes = notes.filter { folder.contains($0) }.sorted { $0.edited > $1.edited }
    }
}

struct NotesProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NotesEntry {
        NotesEntry(date: .now, folder: .all, notes: Note.samples(at: .now))
    }

    func snapshot(for configuration: SelectFolderIntent, in context: Context) async -> NotesEntry {
        context.isPreview
            ? NotesEntry(date: .now, folder: configuration.folder, notes: Note.samples(at: .now))
            : entry(for: configuration, at: .now)
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
            entries: [
                today,
                NotesEntry(
                    date: midnight, folder: configuration.folder, notes: today.notes, isSignedIn: today.isSignedIn),
            ],
            policy: .after(midnight.addingTimeInterval(3600)))
    }

    private func entry(for configuration: SelectFolderIntent, at date: Date) -> NotesEntry {
        let isSignedIn = Account().isSignedIn
        return NotesEntry(
            date: date, folder: configuration.folder, notes: isSignedIn ? NoteStore().notes(at: date) : [],
            isSignedIn: isSignedIn)
    }
}
