@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum WCSessionActivationState: Int, Sendable {
    case notActivated = 0
    case inactive = 1
    case activated = 2
}

/// Speaks with a watch or a phone; none is near.
open class WCSession: NSObject, @unchecked Sendable {
    private static let shared = WCSession()

    override init() {
        super.init()
    }

    open class var `default`: WCSession { shared }
    open class func isSupported() -> Bool { false }

    @_GuardedWeak open var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isCompanionAppInstalled: Bool { false }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    open func activate() {
        note("WCSession.activate")
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        note("WCSession.sendMessage")
        errorHandler?(WCError(.sessionNotSupported))
    }

    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        note("WCSession.sendMessage")
        errorHandler?(WCError(.sessionNotSupported))
    }

    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        note("WCSession.updateApplicationContext")
        throw WCError(.sessionNotSupported)
    }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        note("WCSession.transferUserInfo")
        return WCSessionUserInfoTransfer(userInfo: userInfo)
    }

    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        note("WCSession.transferUserInfo")
        return WCSessionUserInfoTransfer(userInfo: userInfo)
    }

    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        note("WCSession.transferFile")
        return WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    }

    private func note(_ subject: String) {
        Notices.current.addInert(subject, .absent("paired watch"))
    }
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }
    open var isTransferring: Bool { false }

    init(userInfo: [String: Any]) {
        self.userInfo = userInfo
        super.init()
    }

    open func cancel() {}
}

open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(fileURL: URL, metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
        super.init()
    }
}

open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 0)
    open var isTransferring: Bool { false }

    init(file: WCSessionFile) {
        self.file = file
        super.init()
    }

    open func cancel() {}
}
