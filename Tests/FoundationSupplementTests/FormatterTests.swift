import Foundation
import FoundationSupplement
import StringCatalogs
import Testing

@Suite("Formatters that Foundation lacks on Linux")
struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private let korean = Locale(identifier: "ko_KR")

    private func calendar(_ locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        return calendar
    }

    @Test(
        "Durations",
        arguments: [
            (3725.0, DateComponentsFormatter.UnitsStyle.positional, "en_US", "1:02:05"),
            (65, .positional, "en_US", "1:05"), (5, .positional, "en_US", "5"),
            (3725, .abbreviated, "en_US", "1h 2m 5s"), (3600, .abbreviated, "en_US", "1h"),
            (3725, .full, "en_US", "1 hour, 2 minutes, 5 seconds"), (3725, .brief, "en_US", "1hr 2min 5sec"),
            (3725, .short, "en_US", "1 hr, 2 min, 5 sec"), (-65, .positional, "en_US", "-1:05"),
            (3725, .full, "ko_KR", "1시간 2분 5초"), (40_000_000, .abbreviated, "en_US", "1y 3mo 7d 23h 6m 40s"),
        ])
    func lengths(seconds: TimeInterval, style: DateComponentsFormatter.UnitsStyle, locale: String, expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar = calendar(Locale(identifier: locale))
        #expect(formatter.string(from: seconds) == expected)
    }

    @Test("Person names are formatted in the formatter's style, and parsed")
    func names() {
        let formatter = FoundationSupplement.PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let name = PersonNameComponents(givenName: "Ada", middleName: "King", familyName: "Lovelace")
        #expect(formatter.string(from: name) == "Ada Lovelace")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
        #expect(formatter.personNameComponents(from: "Ada King Lovelace") == name)
        formatter.style = .long
        #expect(formatter.string(for: name) == "Ada King Lovelace")
    }

    @Test("Padding, limits and specific units")
    func lengthOptions() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar(english)
        formatter.allowedUnits = [.hour, .minute]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 300) == "00:05")
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.day, .hour, .minute]
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 200_000) == "2d 7h")
        #expect(formatter.string(from: 0) == "0m")
        #expect(formatter.string(from: .nan) == nil)
        #expect(formatter.string(from: DateComponents(hour: 3, minute: 4)) == "3h 4m")
    }

    @Test(
        "A date formatter names the days near today, and no others",
        arguments: [
            (0, "en_US", "Today at 6:10\u{202F}AM"), (-1, "en_US", "Yesterday at 6:10\u{202F}AM"),
            (1, "en_US", "Tomorrow at 6:10\u{202F}AM"), (-1, "de_DE", "Gestern, 06:10"),
            (2, "de_DE", "Übermorgen, 06:10"), (0, "fr_FR", "Aujourd’hui à 06:10"), (1, "ja_JP", "明日 6:10"),
        ])
    func namedDays(days: Int, locale: String, expected: String) {
        let calendar = calendar(Locale(identifier: locale))
        let today = calendar.startOfDay(for: Date())
        let date = today.addingTimeInterval(Double(days) * 86_400 + 6 * 3600 + 600)
        let formatter = DateFormatter()
        formatter.locale = calendar.locale
        formatter.timeZone = .gmt
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        let plain = formatter.string(from: date)
        formatter._doesRelativeDateFormatting = true
        let spaces: (String) -> String = { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
        #expect(spaces(formatter.string(from: date)) == spaces(expected))
        #expect(spaces((formatter.copy() as? DateFormatter)?.string(for: date) ?? "") == spaces(expected))
        let far = date.addingTimeInterval(86_400 * 40)
        let named = formatter.string(from: far)
        formatter._doesRelativeDateFormatting = false
        #expect(formatter.string(from: far) == named && formatter.string(from: date) == plain)
        formatter._doesRelativeDateFormatting = true
        formatter.dateFormat = "yyyy"
        #expect(formatter.string(from: date).count == 4)
    }

    @Test(
        "Relative dates",
        arguments: [
            (-3600.0, RelativeDateTimeFormatter.DateTimeStyle.numeric, "en_US", "1 hour ago"),
            (7200, .numeric, "en_US", "in 2 hours"), (86_400, .named, "en_US", "tomorrow"),
            (-86_400, .named, "ko_KR", "어제"), (-300, .numeric, "ja_JP", "5 分前"),
        ])
    func relative(
        seconds: TimeInterval, style: RelativeDateTimeFormatter.DateTimeStyle, locale: String, expected: String
    ) {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = style
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = calendar(Locale(identifier: locale))
        #expect(formatter.localizedString(fromTimeInterval: seconds) == expected)
    }

    @Test("Measurements use the local unit unless the provided unit is requested")
    func measurements() {
        let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(temperature.formatted(.measurement(width: .abbreviated).locale(english)) == "68°F")
        #expect(temperature.formatted(.measurement(width: .abbreviated).locale(korean)) == "20°C")
        #expect(temperature.formatted(.measurement(width: .narrow, usage: .weather).locale(english)) == "68°")
        #expect(
            temperature.formatted(.measurement(width: .wide, usage: .asProvided).locale(english))
                == "20 degrees Celsius")
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(korean)) == "5km")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(english)) == "3.11 mi")
        let power = Measurement(value: 1.25, unit: UnitPower.kilowatts)
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        #expect(
            power.formatted(.measurement(width: .abbreviated, numberFormatStyle: whole).locale(english)) == "1.2 kW")
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "5 km")
    }
}

/// One at a time, because the store of the process is one.
@Suite("The locale of the process", .serialized)
struct SystemLocaleTests {
    @Test("Strings and dates without a locale use the store's")
    func followsStore() {
        let previous = LocalizationStore.current
        defer { LocalizationStore.current = previous }
        let table = StringCatalog.Table(sourceLanguage: "en", languages: ["ko": ["Hello": .text("안녕")]])
        LocalizationStore.current = LocalizationStore(
            catalog: StringCatalog(tables: ["Localizable": table]), locale: Locale(identifier: "ko_KR"))
        #expect(String(localized: "Hello") == "안녕")
        #expect(NSLocalizedString("Hello", comment: "") == "안녕")
        #expect(NSLocalizedString("Hello", tableName: "Localizable", bundle: .main, value: "x", comment: "") == "안녕")
        #expect(Locale.current.identifier == "ko_KR")
        #expect(Calendar.current.locale?.identifier == "ko_KR")
        #expect(Calendar.current.firstWeekday == 1)
        let style = Date.FormatStyle(timeZone: .gmt).month().day()
        #expect(Date(timeIntervalSince1970: 0).formatted(style) == "1월 1일")
    }
}
