import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The common properties of list rows.
public protocol CPListTemplateItem: NSObjectProtocol {
    var text: String? { get }
    var userInfo: Any? { get set }
    var isEnabled: Bool { get set }
}

public protocol CPSelectableListItem: CPListTemplateItem {
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

public enum CPListItemAccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator
    case cloud
}

public enum CPListItemPlayingIndicatorLocation: Int, Sendable {
    case leading = 0
    case trailing
}

open class CPListItem: NSObject, CPSelectableListItem, @unchecked Sendable {
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    open private(set) var text: String?
    open private(set) var detailText: String?
    open private(set) var image: UIImage?
    open private(set) var accessoryImage: UIImage?
    open var accessoryType: CPListItemAccessoryType
    open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }
    open var showsExplicitLabel: Bool {
        get { isExplicitContent }
        set { isExplicitContent = newValue }
    }
    open var isExplicitContent = false
    open var playbackProgress: CGFloat = 0
    open var isPlaying = false
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
    open var isEnabled = true
    open var userInfo: Any?
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?

    public init(
        text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
        accessoryType: CPListItemAccessoryType
    ) {
        self.text = text
        self.detailText = detailText
        self.image = image
        self.accessoryImage = accessoryImage
        self.accessoryType = accessoryType
        super.init()
    }

    public convenience init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool) {
        self.init(
            text: text, detailText: detailText, image: image, accessoryImage: nil,
            accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
    }

    public convenience init(text: String?, detailText: String?, image: UIImage?) {
        self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
    }

    public convenience init(text: String?, detailText: String?) {
        self.init(text: text, detailText: detailText, image: nil)
    }

    open func setText(_ text: String) {
        self.text = text
    }

    open func setDetailText(_ detailText: String?) {
        self.detailText = detailText
    }

    open func setImage(_ image: UIImage?) {
        self.image = image
    }

    open func setAccessoryImage(_ accessoryImage: UIImage?) {
        self.accessoryImage = accessoryImage
    }
}
