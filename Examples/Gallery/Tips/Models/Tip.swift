import Foundation

struct Tip: Identifiable {
    let id: String
    /// Keys of the translations.
    let title: String
    let text: String
    let symbol: String

    /// Opens the tip in the app.
    var url: URL? { URL(string: "tips://tip/\(id)") }
}

extension Tip {
    static let collection = [
        Tip(
            id: "stack", title: "Make a stack", text: "Drag one widget onto another of the same size.",
            symbol: "square.grid.2x2.fill"),
        Tip(
            id: "focus", title: "Quiet evenings", text: "Let a Focus start by itself when the sun sets.",
            symbol: "moon.fill"),
        Tip(
            id: "timer", title: "Two timers at once", text: "Give each timer a name of its own.", symbol: "timer"),
        Tip(
            id: "photo", title: "Lift the subject", text: "Touch and hold a dog in a photo to copy it.",
            symbol: "photo.fill"),
        Tip(
            id: "map", title: "Remember the car", text: "Your phone can note where you parked.",
            symbol: "location.fill"),
        Tip(id: "read", title: "Read it later", text: "Save a page to read it on the train.", symbol: "book.fill"),
        Tip(
            id: "light", title: "Gentle light", text: "Set the brightness before you turn on the flashlight.",
            symbol: "lightbulb.fill"),
    ]

    /// The first tip that has not been read, beginning with another one every day.
    static func tips(on date: Date, without read: Set<String>, in calendar: Calendar = .current) -> [Tip] {
        let day = calendar.ordinality(of: .day, in: .era, for: date) ?? 0
        let start = day % collection.count
        let turned = collection[start...] + collection[..<start]
        let left = turned.filter { !read.contains($0.id) }
        return left.isEmpty ? Array(turned) : left
    }
}

/// The tips that were read in the app, which saves them in the app group.
struct ReadTips {
    private static let key = "read-tips"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var ids: Set<String> { Set(defaults?.stringArray(forKey: Self.key) ?? []) }
}
