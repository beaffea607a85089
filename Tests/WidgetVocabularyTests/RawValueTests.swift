import Testing
import WidgetVocabulary

/// Raw values are written into files, databases, manifests and messages, so a new one makes older ones unreadable.
@Suite("Raw values of the vocabulary")
struct RawValueTests {
    private func names<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: " ")
    }

    @Test("Families keep WidgetKit's names and the guidelines' order")
    func families() {
        #expect(
            names(Family.self) == "systemSmall systemMedium systemLarge systemExtraLarge systemExtraLargePortrait "
                + "accessoryCorner accessoryCircular accessoryRectangular accessoryInline")
    }

    @Test("Type sizes keep SwiftUI's names, from the smallest to the largest")
    func typeSizes() {
        #expect(
            names(TypeSize.self) == "xSmall small medium large xLarge xxLarge xxxLarge "
                + "accessibility1 accessibility2 accessibility3 accessibility4 accessibility5")
        #expect(TypeSize.allCases.map(\.step) == Array(0..<12))
    }

    @Test("Weights keep OpenType's numbers, from the lightest to the heaviest, and Apple's names")
    func weights() {
        #expect(FontWeight.allCases.map(\.rawValue) == Array(stride(from: 100, through: 900, by: 100)))
        #expect(FontWeight.allCases.map(\.step) == Array(0..<9))
        #expect(FontWeight.allCases == FontWeight.allCases.sorted())
        #expect(
            FontWeight.allCases.map(\.appleName).joined(separator: " ")
                == "Ultralight Thin Light Regular Medium Semibold Bold Heavy Black")
    }

    @Test("Platforms, systems and places keep their names")
    func places() {
        #expect(Platform.allCases.map(\.rawValue) == ["iPhone", "iPad", "Mac", "Apple Watch", "Apple Vision Pro"])
        #expect(names(OperatingSystem.self) == "iOS macOS watchOS visionOS")
        #expect(
            names(Context.self) == "home_screen today_view lock_screen standby carplay desktop notification_center "
                + "horizontal_surface vertical_surface watch_complication watch_smart_stack")
        #expect(names(WidgetLocation.self) == "homeScreen lockScreen standBy iPhoneWidgetsOnMac carPlay")
    }

    @Test("Treatments of places keep their names")
    func presentation() {
        #expect(names(RenderingMode.self) == "fullColor accented vibrant")
        #expect(names(ContainerBackground.self) == "shown removed")
        #expect(names(WidgetLabel.self) == "hidden shown")
        #expect(names(Luminance.self) == "normal reduced")
        #expect(names(LevelOfDetail.self) == "default simplified")
        #expect(names(MountingStyle.self) == "elevated recessed")
        #expect(names(WidgetTexture.self) == "glass paper")
        #expect(names(ControlSize.self) == "small medium large")
    }

    @Test("Settings keep their names")
    func settings() {
        #expect(names(ColorScheme.self) == "light dark")
        #expect(names(Contrast.self) == "standard increased")
        #expect(names(LayoutDirection.self) == "leftToRight rightToLeft")
        #expect(names(LegibilityWeight.self) == "regular bold")
        #expect(names(Transparency.self) == "standard reduced")
        #expect(names(Differentiation.self) == "standard withoutColor")
        #expect(names(SystemColorGeneration.self) == "since2025 before2025")
        #expect(names(MissingPictures.self) == "marked omitted")
    }

    @Test("System colors keep UIKit's names")
    func systemColors() {
        #expect(
            names(SystemColor.self) == "red orange yellow green mint teal cyan blue indigo purple pink brown "
                + "gray gray2 gray3 gray4 gray5 gray6 "
                + "label secondaryLabel tertiaryLabel quaternaryLabel quinaryLabel placeholderText "
                + "fill secondaryFill tertiaryFill quaternaryFill background secondaryBackground tertiaryBackground "
                + "groupedBackground secondaryGroupedBackground tertiaryGroupedBackground "
                + "separator opaqueSeparator link")
    }
}
