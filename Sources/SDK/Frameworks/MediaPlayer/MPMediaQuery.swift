import Foundation
import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album = 1
    case artist = 2
    case albumArtist = 3
    case composer = 4
    case genre = 5
    case playlist = 6
    case podcastTitle = 7
}

public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0
    case contains = 1
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }

    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        self.value = value
        self.property = property
        self.comparisonType = comparisonType
    }
}

open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var range: NSRange { NSRange(location: 0, length: 0) }
}

/// Queries the library; access is denied, which is reported.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title

    public override init() {
        super.init()
    }

    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
    }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }

    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    open var items: [MPMediaItem]? {
        Notices.current.addInert("MPMediaQuery.items", .unauthorized("the media library"))
        return nil
    }
    open var collections: [MPMediaItemCollection]? {
        Notices.current.addInert("MPMediaQuery.collections", .unauthorized("the media library"))
        return nil
    }
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }

    private class func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }

    open class func albums() -> MPMediaQuery { grouped(.album) }

    open class func artists() -> MPMediaQuery { grouped(.artist) }

    open class func songs() -> MPMediaQuery { grouped(.title) }

    open class func playlists() -> MPMediaQuery { grouped(.playlist) }

    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }

    open class func audiobooks() -> MPMediaQuery { grouped(.title) }

    open class func compilations() -> MPMediaQuery { grouped(.album) }

    open class func composers() -> MPMediaQuery { grouped(.composer) }

    open class func genres() -> MPMediaQuery { grouped(.genre) }
}

/// Lets the user choose music; only apps can show it.
open class MPMediaPickerController: UIViewController {
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }
}

@MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
