/// The date and time that a scene shows, formatted in the user's language. The caller provides the strings: a scene
/// does not depend on the machine's clock or language.
package struct SceneMoment: Hashable, Sendable {
    /// The time as in a status bar, such as `9:41`.
    package var time: String
    /// The date in long form, such as `Tuesday, September 9`.
    package var date: String
    /// The date in short form, such as `Tue Sep 9`.
    package var shortDate: String
    /// 0…23 and 0…59, for clocks with hands.
    package var hour: Int
    package var minute: Int

    package init(time: String, date: String, shortDate: String, hour: Int, minute: Int) {
        self.time = time
        self.date = date
        self.shortDate = shortDate
        self.hour = hour
        self.minute = minute
    }

    /// The moment of the examples.
    package static let example = SceneMoment(
        time: "9:41", date: "Tuesday, September 9", shortDate: "Tue Sep 9", hour: 9, minute: 41)
}
