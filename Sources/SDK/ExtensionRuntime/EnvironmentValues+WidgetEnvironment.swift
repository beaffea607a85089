import ExtensionProtocol
import Foundation
import SwiftUI
import Typesetter
import WidgetKit

extension EnvironmentValues {
    /// The environment of the place where the widget is shown.
    init(_ place: WidgetEnvironment) {
        self.init()
        if let family = WidgetFamily(place.family) { widgetFamily = family }
        widgetRenderingMode = WidgetRenderingMode(place.renderingMode)
        showsWidgetContainerBackground = place.containerBackground == .shown
        widgetContentMargins = EdgeInsets(place.contentMargins)
        levelOfDetail = place.levelOfDetail == .simplified ? .simplified : .default
        showsWidgetLabel = place.widgetLabel == .shown
        dynamicTypeSize = DynamicTypeSize(place.typeSize, on: place.platform)
        typographyPlatform = TypographyPlatform(place.platform)
        circularGauge = CircularGaugeMetrics(place)
        legibilityWeight = place.legibilityWeight == .bold ? .bold : .regular
        isLuminanceReduced = place.luminance == .reduced
        displayScale = place.displayScale
        colorScheme = place.colorScheme == .dark ? .dark : .light
        contrast = place.contrast == .increased ? .increased : .standard
        transparency = place.transparency == .reduced ? .reduced : .standard
        differentiation = place.differentiation == .withoutColor ? .withoutColor : .standard
        systemColorGeneration = place.systemColors == .before2025 ? .before2025 : .since2025
        missingPictures = place.missingPictures == .omitted ? .omitted : .marked
        // In the other modes an opacity is set by the widget itself.
        labelPalette = place.platform == .macOS && place.renderingMode == .fullColor ? .mac : .phone
        // A widget is shown on top of the Home Screen, so its default background in dark mode is not black.
        interfaceLevel = .elevated
        redactionReasons = RedactionReasons(place.redaction)
        layoutDirection = place.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        locale = Locale(identifier: place.locale)
        timeZone = TimeZone(identifier: place.timeZone) ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        let shape = ContainerShape(RoundedRectangle(cornerRadius: place.cornerRadius, style: .continuous))
        shape.frame = CGRect(origin: .zero, size: place.canvasSize)
        containerShape = shape
    }
}

extension EdgeInsets {
    init(_ margins: WidgetEnvironment.Margins) {
        self.init(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
}

extension CircularGaugeMetrics {
    init(_ place: WidgetEnvironment) {
        let margins = place.contentMargins
        switch place.platform {
        case .iOS, .macOS, .visionOS: self = .standard
        case .watchOS:
            self = .watch(
                in: CGSize(
                    width: place.canvasSize.width - margins.leading - margins.trailing,
                    height: place.canvasSize.height - margins.top - margins.bottom))
        }
    }
}

extension WidgetRenderingMode {
    init(_ mode: WidgetEnvironment.RenderingMode) {
        switch mode {
        case .fullColor: self = .fullColor
        case .accented: self = .accented
        case .vibrant: self = .vibrant
        }
    }
}

extension TypographyPlatform {
    /// Vision Pro has the sizes of iPhone.
    init(_ platform: WidgetEnvironment.Platform) {
        switch platform {
        case .iOS, .visionOS: self = .iOS
        case .macOS: self = .macOS
        case .watchOS: self = .watchOS
        }
    }
}

extension DynamicTypeSize {
    /// The Dynamic Type size that a widget is drawn with (F-117): sizes below Large become Large; Mac and watch have
    /// one size.
    init(_ size: WidgetEnvironment.TypeSize, on platform: WidgetEnvironment.Platform) {
        switch platform {
        case .iOS, .visionOS: self = max(DynamicTypeSize(size), .large)
        case .macOS, .watchOS: self = .large
        }
    }

    init(_ size: WidgetEnvironment.TypeSize) {
        switch size {
        case .xSmall: self = .xSmall
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .xLarge: self = .xLarge
        case .xxLarge: self = .xxLarge
        case .xxxLarge: self = .xxxLarge
        case .accessibility1: self = .accessibility1
        case .accessibility2: self = .accessibility2
        case .accessibility3: self = .accessibility3
        case .accessibility4: self = .accessibility4
        case .accessibility5: self = .accessibility5
        }
    }
}

extension RedactionReasons {
    init(_ redaction: WidgetEnvironment.Redaction) {
        self = []
        if redaction.contains(.placeholder) { insert(.placeholder) }
        if redaction.contains(.privacy) { insert(.privacy) }
        if redaction.contains(.invalidated) { insert(.invalidated) }
    }
}

extension WidgetFamily {
    /// Both types name the families alike.
    init?(_ name: WidgetFamilyName) {
        self.init(named: name.rawValue)
    }
}

extension WidgetFamilyName {
    init?(_ family: WidgetFamily) {
        self.init(rawValue: family.description)
    }
}
