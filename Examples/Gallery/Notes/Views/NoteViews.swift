import SwiftUI
import WidgetKit

extension Note {
    var name: LocalizedStringKey { LocalizedStringKey(title) }
    var line: LocalizedStringKey { LocalizedStringKey(text) }
}

/// The folder. The yellow bar behind it is a part of the background, which the system removes where there is none.
struct FolderHeader: View {
    /// Below the upper margin, in points.
    static let height: CGFloat = 28

    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    let folder: NoteFolder

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "folder.fill")
                .accessibilityHidden(true)
            Text(folder.name)
            Spacer(minLength: 0)
        }
        .font(.subheadline)
        .fontWeight(.semibold)
        .foregroundStyle(isOnYellow ? AnyShapeStyle(Color("HeaderInk")) : AnyShapeStyle(.primary))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .frame(height: Self.height, alignment: .top)
        .widgetAccentable()
    }

    private var isOnYellow: Bool { renderingMode == .fullColor && showsBackground }
}

/// When a note was edited: the time of today, yesterday, or the day.
struct EditDate: View {
    let note: Note
    let now: Date

    var body: some View { text }

    /// For a line of text that continues behind it.
    var text: Text {
        if Calendar.current.isDate(note.edited, inSameDayAs: now) {
            Text(note.edited, style: .time)
        } else if Calendar.current.isDate(note.edited.addingTimeInterval(86_400), inSameDayAs: now) {
            Text("Yesterday")
        } else {
            Text(note.edited, format: .dateTime.month().day())
        }
    }
}

/// The latest note.
struct SmallNoteView: View {
    let entry: NotesEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            FolderHeader(folder: entry.folder)
            if let note = entry.notes.first {
                ViewThatFits(in: .vertical) {
                    VStack(alignment: .leading, spacing: 2) {
                        title(of: note)
                        EditDate(note: note, now: entry.date)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                        Text(note.line)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .fixedSize(horizontal: false, vertical: true)
                    }
                    VStack(alignment: .leading, spacing: 2) {
                        title(of: note)
                        EditDate(note: note, now: entry.date)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                    }
                }
                .minimumScaleFactor(0.5)
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                .padding(.top, 8)
                .frame(maxHeight: .infinity, alignment: .top)
                .accessibilityElement(children: .combine)
            } else {
                NoNotes(entry: entry)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func title(of note: Note) -> some View {
        Text(note.name)
            .font(.headline)
            .lineLimit(2)
    }
}

/// Notes under each other, as many as fit. Each opens itself.
struct NoteListView: View {
    let entry: NotesEntry
    let limit: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            FolderHeader(folder: entry.folder)
            if entry.notes.isEmpty {
                NoNotes(entry: entry)
            } else {
                ViewThatFits(in: .vertical) {
                    ForEach((1...min(limit, entry.notes.count)).reversed(), id: \.self) { count in
                        rows(entry.notes.prefix(count))
                    }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func rows(_ notes: ArraySlice<Note>) -> some View {
        VStack(spacing: 8) {
            ForEach(notes) { note in
                if let url = note.url {
                    Link(destination: url) { NoteRow(note: note, now: entry.date) }
                }
            }
        }
    }
}

struct NoteRow: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let note: Note
    let now: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(note.name)
                .font(.subheadline)
                .fontWeight(.semibold)
            if !typeSize.isAccessibilitySize {
                ViewThatFits(in: .horizontal) {
                    Text("\(EditDate(note: note, now: now).text)  \(Text(note.line))")
                    EditDate(note: note, now: now)
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        // Rows of one size: larger type would be scaled to the width of each title.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        // As far from the header as from the lower edge.
        .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 52, alignment: .bottomLeading)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

/// What a folder without notes says; without an account, what to do about it.
struct NoNotes: View {
    let entry: NotesEntry

    var body: some View {
        Group {
            entry.isSignedIn ? Text("No notes yet") : Text("Sign in to see your notes")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(.top, 10)
    }
}
