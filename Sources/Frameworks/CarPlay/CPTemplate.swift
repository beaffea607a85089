/// One screen of a car's display. No car is connected.
@MainActor @preconcurrency
open class CPTemplate: NSObject, CPBarButtonProviding {
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem: UITabBarItem.SystemItem = .more
    open var showsTabBadge = false
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public override init() {
        super.init()
    }
}

@MainActor @preconcurrency
public protocol CPBarButtonProviding: NSObjectProtocol {
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    var backButton: CPBarButton? { get set }
}

public typealias CPBarButtonHandler = (CPBarButton) -> Void

@MainActor @preconcurrency
open class CPBarButton: NSObject {
    public enum Style: Int, Sendable { case none, rounded }

    open var isEnabled = true
    open var buttonStyle = Style.none
    open var image: UIImage?
    open var title: String?

    public init(image: UIImage, handler: CPBarButtonHandler? = nil) {
        self.image = image
        super.init()
    }

    public init(title: String, handler: CPBarButtonHandler? = nil) {
        self.title = title
        super.init()
    }
}

/// Several screens under tabs.
open class CPTabBarTemplate: CPTemplate {
    open class var maximumTabCount: Int { 5 }
    open weak var delegate: (any CPTabBarTemplateDelegate)?
    open private(set) var templates: [CPTemplate]
    open var selectedTemplate: CPTemplate? { templates.first }

    public init(templates: [CPTemplate]) {
        self.templates = templates
        super.init()
    }

    open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
    open func select(_ newTemplate: CPTemplate) {}
    open func selectTemplate(at index: Int) {}
}

@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// What is playing.
open class CPNowPlayingTemplate: CPTemplate {
    private static let template = CPNowPlayingTemplate()
    open class var shared: CPNowPlayingTemplate { template }

    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    open var isUpNextButtonEnabled = false
    open var upNextTitle = ""
    open var isAlbumArtistButtonEnabled = false

    open func add(_ observer: any CPNowPlayingTemplateObserver) {}
    open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
        self.nowPlayingButtons = nowPlayingButtons
    }
}

@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
    open var isEnabled = true
    open var isSelected = false

    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {
        super.init()
    }
}

open class CPNowPlayingImageButton: CPNowPlayingButton {
    public let image: UIImage?

    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}

open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
