import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

open class SWPersonIdentity: NSObject, NSCopying, @unchecked Sendable {
    public let rootHash: Data

    public init(rootHash: Data) {
        self.rootHash = rootHash
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SWPersonIdentityProof: NSObject, NSCopying, @unchecked Sendable {
    open var inclusionHashes: [Data] { [] }
    open var publicKey: Data { Data() }
    open var publicKeyIndex: Int { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SWSignedPersonIdentityProof: SWPersonIdentityProof, @unchecked Sendable {
    public let signatureData: Data

    public init(personIdentityProof: SWPersonIdentityProof, signatureData data: Data) {
        signatureData = data
        super.init()
    }
}

open class SWPerson: NSObject, @unchecked Sendable {
    public let handle: String?
    public let identity: SWPersonIdentity?
    public let displayName: String
    public let thumbnailImageData: Data?

    public init(
        handle: String?, identity: SWPersonIdentity?, displayName: String, thumbnailImageData: Data?
    ) {
        self.handle = handle
        self.identity = identity
        self.displayName = displayName
        self.thumbnailImageData = thumbnailImageData
        super.init()
    }
}
