import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CPMaximumNumberOfGridImages = 8

/// One image of a row, with its captions.
open class CPListImageRowItemElement: NSObject, @unchecked Sendable {
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    open var image: UIImage
    open var isEnabled = true

    init(_ image: UIImage) {
        self.image = image
        super.init()
    }
}

open class CPListImageRowItemCardElement: CPListImageRowItemElement, @unchecked Sendable {
    open class var maximumFullHeightImageSize: CGSize { CGSize(width: 160, height: 160) }

    public let showsImageFullHeight: Bool
    open var title: String?
    open var subtitle: String?
    open var tintColor: UIColor?

    public init(image: UIImage, showsImageFullHeight: Bool, title: String?, subtitle: String?, tintColor: UIColor?) {
        self.showsImageFullHeight = showsImageFullHeight
        self.title = title
        self.subtitle = subtitle
        self.tintColor = tintColor
        super.init(image)
    }
}

open class CPListImageRowItemCondensedElement: CPListImageRowItemElement, @unchecked Sendable {
    public enum Shape: Int, Sendable {
        case roundedRectangle = 0
        case circular
    }

    public let imageShape: Shape
    open var title: String
    open var subtitle: String?
    open var accessorySymbolName: String?

    public init(image: UIImage, imageShape: Shape, title: String, subtitle: String?, accessorySymbolName: String?) {
        self.imageShape = imageShape
        self.title = title
        self.subtitle = subtitle
        self.accessorySymbolName = accessorySymbolName
        super.init(image)
    }
}

open class CPListImageRowItemGridElement: CPListImageRowItemElement, @unchecked Sendable {
    public init(image: UIImage) {
        super.init(image)
    }
}

open class CPListImageRowItemImageGridElement: CPListImageRowItemElement, @unchecked Sendable {
    public enum Shape: Int, Sendable {
        case roundedRectangle = 0
        case circular
    }

    public let imageShape: Shape
    open var title: String
    open var accessorySymbolName: String?

    public init(image: UIImage, imageShape: Shape, title: String, accessorySymbolName: String?) {
        self.imageShape = imageShape
        self.title = title
        self.accessorySymbolName = accessorySymbolName
        super.init(image)
    }
}

open class CPListImageRowItemRowElement: CPListImageRowItemElement, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?

    public init(image: UIImage, title: String?, subtitle: String?) {
        self.title = title
        self.subtitle = subtitle
        super.init(image)
    }
}

/// A row of images.
open class CPListImageRowItem: NSObject, CPSelectableListItem, @unchecked Sendable {
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    open var text: String?
    open var userInfo: Any?
    open var isEnabled = true
    open private(set) var gridImages: [UIImage]
    open var imageTitles: [String]
    open var elements: [CPListImageRowItemElement]
    public let allowsMultipleLines: Bool
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?

    init(
        text: String?, images: [UIImage] = [], titles: [String] = [], elements: [CPListImageRowItemElement] = [],
        isMultiline: Bool = false
    ) {
        self.text = text
        gridImages = images
        imageTitles = titles
        self.elements = elements
        allowsMultipleLines = isMultiline
        super.init()
    }

    public convenience init(text: String, images: [UIImage]) {
        self.init(text: text, images: images, titles: [])
    }

    public convenience init(text: String?, images: [UIImage], imageTitles: [String]) {
        self.init(text: text, images: images, titles: imageTitles)
    }

    public convenience init(text: String?, cardElements: [CPListImageRowItemCardElement], allowsMultipleLines: Bool) {
        self.init(text: text, elements: cardElements, isMultiline: allowsMultipleLines)
    }

    public convenience init(
        text: String?, condensedElements: [CPListImageRowItemCondensedElement], allowsMultipleLines: Bool
    ) {
        self.init(text: text, elements: condensedElements, isMultiline: allowsMultipleLines)
    }

    public convenience init(text: String?, elements: [CPListImageRowItemRowElement], allowsMultipleLines: Bool) {
        self.init(text: text, images: [], elements: elements, isMultiline: allowsMultipleLines)
    }

    public convenience init(text: String?, gridElements: [CPListImageRowItemGridElement], allowsMultipleLines: Bool) {
        self.init(text: text, elements: gridElements, isMultiline: allowsMultipleLines)
    }

    public convenience init(
        text: String?, imageGridElements: [CPListImageRowItemImageGridElement], allowsMultipleLines: Bool
    ) {
        self.init(text: text, elements: imageGridElements, isMultiline: allowsMultipleLines)
    }

    open func update(_ gridImages: [UIImage]) {
        self.gridImages = gridImages
    }
}
