import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty = 0
    case nfcWellKnown = 1
    case media = 2
    case absoluteURI = 3
    case nfcExternal = 4
    case unknown = 5
    case unchanged = 6
}

public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite = 2
    case readOnly = 3
}

/// A part of a message on a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
        super.init()
    }

    public convenience init(
        format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
    ) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }

    private static let schemes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://",
    ]

    /// The first byte encodes the prefix of the address.
    open class func wellKnownTypeURIPayload(string: String) -> Self? {
        let index = schemes.indices.dropFirst().first { string.hasPrefix(schemes[$0]) } ?? 0
        let payload = Data([UInt8(index)]) + Data(string.dropFirst(schemes[index].count).utf8)
        return make(type: "U", payload: payload)
    }

    open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }

    /// The first byte is the length of the language's name.
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
        let language = locale.identifier.replacingOccurrences(of: "_", with: "-")
        return make(type: "T", payload: Data([UInt8(min(language.utf8.count, 63))]) + Data((language + text).utf8))
    }

    open func wellKnownTypeURIPayload() -> URL? {
        guard type == Data("U".utf8), let first = payload.first, Self.schemes.indices.contains(Int(first)) else {
            return nil
        }
        return URL(string: Self.schemes[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }

    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard type == Data("T".utf8), let first = payload.first else { return (nil, nil) }
        let rest = payload.dropFirst()
        let length = Int(first & 0x3F)
        return (
            String(decoding: rest.dropFirst(length), as: UTF8.self),
            Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self))
        )
    }

    private class func make(type: String, payload: Data) -> Self? {
        NFCNDEFPayload(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: payload) as? Self
    }
}

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]
    open var length: Int { records.reduce(0) { $0 + 3 + $1.type.count + $1.identifier.count + $1.payload.count } }

    public init(records: [NFCNDEFPayload]) {
        self.records = records
        super.init()
    }
}

public protocol NFCNDEFTag: NSObjectProtocol {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func writeLock() async throws
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
}

open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    open weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    open func restartPolling() {}

    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }

    open func connect(to tag: any NFCNDEFTag) async throws {
        throw NFCReaderError(.readerErrorUnsupportedFeature)
    }

    override func fail(with error: NFCReaderError) {
        delegate?.readerSession(self, didInvalidateWithError: error)
    }
}
