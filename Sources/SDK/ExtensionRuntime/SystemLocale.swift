import Foundation
import FoundationSupplement

// Foundation on Linux has one fixed current locale, which cannot be changed. A widget's `Date.formatted()` or
// `Calendar.current` must follow the locale of the rendering, so these functions replace Foundation's getters: the
// linker binds Foundation's own calls to the first definition of a symbol, and a widget is linked with the SDK's
// library before Foundation's. In release builds that library contains Foundation itself.
//
// They are static methods because the optimizer requires both declarations of a symbol to have the same convention.
// They are in this module, which is linked only into extensions, so that the host can be linked with a static
// Foundation.

extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    package static func systemCurrent() -> Locale { LocalizationStore.current.locale }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    package static func systemAutoupdatingCurrent() -> Locale { LocalizationStore.current.locale }

    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    package static func systemPreferredLanguages() -> [String] {
        [LocalizationStore.current.locale.identifier(.bcp47)]
    }
}

extension Calendar {
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    package static func systemCurrent() -> Calendar { LocalizationStore.current.calendar }

    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    package static func systemAutoupdatingCurrent() -> Calendar { LocalizationStore.current.calendar }
}
