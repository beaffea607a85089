import SwiftUI

/// The unmodified views of `Examples/Weather`, which the package reaches through links. Their glyphs are of another font
/// here, so they are compared by their ink.
enum ExampleCases {
    private static func example<Example: View>(
        _ name: String, _ width: Double, _ height: Double, appearance: ColorScheme = .light,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Example
    ) -> TruthCase {
        TruthCase(
            "examples-weather-\(name)", .examples, width, height, appearance: appearance, precision: 1, readings: [.ink]
        ) {
            view().truth("view")
        }
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        example("small", 126, 126) { SmallWeatherView(weather: .preview) }
        example("small-dark", 126, 126, appearance: .dark) { SmallWeatherView(weather: .preview) }
        example("medium", 306, 126) { MediumWeatherView(weather: .preview) }
        example("large", 306, 322) {
            LargeWeatherView(weather: .preview, date: WeatherData.preview.updated)
        }
        example("circular", 76, 76) { CircularWeatherView(weather: .preview) }
        example("rectangular", 150, 72) { RectangularWeatherView(weather: .preview) }
    }
}
