import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A service in the network; none is found or published.
open class NetService: NSObject, @unchecked Sendable {
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError = -72001
        case notFoundError = -72002
        case activityInProgress = -72003
        case badArgumentError = -72004
        case cancelledError = -72005
        case invalidError = -72006
        case timeoutError = -72007
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let noAutoRename = Options(rawValue: 1)
        public static let listenForConnections = Options(rawValue: 2)
    }

    public static let errorCode = "NSNetServicesErrorCode"
    public static let errorDomain = "NSNetServicesErrorDomain"

    open weak var delegate: (any NetServiceDelegate)?
    public let domain: String
    public let type: String
    public let name: String
    public let port: Int
    open var includesPeerToPeer = false
    open var addresses: [Data]? { nil }
    open var hostName: String? { nil }

    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
        super.init()
    }

    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    private func fail(_ call: String) -> [String: NSNumber] {
        Notices.current.addInert(call, .absent("the local network"))
        return [Self.errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue)]
    }

    open func publish() { publish(options: []) }
    open func publish(options: Options) { delegate?.netService(self, didNotPublish: fail("NetService.publish")) }
    open func resolve(withTimeout timeout: TimeInterval) {
        delegate?.netService(self, didNotResolve: fail("NetService.resolve"))
    }
    open func stop() {}
    open func startMonitoring() {}
    open func stopMonitoring() {}
    open func txtRecordData() -> Data? { nil }
    open func setTXTRecord(_ recordData: Data?) -> Bool { false }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] { [:] }
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data { Data() }
}

public protocol NetServiceDelegate: NSObjectProtocol {
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    public func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    ) {}
}

/// Browses services; finds none.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any NetServiceBrowserDelegate)?
    open var includesPeerToPeer = false

    private func search(_ call: String) {
        Notices.current.addInert(call, .absent("the local network"))
        delegate?.netServiceBrowserWillSearch(self)
    }

    open func searchForServices(ofType type: String, inDomain domainString: String) {
        search("NetServiceBrowser.searchForServices")
    }
    open func searchForBrowsableDomains() { search("NetServiceBrowser.searchForBrowsableDomains") }
    open func searchForRegistrationDomains() { search("NetServiceBrowser.searchForRegistrationDomains") }
    open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
    ) {}
}
