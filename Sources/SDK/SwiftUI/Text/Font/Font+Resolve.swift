import RenderModel
import Typesetter
import WidgetVocabulary

extension Font {
    /// The typesetter's request for a font.
    ///
    /// 1. Take size, leading and weight from the text style at the environment's type size, or the given size.
    /// 2. Apply the font's own modifiers from the inside out, then `modifiers` in order.
    /// 3. `bold` means the style's emphasized weight for text styles (N1237), bold for other fonts.
    package func request(in environment: EnvironmentValues, modifiers: [FontModifier] = []) -> FontRequest {
        var draft = FontDraft(provider, in: environment)
        for modifier in modifiers { draft.apply(modifier) }
        guard environment.typographyPlatform == .watchOS, FontCatalog.standard.ownFonts != nil else {
            return draft.request
        }
        return draft.request.onWatch
    }
}

/// The typesetter's text styles, which are shadowed by `Font.TextStyle`.
typealias NamedStyle = TextStyle

/// A font while its modifiers are applied.
private struct FontDraft {
    var request: FontRequest
    /// The weight that `bold` selects.
    private var emphasized: FontRequest.Weight
    private var plain: FontRequest.Weight
    private let environment: EnvironmentValues

    /// Modifiers are collected from the outside in, and applied from the inside out.
    init(_ provider: Font.Provider, in environment: EnvironmentValues) {
        self.environment = environment
        func points(_ size: CGFloat) -> Double { Self.size(size, in: environment) }
        var provider = provider
        var changes: [FontModifier] = []
        while case .modified(let inner, let change) = provider {
            changes.append(change)
            provider = inner
        }
        let step = environment.dynamicTypeSize.typeSize
        let platform = environment.typographyPlatform
        switch provider {
        case .style(let style, let design, let weight):
            let metrics = TextStyleTable.metrics(of: style.typesetterStyle, at: step, platform: platform)
            request = FontRequest(
                style: style.typesetterStyle, at: step, platform: platform, family: (design ?? .default).family)
            plain = weight?.value ?? metrics.weight
            emphasized = weight.map { max($0.value, metrics.emphasizedWeight) } ?? metrics.emphasizedWeight
        case .system(let size, let weight, let design):
            request = FontRequest(family: (design ?? .default).family, size: points(size))
            plain = weight?.value ?? .regular
            emphasized = max(plain, .bold)
        case .custom(let name, let size, let scaling):
            let family: FontRequest.Family = name == FixedMetricFont.familyName ? .fixedMetric : .named(name)
            request = FontRequest(family: family, size: points(Self.customSize(size, scaling, step, platform)))
            plain = .regular
            emphasized = .bold
        case .modified:
            request = FontRequest(style: .body, platform: platform)
            plain = .regular
            emphasized = .semibold
        }
        request.weight = plain
        for change in changes.reversed() { apply(change) }
    }

    mutating func apply(_ modifier: FontModifier) {
        switch modifier {
        case .bold(let isActive): request.weight = isActive ? emphasized : plain
        case .italic(let isActive): request.slant = isActive ? .italic : .upright
        case .weight(let weight): request.weight = weight.value
        case .width(let width): request.width = width.step
        case .leading(let leading): apply(leading)
        case .design(let design): if case .named = request.family {} else { request.family = design.family }
        case .monospacedDigit: request.digits = .monospaced
        case .smallCapitals(let letters): request.smallCapitals.formUnion(letters)
        case .scaled(let factor):
            request = request.scaled(by: Double(environment.finite(factor, or: 1, in: "Font.scaled(by:)")))
        case .size(let size): request = request.scaled(by: Self.size(size, in: environment) / request.size)
        }
    }

    /// Text styles gain or lose two points of leading, as UIKit's tight and loose leading traits do for body text.
    private mutating func apply(_ leading: Font.Leading) {
        guard let length = request.leading else { return }
        switch leading {
        case .standard: break
        case .tight: request.leading = length - 2
        case .loose: request.leading = length + 2
        }
    }

    /// Rounded to whole points (N1238).
    private static func customSize(
        _ size: CGFloat, _ scaling: Font.CustomScaling, _ step: TypeSize, _ platform: TypographyPlatform
    ) -> CGFloat {
        switch scaling {
        case .fixed: return size
        case .relative(let style):
            if step == .large { return size }
            let now = TextStyleTable.metrics(of: style.typesetterStyle, at: step, platform: platform).size
            let standard =
                TextStyleTable.metrics(of: style.typesetterStyle, at: .large, platform: platform).size
            return CGFloat((Double(size) * now / standard).rounded())
        }
    }

    /// A size of 0 or less would produce no text; one that is not finite becomes that of body text.
    private static func size(_ size: CGFloat, in environment: EnvironmentValues) -> Double {
        let points = environment.finite(Double(size), or: 17, in: "Font", "17 points are used instead")
        return points > 0 ? Swift.min(points, 2_000) : 1
    }
}

extension Font.TextStyle {
    var typesetterStyle: NamedStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

extension FontRequest {
    /// The same font in Apple Watch's designs, which differ from the phone's where the user has both.
    fileprivate var onWatch: FontRequest {
        var result = self
        switch family {
        case .system: result.family = .compact
        case .rounded: result.family = .compactRounded
        case .serif, .monospaced, .compact, .compactRounded, .named, .fixedMetric: break
        }
        return result
    }
}

extension Font.Design {
    var family: FontRequest.Family {
        switch self {
        case .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
