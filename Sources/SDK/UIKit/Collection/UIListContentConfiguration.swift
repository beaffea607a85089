public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct TextProperties: Hashable {
        public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
        public enum TextTransform: Hashable, Sendable { case none, uppercase, lowercase, capitalized }

        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        public var showsExpansionTextWhenTruncated = false
        public func resolvedColor() -> UIColor { color }
    }

    public struct ImageProperties: Hashable {
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }

        public static func == (left: Self, right: Self) -> Bool {
            left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
                && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
                && left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: axes) }
        set { axes = newValue.rawValue }
    }
    private var axes: UInt = 0
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    public var alpha: CGFloat = 1

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    private static func make(
        _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: style)
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
        configuration.secondaryTextProperties.color = .secondaryLabel
        configuration.prefersSideBySideTextAndSecondaryText = sideBySide
        return configuration
    }

    public static func cell() -> UIListContentConfiguration { make(.body, .subheadline) }
    public static func subtitleCell() -> UIListContentConfiguration { make(.body, .caption1) }
    public static func valueCell() -> UIListContentConfiguration { make(.body, .body, sideBySide: true) }
    public static func header() -> UIListContentConfiguration { make(.headline, .subheadline) }
    public static func footer() -> UIListContentConfiguration { make(.footnote, .footnote) }
    public static func plainHeader() -> UIListContentConfiguration { make(.headline, .subheadline) }
    public static func plainFooter() -> UIListContentConfiguration { make(.subheadline, .subheadline) }
    public static func groupedHeader() -> UIListContentConfiguration { make(.footnote, .footnote) }
    public static func groupedFooter() -> UIListContentConfiguration { make(.footnote, .footnote) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { make(.title3, .subheadline) }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { make(.title2, .subheadline) }
    public static func sidebarCell() -> UIListContentConfiguration { make(.body, .subheadline) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { make(.body, .caption1) }
    public static func sidebarHeader() -> UIListContentConfiguration { make(.title3, .subheadline) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.body, .subheadline) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { make(.body, .caption1) }
}

@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    open private(set) lazy var textLayoutGuide: UILayoutGuide? = UILayoutGuide()
    open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = UILayoutGuide()
    open private(set) lazy var imageLayoutGuide: UILayoutGuide? = UILayoutGuide()
}

public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public struct TextProperties: Hashable {
        public var font = UIFont.preferredFont(forTextStyle: .title2)
        public var color = UIColor.label
        public var numberOfLines = 0
    }

    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero

        public static func == (left: Self, right: Self) -> Bool { left.tintColor == right.tintColor }
        public func hash(into hasher: inout Hasher) { hasher.combine(tintColor) }
    }

    @MainActor @preconcurrency
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 20

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
}

@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration
    open var isScrollEnabled = true

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
    }
}
