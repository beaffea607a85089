@_exported import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol TVTopShelfContent: NSObjectProtocol {}

open class TVTopShelfAction: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url: URL) {
        self.url = url
        super.init()
    }
}

open class TVTopShelfItem: NSObject, @unchecked Sendable {
    public struct ImageTraits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let screenScale1x = ImageTraits(rawValue: 1 << 0)
        public static let screenScale2x = ImageTraits(rawValue: 1 << 1)
    }

    public let identifier: String
    open var title: String?
    open var displayAction: TVTopShelfAction?
    open var playAction: TVTopShelfAction?
    open var expirationDate: Date?

    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open func setImageURL(_ imageURL: URL?, for traits: TVTopShelfItem.ImageTraits) {}
}

open class TVTopShelfSectionedItem: TVTopShelfItem, @unchecked Sendable {
    public enum ImageShape: Int, Sendable {
        case square = 0
        case poster
        case hdtv
    }

    open var imageShape = TVTopShelfSectionedItem.ImageShape.square
    open var playbackProgress = 0.0
}

open class TVTopShelfItemCollection<Item: TVTopShelfItem>: NSObject, @unchecked Sendable {
    public let items: [Item]
    open var title: String?

    public init(items: [Item]) {
        self.items = items
        super.init()
    }
}

open class TVTopShelfSectionedContent: NSObject, TVTopShelfContent, @unchecked Sendable {
    public let sections: [TVTopShelfItemCollection<TVTopShelfSectionedItem>]

    public init(sections: [TVTopShelfItemCollection<TVTopShelfSectionedItem>]) {
        self.sections = sections
        super.init()
    }
}

open class TVTopShelfInsetContent: NSObject, TVTopShelfContent, @unchecked Sendable {
    public let items: [TVTopShelfItem]

    public init(items: [TVTopShelfItem]) {
        self.items = items
        super.init()
    }
}

open class TVTopShelfContentProvider: NSObject {
    open func loadTopShelfContent(completionHandler: @escaping ((any TVTopShelfContent)?) -> Void) {
        completionHandler(nil)
    }

    open func loadTopShelfContent() async -> (any TVTopShelfContent)? { nil }

    open class func topShelfContentDidChange() {}
}
