@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    var isReady: Bool { get }
    var alertMessage: String { get set }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}

/// Reads tags that are held to the device; it has no reader.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
    open class var readingAvailable: Bool { false }

    open var isReady: Bool { false }
    open var alertMessage = ""
    public let sessionQueue: DispatchQueue

    init(queue: DispatchQueue?) {
        sessionQueue = queue ?? DispatchQueue(label: "NFCReaderSession")
        super.init()
    }

    open func begin() {
        Notices.current.addInert("NFCReaderSession.begin", .absent("NFC reader"))
        sessionQueue.async { [self] in fail(with: NFCReaderError(.readerErrorUnsupportedFeature)) }
    }

    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
    func fail(with error: NFCReaderError) {}
}
