import Foundation
import FoundationSupplement

// Foundation on Linux has one fixed idea of the current locale, which nothing can change. A widget's `Date.formatted()`
// or `Calendar.current` has to follow the locale that the image is made for, so these functions replace Foundation's
// getters: the linker binds Foundation's own calls to the first definition of a symbol, and a widget is linked with the
// SDK's library before Foundation's. In release builds that library holds Foundation itself.
//
// They are static methods because the optimizer insists that both declarations of a symbol have the same convention.
// They stand in this module, which only extensions hold, so that the host can be linked with a static Foundation.

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
