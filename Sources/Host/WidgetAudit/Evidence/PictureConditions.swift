import CoreGraphics
import WidgetVocabulary

/// The conditions under which a tree was laid out.
package struct PictureConditions: Hashable, Sendable {
    /// The request to the provider.
    package enum Content: String, CaseIterable, Hashable, Sendable {
        case entry, placeholder, gallery
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

    package init(
        family: Family, device: String = "393x852", platform: Platform = .iPhone, context: Context = .homeScreen,
        appearance: String = "light", mode: RenderingMode = .fullColor, colorScheme: ColorScheme = .light,
        background: ContainerBackground = .shown, luminance: Luminance = .normal, typeSize: TypeSize = .large,
        locale: String = "en_US", content: Content = .entry, size: CGSize, scale: Double = 3, systemMargin: Double = 16
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
    }

    /// The place as one line: `systemSmall on 393x852, Home Screen, tinted, large, en_US`.
    package var text: String {
        let ending = content == .entry ? "" : ", \(content.rawValue)"
        return
            "\(family.rawValue) on \(device), \(context.name), \(appearance), \(typeSize.rawValue), \(locale)\(ending)"
    }
}

extension PictureConditions: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        let (first, second) = (left.ranks, right.ranks)
        if first != second { return first.lexicographicallyPrecedes(second) }
        return [left.device, left.appearance, left.locale].lexicographicallyPrecedes(
            [right.device, right.appearance, right.locale])
    }

    private var ranks: [Int] {
        [
            Family.allCases.firstIndex(of: family) ?? 0, Content.allCases.firstIndex(of: content) ?? 0,
            Platform.allCases.firstIndex(of: platform) ?? 0, Context.allCases.firstIndex(of: context) ?? 0,
            typeSize.step,
        ]
    }
}
