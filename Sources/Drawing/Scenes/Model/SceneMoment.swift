/// The moment that a scene shows, in the words of the person's language. Whoever asks for a scene gives the words: a
/// scene knows no clock and no language of the machine.
package struct SceneMoment: Hashable, Sendable {
    /// As a status bar shows it, such as `9:41`.
    package var time: String
    /// Long form, such as `Tuesday, September 9`.
    package var date: String
    /// Short form, such as `Tue Sep 9`.
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
