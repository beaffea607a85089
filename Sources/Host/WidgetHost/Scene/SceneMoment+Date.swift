import Foundation
import Scenes

extension SceneMoment {
    /// Formats a date in a language.
    package init(_ date: Date, locale: Locale, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        func words(_ template: String) -> String {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = timeZone
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter.string(from: date)
        }
        // A status bar and a Lock Screen show only the digits.
        let time = words("jmm").filter { $0.isNumber || $0 == ":" || $0 == "." }
        self.init(
            time: time, date: words("EEEEMMMMd"), shortDate: words("EEEMMMd"), hour: parts.hour ?? 0,
            minute: parts.minute ?? 0)
    }
}
