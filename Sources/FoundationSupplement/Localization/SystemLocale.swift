import Foundation

// Foundation on Linux has one fixed idea of the current locale, which nothing can change. A widget's `Date.formatted()`
// or `Calendar.current` has to follow the locale that the picture is made for, so these functions take the place of
// Foundation's getters: the dynamic linker binds Foundation's own calls to the first library that has the symbol. They
// apply where this library is searched before Foundation's libraries, as in the extension process, which preloads it;
// elsewhere Foundation's own answer stays.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func systemLocaleCurrent() -> Locale { LocalizationStore.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func systemLocaleAutoupdatingCurrent() -> Locale { LocalizationStore.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func systemLocalePreferredLanguages() -> [String] {
    [LocalizationStore.current.locale.identifier(.bcp47)]
}

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func systemCalendarCurrent() -> Calendar { LocalizationStore.current.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func systemCalendarAutoupdatingCurrent() -> Calendar { LocalizationStore.current.calendar }

extension LocalizationStore {
    /// The calendar of the locale, in the time zone of the process.
    var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }
}
