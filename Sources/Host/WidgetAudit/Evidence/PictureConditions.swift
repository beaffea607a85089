import CoreGraphics
import WidgetVocabulary

/// The conditions under which a tree was laid out.
package struct PictureConditions: Hashable, Sendable {
    /// The request to the provider, and whether its entry is laid out as the widget usually is.
    package enum Content: String, CaseIterable, Hashable, Sendable {
        case entry, placeholder, gallery
        /// The current entry, mirrored as for a language that is read from right to left.
        case mirrored
    }

    package var family: Family
    /// As `tessera render --device` accepts it.
    package var device: String
    package var platform: Platform
    package var context: Context
    /// The name of the appearance, such as `light` or `tinted`.
    package var appearance: String
    package var mode: RenderingMode
    package var colorScheme: ColorScheme
    package var background: ContainerBackground
    package var luminance: Luminance
    package var typeSize: TypeSize
    package var locale: String
    package var content: Content
    /// Points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: Double
    /// The place's smallest content margin, in points.
    package var systemMargin: Double
    /// The radius of the widget's corners in points of the canvas; 0 where the place has none or it is not known.
    package var cornerRadius: Double
    /// The factor by which the place scales the canvas.
    package var factor: Double
    package var levelOfDetail: LevelOfDetail
    /// Seconds from the date of the current entry to that of the shown one.
    package var offset: Double

    package init(
        family: Family, device: String = "393x852", platform: Platform = .iPhone, context: Context = .homeScreen,
        appearance: String = "light", mode: RenderingMode = .fullColor, colorScheme: ColorScheme = .light,
        background: ContainerBackground = .shown, luminance: Luminance = .normal, typeSize: TypeSize = .large,
        locale: String = "en_US", content: Content = .entry, size: CGSize, scale: Double = 3, systemMargin: Double = 16,
        cornerRadius: Double = 0, factor: Double = 1, levelOfDetail: LevelOfDetail = .default, offset: Double = 0
    ) {
        self.family = family
        self.device = device
        self.platform = platform
        self.context = context
        self.appearance = appearance
        self.mode = mode
        self.colorScheme = colorScheme
        self.background = background
        self.luminance = luminance
        self.typeSize = typeSize
        self.locale = locale
        self.content = content
        self.size = size
        self.scale = scale
        self.systemMargin = systemMargin
        self.cornerRadius = cornerRadius
        self.factor = factor
        self.levelOfDetail = levelOfDetail
        self.offset = offset
    }

    /// Whether the current entry is shown.
    package var isNow: Bool { offset == 0 }

    /// The name of the appearance for people; `appearance` is also an argument.
    package var appearanceText: String { appearance.replacing("colour", with: "color") }

    /// The place as one line: `systemSmall on 393x852, Home Screen, tinted, large, en_US`.
    package var text: String {
        let ending = content == .entry ? "" : ", \(content.rawValue)"
        return
            "\(family.rawValue) on \(device), \(context.name), \(appearanceText), \(typeSize.rawValue), \(locale)\(ending)"
            + moment
    }

    /// The moment of an entry that is not the current one: `, 6 h later`.
    private var moment: String {
        guard !isNow else { return "" }
        let (hour, minute) = (3_600.0, 60.0)
        let size = abs(offset)
        let (value, unit) = size >= hour ? (size / hour, "h") : size >= minute ? (size / minute, "min") : (size, "s")
        return ", \(Measure.digits(value)) \(unit) \(offset > 0 ? "later" : "earlier")"
    }
}

/// A total order, so that what is derived from several pictures does not depend on the order in which they were drawn.
extension PictureConditions: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        let (first, second) = (left.ranks, right.ranks)
        if first != second { return first.lexicographicallyPrecedes(second) }
        let (one, other) = (left.names, right.names)
        if one != other { return one.lexicographicallyPrecedes(other) }
        return left.lengths.lexicographicallyPrecedes(right.lengths)
    }

    private var names: [String] {
        [
            device, appearance, locale, mode.rawValue, colorScheme.rawValue, background.rawValue, luminance.rawValue,
            levelOfDetail.rawValue,
        ]
    }

    private var lengths: [Double] {
        [offset, Double(size.width), Double(size.height), scale, systemMargin, cornerRadius, factor]
    }

    private var ranks: [Int] {
        [
            Family.allCases.firstIndex(of: family) ?? 0, Content.allCases.firstIndex(of: content) ?? 0,
            Platform.allCases.firstIndex(of: platform) ?? 0, Context.allCases.firstIndex(of: context) ?? 0,
            typeSize.step,
        ]
    }
}
