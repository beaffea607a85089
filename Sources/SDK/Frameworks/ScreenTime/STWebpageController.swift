import Foundation
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Counts the time that pages are read; a widget shows none.
@MainActor @preconcurrency
open class STWebpageController: UIViewController {
    open var suppressUsageRecording = false
    open var url: URL?
    open var urlIsPlayingVideo = false
    open var urlIsPictureInPicture = false
    open var urlIsBlocked: Bool { false }
    open var profileIdentifier: String?
    open func setBundleIdentifier(_ bundleIdentifier: String) throws {}
}

open class STWebHistory: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    public init(bundleIdentifier: String) throws {
        super.init()
    }

    open func deleteHistory(for url: URL) {}
    open func deleteHistory(during interval: DateInterval) {}
    open func deleteAllHistory() {}
}

open class STScreenTimeConfiguration: NSObject, @unchecked Sendable {
    open var enforcesChildRestrictions: Bool { false }
}

open class STScreenTimeConfigurationObserver: NSObject, @unchecked Sendable {
    public init(updateQueue: DispatchQueue) {
        super.init()
    }

    open var configuration: STScreenTimeConfiguration? { nil }
    open func startObserving() {}
    open func stopObserving() {}
}
