import CoreGraphics
import RenderModel
import WidgetVocabulary

/// Everything about the place where a widget is shown that can affect its rendering.
///
/// One value and one timeline entry determine one `RenderTree`. Nothing else may: no clock, no locale of the machine.
package struct WidgetEnvironment: Hashable, Sendable {
    /// Insets in points, in reading direction.
    package struct Margins: Hashable, Sendable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double

        package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        package init(all inset: Double) {
            self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
    }

    /// Why content is hidden.
    package struct Redaction: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let placeholder = Redaction(rawValue: 1 << 0)
        package static let privacy = Redaction(rawValue: 1 << 1)
        package static let invalidated = Redaction(rawValue: 1 << 2)
    }

    /// The system that the place belongs to. It decides the sizes of text styles and whether they follow Dynamic Type.
    package var platform: OperatingSystem
    package var family: Family
    /// Points.
    package var canvasSize: CGSize
    /// Pixels per point.
    package var displayScale: Double
    package var colorScheme: ColorScheme
    package var contrast: Contrast
    package var typeSize: TypeSize
    package var legibilityWeight: LegibilityWeight
    package var transparency: Transparency
    package var differentiation: Differentiation
    package var systemColors: SystemColorGeneration
    package var missingPictures: MissingPictures
    package var luminance: Luminance
    package var renderingMode: RenderingMode
    package var containerBackground: ContainerBackground
    package var levelOfDetail: LevelOfDetail
    package var widgetLabel: WidgetLabel
    /// The place's content margins; a widget with `contentMarginsDisabled()` draws without them.
    package var contentMargins: Margins
    package var layoutDirection: LayoutDirection
    /// Locale identifier, such as `ko_KR`.
    package var locale: String
    /// Time zone identifier, such as `Asia/Seoul`.
    package var timeZone: String
    package var redaction: Redaction
    /// Corner radius in points that `ContainerRelativeShape` follows.
    package var cornerRadius: Double
    /// The date at which relative and counting texts are shown, in seconds since the reference date (2001-01-01 00:00
    /// UTC); `nil` uses the entry's date.
    package var now: Double?
    /// Set where a Live Activity is shown instead of a widget; the family is then meaningless.
    package var activity: ActivityPlace?
    /// Set where a control is shown instead of a widget; the family is then meaningless.
    package var control: ControlPlace?
    /// Set where a view is shown on a device's whole screen instead of a widget; the family is then meaningless.
    package var screen: ScreenPlace?

    package init(
        platform: OperatingSystem = .iOS, family: Family, canvasSize: CGSize, displayScale: Double = 3,
        colorScheme: ColorScheme = .light, contrast: Contrast = .standard, typeSize: TypeSize = .large,
        legibilityWeight: LegibilityWeight = .regular, transparency: Transparency = .standard,
        differentiation: Differentiation = .standard, systemColors: SystemColorGeneration = .since2025,
        missingPictures: MissingPictures = .omitted, luminance: Luminance = .normal,
        renderingMode: RenderingMode = .fullColor, containerBackground: ContainerBackground = .shown,
        levelOfDetail: LevelOfDetail = .default, widgetLabel: WidgetLabel = .hidden,
        contentMargins: Margins = Margins(all: 16), layoutDirection: LayoutDirection = .leftToRight,
        locale: String = "en_US", timeZone: String = "GMT", redaction: Redaction = [], cornerRadius: Double = 0,
        now: Double? = nil, activity: ActivityPlace? = nil, control: ControlPlace? = nil,
        screen: ScreenPlace? = nil
    ) {
        self.platform = platform
        self.family = family
        self.canvasSize = canvasSize
        self.displayScale = displayScale
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.typeSize = typeSize
        self.legibilityWeight = legibilityWeight
        self.transparency = transparency
        self.differentiation = differentiation
        self.systemColors = systemColors
        self.missingPictures = missingPictures
        self.luminance = luminance
        self.renderingMode = renderingMode
        self.containerBackground = containerBackground
        self.levelOfDetail = levelOfDetail
        self.widgetLabel = widgetLabel
        self.contentMargins = contentMargins
        self.layoutDirection = layoutDirection
        self.locale = locale
        self.timeZone = timeZone
        self.redaction = redaction
        self.cornerRadius = cornerRadius
        self.now = now
        self.activity = activity
        self.control = control
        self.screen = screen
    }
}

extension WidgetEnvironment.Margins: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        for inset in [top, leading, bottom, trailing] { writer.write(inset) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            top: try reader.double(), leading: try reader.double(), bottom: try reader.double(),
            trailing: try reader.double())
    }
}

extension WidgetEnvironment: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: platform)
        writer.write(family)
        writer.write(canvasSize)
        writer.write(displayScale)
        writer.write(caseIndex: colorScheme)
        writer.write(caseIndex: contrast)
        writer.write(caseIndex: typeSize)
        writer.write(caseIndex: legibilityWeight)
        writer.write(caseIndex: transparency)
        writer.write(caseIndex: differentiation)
        writer.write(caseIndex: systemColors)
        writer.write(caseIndex: missingPictures)
        writer.write(caseIndex: luminance)
        writer.write(caseIndex: renderingMode)
        writer.write(caseIndex: containerBackground)
        writer.write(caseIndex: levelOfDetail)
        writer.write(caseIndex: widgetLabel)
        writer.write(contentMargins)
        writer.write(caseIndex: layoutDirection)
        writer.write(locale)
        writer.write(timeZone)
        writer.write(byte: redaction.rawValue)
        writer.write(cornerRadius)
        writer.write(now)
        writer.write(activity)
        writer.write(control)
        writer.write(screen)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            platform: try reader.caseIndex(), family: try reader.value(), canvasSize: try reader.value(),
            displayScale: try reader.double(), colorScheme: try reader.caseIndex(), contrast: try reader.caseIndex(),
            typeSize: try reader.caseIndex(), legibilityWeight: try reader.caseIndex(),
            transparency: try reader.caseIndex(), differentiation: try reader.caseIndex(),
            systemColors: try reader.caseIndex(), missingPictures: try reader.caseIndex(),
            luminance: try reader.caseIndex(), renderingMode: try reader.caseIndex(),
            containerBackground: try reader.caseIndex(), levelOfDetail: try reader.caseIndex(),
            widgetLabel: try reader.caseIndex(), contentMargins: try reader.value(),
            layoutDirection: try reader.caseIndex(), locale: try reader.string(), timeZone: try reader.string(),
            redaction: Redaction(rawValue: try reader.byte()), cornerRadius: try reader.double(),
            now: try reader.optional(), activity: try reader.optional(), control: try reader.optional(),
            screen: try reader.optional())
    }
}
