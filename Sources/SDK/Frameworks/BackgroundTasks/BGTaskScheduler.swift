@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Schedules background tasks. Only an app can do so, which is reported.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: _BridgedStoredNSError {
        public let _nsError: NSError

        public init(_nsError error: NSError) {
            _nsError = error
        }

        public static var _nsErrorDomain: String { errorDomain }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }

        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = BGTaskScheduler.Error

            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3
            case immediateRunIneligible = 4
        }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
        public static var immediateRunIneligible: Code { .immediateRunIneligible }
    }

    public static let shared = BGTaskScheduler()

    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

    override init() {
        super.init()
    }

    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue? = nil,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        Notices.current.addInert("BGTaskScheduler.register", .appOnly)
        return true
    }

    /// - Throws: `unavailable`: a widget extension cannot schedule tasks.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        Notices.current.addInert("BGTaskScheduler.submit", .appOnly)
        throw Error(.unavailable)
    }

    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}

    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        completionHandler([])
    }

    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
