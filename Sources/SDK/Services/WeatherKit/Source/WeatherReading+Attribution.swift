import ExtensionProtocol
import Foundation

extension WeatherReading {
    /// The attribution of a source. Only Apple's service has marks; for the others they are the address of the page.
    static func attribution(of source: WeatherSource) -> WeatherAttribution {
        switch source {
        case .sample:
            WeatherAttribution(
                source, text: "Sample weather, made for previews", page: "https://example.com/sample-weather")
        case .openMeteo:
            WeatherAttribution(
                source, text: "Weather data by Open-Meteo.com (CC BY 4.0)", page: "https://open-meteo.com/en/license")
        case .apple:
            WeatherAttribution(
                source, text: "Weather data by Apple Weather",
                page: "https://weatherkit.apple.com/legal-attribution.html",
                square: "https://weatherkit.apple.com/assets/branding/square-mark.png",
                light: "https://weatherkit.apple.com/assets/branding/en/Apple_Weather_blk_en_3X_090122.png",
                dark: "https://weatherkit.apple.com/assets/branding/en/Apple_Weather_wht_en_3X_090122.png")
        }
    }
}

extension WeatherAttribution {
    fileprivate init(
        _ source: WeatherSource, text: String, page: String, square: String? = nil, light: String? = nil,
        dark: String? = nil
    ) {
        func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }
        self.init(
            serviceName: source.title, legalPageURL: url(page), squareMarkURL: url(square ?? page),
            combinedMarkLightURL: url(light ?? page), combinedMarkDarkURL: url(dark ?? page),
            legalAttributionText: text)
    }
}
