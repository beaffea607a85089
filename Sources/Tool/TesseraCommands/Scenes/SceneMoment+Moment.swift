import Foundation
import Scenes
import WidgetHost

extension SceneMoment {
    /// Creates the texts of a moment as the live device shows them.
    package init(_ moment: Moment, locale: LocaleName, timeZone: String) {
        self.init(
            Date(timeIntervalSinceReferenceDate: moment.secondsSinceReferenceDate),
            locale: Locale(identifier: locale.identifier), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
    }
}
