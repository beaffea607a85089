import SwiftUI
import WidgetKit

extension NotesEntry {
    fileprivate static let all = NotesEntry(date: .now, folder: .all, notes: Note.samples(at: .now))
    fileprivate static let nothing = NotesEntry(date: .now, folder: .work, notes: [])
    fileprivate static let signedOut = NotesEntry(date: .now, folder: .all, notes: [], isSignedIn: false)
}

#Preview("Small", as: .systemSmall) {
    NotesWidget()
} timeline: {
    NotesEntry.all
    NotesEntry.nothing
}

#Preview("Medium", as: .systemMedium) {
    NotesWidget()
} timeline: {
    NotesEntry.all
    NotesEntry.nothing
    NotesEntry.signedOut
}
