import AVFoundation
import FoundationSupplement
import Observation

// Sendable: the classes of this file have no mutable state outside of a lock.

open class SHSignature: NSObject, NSCopying, @unchecked Sendable {
    public let dataRepresentation: Data
    open var duration: TimeInterval { 0 }

    public init(dataRepresentation: Data) throws {
        self.dataRepresentation = dataRepresentation
        super.init()
    }

    init(_ data: Data = Data()) {
        dataRepresentation = data
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SHSignatureGenerator: NSObject, @unchecked Sendable {
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
    open func signature() -> SHSignature { SHSignature() }

    open class func signature(from asset: AVAsset) async throws -> SHSignature {
        Notices.current.addInert("SHSignatureGenerator.signature", .absent("music recognition"))
        throw SHError(.signatureInvalid)
    }
}

open class SHCatalog: NSObject, @unchecked Sendable {
    open var minimumQuerySignatureDuration: TimeInterval { 1 }
    open var maximumQuerySignatureDuration: TimeInterval { 12 }
}

open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    open var dataRepresentation: Data { Data() }

    public override init() {
        super.init()
    }

    public init(dataRepresentation: Data) throws {
        super.init()
    }

    open func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws {}
    open func add(from url: URL) throws {}
    open func write(to url: URL) throws {
        try dataRepresentation.write(to: url)
    }
}

/// The music that the user recognized before; none is known.
open class SHMediaLibrary: NSObject, @unchecked Sendable {
    private static let theOne = SHMediaLibrary()

    open class var `default`: SHMediaLibrary { theOne }

    open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        Notices.current.addInert("SHMediaLibrary.add", .absent("music recognition"))
        completionHandler(SHError(.mediaLibrarySyncFailed))
    }

    open func add(_ mediaItems: [SHMediaItem]) async throws {
        Notices.current.addInert("SHMediaLibrary.add", .absent("music recognition"))
        throw SHError(.mediaLibrarySyncFailed)
    }
}

@Observable
public final class SHLibrary: @unchecked Sendable {
    public static let `default` = SHLibrary()

    public var items: [SHMediaItem] { [] }

    init() {}

    public func addItems(_ items: [SHMediaItem]) async throws {
        Notices.current.addInert("SHLibrary.addItems", .absent("music recognition"))
        throw SHError(.mediaLibrarySyncFailed)
    }

    public func removeItems(_ items: [SHMediaItem]) async throws {
        Notices.current.addInert("SHLibrary.removeItems", .absent("music recognition"))
        throw SHError(.mediaLibrarySyncFailed)
    }
}
