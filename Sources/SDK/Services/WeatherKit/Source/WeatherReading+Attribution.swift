import ExtensionProtocol
import Foundation

extension WeatherReading {
    /// The attribution of the source that the host chose.
    static var attribution: WeatherAttribution { attribution(of: HostWeather.current.source) }

    static func attribution(of source: WeatherSource) -> WeatherAttribution {
        switch source {
        case .sample:
            WeatherAttribution(
                source, page: "https://example.com/sample-weather", mark: "https://example.com/sample-weather",
                text: "Sample weather, made for previews")
        case .openMeteo:
            WeatherAttribution(
                source, page: "https://open-meteo.com/en/license", mark: "https://open-meteo.com",
                text: "Weather data by Open-Meteo.com (CC BY 4.0)")
        case .apple:
            WeatherAttribution(
                source, page: "https://weatherkit.apple.com/legal-attribution.html",
                mark: "https://weatherkit.apple.com/assets/branding", text: "Weather data by Apple Weather")
        }
    }
}

extension WeatherAttribution {
    fileprivate init(_ source: WeatherSource, page: StaticString, mark: StaticString, text: String) {
        let page = URL(string: "\(page)") ?? URL(fileURLWithPath: "/")
        let folder = URL(string: "\(mark)") ?? URL(fileURLWithPath: "/")
        self.init(
            serviceName: source.title, legalPageURL: page,
            squareMarkURL: folder.appendingPathComponent("square-mark.png"),
            combinedMarkLightURL: folder.appendingPathComponent("combined-mark-light.png"),
            combinedMarkDarkURL: folder.appendingPathComponent("combined-mark-dark.png"), legalAttributionText: text)
    }
}
