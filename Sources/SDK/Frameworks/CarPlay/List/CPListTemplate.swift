import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CPMaximumListSectionImageSize = CGSize(width: 26, height: 26)

open class CPListSection: NSObject, @unchecked Sendable {
    public let items: [any CPListTemplateItem]
    public let header: String?
    public let sectionIndexTitle: String?
    public let headerSubtitle: String?
    open var headerImage: UIImage?
    public let headerButton: CPButton?

    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        self.items = items
        self.header = header
        self.sectionIndexTitle = sectionIndexTitle
        headerSubtitle = nil
        headerButton = nil
        super.init()
    }

    public convenience init(items: [any CPListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }

    public init(
        items: [any CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?,
        headerButton: CPButton?, sectionIndexTitle: String?
    ) {
        self.items = items
        self.header = header
        self.headerSubtitle = headerSubtitle
        self.headerImage = headerImage
        self.headerButton = headerButton
        self.sectionIndexTitle = sectionIndexTitle
        super.init()
    }

    open func index(of item: any CPListTemplateItem) -> Int {
        items.firstIndex { $0 === item } ?? NSNotFound
    }

    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

public enum CPAssistantCellPosition: Int, Sendable {
    case top = 0
    case bottom
}

public enum CPAssistantCellVisibility: Int, Sendable {
    case off = 0
    case whileLimitedUIActive
    case always
}

public enum CPAssistantCellActionType: Int, Sendable {
    case playMedia = 0
    case startCall
}

open class CPAssistantCellConfiguration: NSObject, @unchecked Sendable {
    public let position: CPAssistantCellPosition
    public let visibility: CPAssistantCellVisibility
    public let assistantAction: CPAssistantCellActionType

    public init(
        position: CPAssistantCellPosition, visibility: CPAssistantCellVisibility,
        assistantAction: CPAssistantCellActionType
    ) {
        self.position = position
        self.visibility = visibility
        self.assistantAction = assistantAction
        super.init()
    }
}

@MainActor @preconcurrency
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    nonisolated open class var maximumItemCount: Int { 500 }
    nonisolated open class var maximumSectionCount: Int { 100 }
    nonisolated open class var maximumHeaderGridButtonCount: Int { 8 }

    open weak var delegate: (any CPListTemplateDelegate)?
    public let title: String?
    open private(set) var sections: [CPListSection]
    open var sectionCount: Int { sections.count }
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open var showsSpinnerWhileEmpty = false
    open var assistantCellConfiguration: CPAssistantCellConfiguration?
    open var headerGridButtons: [CPGridButton]?
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(
        title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?,
        headerGridButtons: [CPGridButton]?
    ) {
        self.title = title
        self.sections = sections
        self.assistantCellConfiguration = assistantCellConfiguration
        self.headerGridButtons = headerGridButtons
        super.init()
    }

    public convenience init(
        title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?
    ) {
        self.init(
            title: title, sections: sections, assistantCellConfiguration: assistantCellConfiguration,
            headerGridButtons: nil)
    }

    public convenience init(title: String?, sections: [CPListSection]) {
        self.init(title: title, sections: sections, assistantCellConfiguration: nil)
    }

    open func updateSections(_ sections: [CPListSection]) {
        self.sections = sections
    }

    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            let row = section.index(of: item)
            if row != NSNotFound { return IndexPath(item: row, section: index) }
        }
        return nil
    }
}

@MainActor @preconcurrency
public protocol CPListTemplateDelegate: NSObjectProtocol {
    func listTemplate(
        _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}
