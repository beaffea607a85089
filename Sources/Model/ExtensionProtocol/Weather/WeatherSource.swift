/// Where the weather comes from.
package enum WeatherSource: String, CaseIterable, Hashable, Sendable {
    /// Embedded weather, the same for each place and date in every run.
    case sample
    /// The HTTP interface of Open-Meteo, which needs no key.
    case openMeteo = "open-meteo"
    /// Apple's REST interface, with the developer's own key.
    case apple

    /// The name for users.
    package var title: String {
        switch self {
        case .sample: "Sample weather"
        case .openMeteo: "Open-Meteo"
        case .apple: "Apple Weather"
        }
    }
}
