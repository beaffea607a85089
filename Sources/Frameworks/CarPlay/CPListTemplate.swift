/// Rows under headings.
open class CPListTemplate: CPTemplate {
    open class var maximumItemCount: Int { 12 }
    open class var maximumSectionCount: Int { 12 }
    open class var maximumHeadlineLength: Int { 100 }

    open weak var delegate: (any CPListTemplateDelegate)?
    open private(set) var title: String?
    open private(set) var sections: [CPListSection]
    open var sectionCount: Int { sections.count }
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open var showsSpinnerWhileEmpty = false
    open var assistantCellConfiguration: CPAssistantCellConfiguration?

    public init(title: String?, sections: [CPListSection]) {
        self.title = title
        self.sections = sections
        super.init()
    }

    public convenience init(
        title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?
    ) {
        self.init(title: title, sections: sections)
        self.assistantCellConfiguration = assistantCellConfiguration
    }

    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? { nil }
}

@MainActor @preconcurrency
public protocol CPListTemplateDelegate: NSObjectProtocol {
    func listTemplate(
        _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

open class CPAssistantCellConfiguration: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case top, bottom }
    public enum Visibility: Int, Sendable { case off, whileLimitedUIActive, always }
    public enum Action: Int, Sendable { case playMedia, startCall }

    public let position: Position
    public let visibility: Visibility
    public let assistantAction: Action

    public init(position: Position, visibility: Visibility, assistantAction: Action) {
        (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
        super.init()
    }
}

@MainActor @preconcurrency
open class CPListSection: NSObject {
    public let header: String?
    public let sectionIndexTitle: String?
    public let items: [any CPListTemplateItem]
    open var headerSubtitle: String?
    open var headerImage: UIImage?

    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
        super.init()
    }

    public convenience init(items: [any CPListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }

    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
}

@MainActor @preconcurrency
public protocol CPListTemplateItem: NSObjectProtocol {
    var text: String? { get }
    var userInfo: Any? { get set }
    var isEnabled: Bool { get set }
}

@MainActor @preconcurrency
public protocol CPSelectableListItem: CPListTemplateItem {
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    open private(set) var text: String?
    open private(set) var detailText: String?
    open private(set) var image: UIImage?
    open private(set) var accessoryImage: UIImage?
    open var accessoryType = CPListItemAccessoryType.none
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var userInfo: Any?
    open var isEnabled = true
    open var isPlaying = false
    open var isExplicitContent = false
    open var playbackProgress: CGFloat = 0
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing

    public init(
        text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
        accessoryType: CPListItemAccessoryType
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
        super.init()
    }

    public convenience init(text: String?, detailText: String?) {
        self.init(text: text, detailText: detailText, image: nil)
    }

    public convenience init(text: String?, detailText: String?, image: UIImage?) {
        self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
    }

    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of pictures.
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
    open class var maximumImageSize: CGSize { CGSize(width: 100, height: 100) }

    open var text: String?
    open private(set) var gridImages: [UIImage]
    open private(set) var imageTitles: [String] = []
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
    open var userInfo: Any?
    open var isEnabled = true

    public init(text: String, images: [UIImage]) {
        self.text = text
        gridImages = images
        super.init()
    }

    public convenience init(text: String?, images: [UIImage], imageTitles: [String]) {
        self.init(text: text ?? "", images: images)
        self.imageTitles = imageTitles
    }

    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

public let CPMaximumNumberOfGridImages = 8
public let CPMaximumListItemImageSize = CGSize(width: 44, height: 44)
