import SwiftUI

/// The appearance of a bar; values are stored.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
    public required override init() {
        super.init()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    public convenience init?(coder: NSCoder) { self.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        assumeMainActor(self) { original in
            let copy = type(of: original).init()
            copy.take(original)
            return copy
        }
    }

    nonisolated open override func copy() -> Any { copy(with: nil) }

    func take(_ other: UIBarAppearance) {
        (backgroundEffect, backgroundColor, backgroundImage) = (
            other.backgroundEffect, other.backgroundColor, other.backgroundImage
        )
        (backgroundImageContentMode, shadowColor, shadowImage) = (
            other.backgroundImageContentMode, other.shadowColor, other.shadowImage
        )
    }

    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }

    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var prominentButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (subtitleTextAttributes, buttonAppearance) = (other.subtitleTextAttributes, other.buttonAppearance)
        (doneButtonAppearance, backButtonAppearance) = (other.doneButtonAppearance, other.backButtonAppearance)
        titlePositionAdjustment = other.titlePositionAdjustment
    }
}

@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        (stackedLayoutAppearance, inlineLayoutAppearance) = (
            other.stackedLayoutAppearance, other.inlineLayoutAppearance
        )
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
}

@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var prominentButtonAppearance = UIBarButtonItemAppearance()
}

@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public override init() {
        super.init()
    }

    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    public convenience init?(coder: NSCoder) { self.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
    open private(set) lazy var normal = UIBarButtonItemStateAppearance()
    open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
    open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
    open private(set) lazy var focused = UIBarButtonItemStateAppearance()
}

@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero
}

@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline, compactInline
    }

    public override init() {
        super.init()
    }

    public convenience init(style: Style) { self.init() }
    public convenience init?(coder: NSCoder) { self.init() }
    open func configureWithDefault(for style: Style) {}
    open private(set) lazy var normal = UITabBarItemStateAppearance()
    open private(set) lazy var selected = UITabBarItemStateAppearance()
    open private(set) lazy var disabled = UITabBarItemStateAppearance()
    open private(set) lazy var focused = UITabBarItemStateAppearance()
}
