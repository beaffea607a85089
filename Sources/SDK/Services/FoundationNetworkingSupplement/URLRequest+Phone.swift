import Foundation
import FoundationNetworking

// Options that networks here do not distinguish.
extension URLRequest {
    public enum Attribution: Int, Sendable {
        case developer, user
    }

    public var attribution: Attribution {
        get { .developer }
        set {}
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }

    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }

    public var cookiePartitionIdentifier: String? {
        get { nil }
        set {}
    }
}

extension URLSessionTask {
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

extension URLError {
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular, expensive, constrained, ultraConstrained
    }

    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }

    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
    public var downloadTaskResumeData: Data? { nil }
    public var uploadTaskResumeData: Data? { nil }
}

extension URLCache {
    /// - Parameter directory: the folder in which responses would be cached.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

// Delegate methods that are never called here, but may be called by delegates.
extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceiveInformationalResponse response: HTTPURLResponse
    ) {}
}
