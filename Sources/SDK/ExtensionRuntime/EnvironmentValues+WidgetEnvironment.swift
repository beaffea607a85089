import ExtensionProtocol
import Foundation
import SwiftUI
import Typesetter
import WidgetKit
import WidgetVocabulary

extension EnvironmentValues {
    /// The environment of the place where the widget is shown.
    init(_ place: WidgetEnvironment) {
        self.init()
        widgetFamily = WidgetFamily(place.family)
        widgetRenderingMode = WidgetRenderingMode(place.renderingMode)
        showsWidgetContainerBackground = place.containerBackground == .shown
        widgetContentMargins = EdgeInsets(place.contentMargins)
        levelOfDetail = WidgetKit.LevelOfDetail(place.levelOfDetail)
        showsWidgetLabel = place.widgetLabel == .shown
        dynamicTypeSize = DynamicTypeSize(place.typeSize, on: place.platform)
        typographyPlatform = TypographyPlatform(place.platform)
        circularGauge = CircularGaugeMetrics(place)
        legibilityWeight = SwiftUI.LegibilityWeight(place.legibilityWeight)
        isLuminanceReduced = place.luminance == .reduced
        displayScale = place.displayScale
        colorScheme = SwiftUI.ColorScheme(place.colorScheme)
        contrast = ColorSchemeContrast(place.contrast)
        transparency = place.transparency
        differentiation = place.differentiation
        systemColorGeneration = place.systemColors
        missingPictures = place.missingPictures
        // In the other modes an opacity is the widget's own word about its strength.
        labelPalette = place.platform == .macOS && place.renderingMode == .fullColor ? .mac : .phone
        // A widget is shown on top of the Home Screen, so its default background in dark mode is not black.
        interfaceLevel = .elevated
        redactionReasons = RedactionReasons(place.redaction)
        layoutDirection = SwiftUI.LayoutDirection(place.layoutDirection)
        locale = Locale(identifier: place.locale)
        timeZone = TimeZone(identifier: place.timeZone) ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        let shape = ContainerShape(RoundedRectangle(cornerRadius: place.cornerRadius, style: .continuous))
        shape.frame = CGRect(origin: .zero, size: place.canvasSize)
        containerShape = shape
        if let screen = place.screen {
            interfaceLevel = .base
            horizontalSizeClass = UserInterfaceSizeClass(screen.width)
            verticalSizeClass = UserInterfaceSizeClass(screen.height)
        }
    }
}

extension UserInterfaceSizeClass {
    fileprivate init(_ sizeClass: ScreenPlace.SizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        }
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

extension TypographyPlatform {
    /// Vision Pro has the sizes of iPhone.
    init(_ system: OperatingSystem) {
        switch system {
        case .iOS, .visionOS: self = .iOS
        case .macOS: self = .macOS
        case .watchOS: self = .watchOS
        }
    }
}

extension DynamicTypeSize {
    /// The size that a widget is drawn with (F-117): sizes below Large are Large; Mac and watch have one size.
    init(_ size: TypeSize, on system: OperatingSystem) {
        switch system {
        case .iOS, .visionOS: self = max(DynamicTypeSize(size), .large)
        case .macOS, .watchOS: self = .large
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
