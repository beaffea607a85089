import Foundation

/// A city or town of the gazetteer.
struct Place: Identifiable, Equatable {
    /// The number in GeoNames.
    let id: Int
    let name: String
    /// Empty where they are not known.
    let koreanName: String
    let japaneseName: String
    /// ISO 3166, two letters.
    let country: String
    /// Two letters, in the United States only.
    let state: String
    let timeZone: TimeZone
    /// Degrees.
    let latitude: Double
    let longitude: Double
    /// To a thousand.
    let population: Int

    /// The name in the language of the locale, otherwise in English.
    func name(in locale: Locale) -> String {
        let local =
            switch locale.language.languageCode?.identifier {
            case "ko": koreanName
            case "ja": japaneseName
            default: name
            }
        return local.isEmpty ? name : local
    }

    /// “Illinois” is not known, but “IL, United States” tells one Springfield from another.
    func region(in locale: Locale) -> String {
        let country = locale.localizedString(forRegionCode: country) ?? country
        return state.isEmpty ? country : "\(state), \(country)"
    }
}
