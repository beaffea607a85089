@_exported import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public let MLMediaLoadSourceTypesKey = "MLMediaLoadSourceTypesKey"
public let MLMediaLoadIncludeSourcesKey = "MLMediaLoadIncludeSourcesKey"
public let MLMediaSourcePhotosIdentifier = "com.apple.Photos"
public let MLMediaSourceiTunesIdentifier = "com.apple.iTunes"

public enum MLMediaType: UInt, Sendable {
    case audio = 1
    case image = 2
    case movie = 4
}

/// The images and songs of a Mac; none is known of.
open class MLMediaLibrary: NSObject, @unchecked Sendable {
    open var mediaSources: [String: MLMediaSource]? { [:] }

    public init(options: [String: Any]) {
        super.init()
    }
}

open class MLMediaSource: NSObject, @unchecked Sendable {
    open var mediaSourceIdentifier: String { "" }
    open var rootMediaGroup: MLMediaGroup? { nil }
}

open class MLMediaGroup: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var identifier: String { "" }
    open var typeIdentifier: String { "" }
    open var childGroups: [MLMediaGroup]? { [] }
    open var mediaObjects: [MLMediaObject]? { [] }
}

open class MLMediaObject: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String? { nil }
    open var url: URL? { nil }
    open var mediaType: MLMediaType { .image }
}
