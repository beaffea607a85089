import ExtensionProtocol
import SwiftUI
import Testing
import WidgetVocabulary

@testable import ExtensionRuntime

/// What views see of the place that the host names.
struct PlaceEnvironmentTests {
    private func environment(_ change: (inout WidgetEnvironment) -> Void = { _ in }) -> EnvironmentValues {
        var place = WidgetEnvironment(family: .systemSmall, canvasSize: CGSize(width: 170, height: 170))
        change(&place)
        return EnvironmentValues(place)
    }

    @Test("I0060: label colors are AppKit's on a Mac in full color, and UIKit's everywhere else")
    func labels() {
        let opaque = Color.primary.resolve(in: environment()).opacity
        #expect(opaque == 1)
        #expect(Color.primary.resolve(in: environment { $0.platform = .macOS }).opacity < 0.85)
        for mode in [WidgetVocabulary.RenderingMode.accented, .vibrant] {
            let values = environment {
                $0.platform = .macOS
                $0.renderingMode = mode
            }
            #expect(Color.primary.resolve(in: values).opacity == 1)
        }
        for platform in [WidgetVocabulary.OperatingSystem.iOS, .watchOS, .visionOS] {
            #expect(environment { $0.platform = platform }.labelPalette == .phone)
        }
    }

    @Test("I0174: missing images are omitted unless the host marks them")
    func missingPictures() {
        #expect(environment().missingPictures == .omitted)
        #expect(environment { $0.missingPictures = .marked }.missingPictures == .marked)
    }
}
