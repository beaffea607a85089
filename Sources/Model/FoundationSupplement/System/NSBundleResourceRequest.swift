import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Requests on-demand resources. A widget's bundle contains all of its resources.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
    public let tags: Set<String>
    public let bundle: Bundle
    open var loadingPriority = 0.5
    public let progress = Progress(totalUnitCount: 1)

    public init(tags: Set<String>, bundle: Bundle = .main) {
        self.tags = tags
        self.bundle = bundle
        super.init()
    }

    open func beginAccessingResources() async throws {
        Notices.current.addInert("NSBundleResourceRequest.beginAccessingResources", .appOnly)
    }

    @preconcurrency
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        Notices.current.addInert("NSBundleResourceRequest.beginAccessingResources", .appOnly)
        completionHandler(nil)
    }

    open func conditionallyBeginAccessingResources() async -> Bool { true }

    @preconcurrency
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(true)
    }

    open func endAccessingResources() {}
}

extension NSNotification.Name {
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name(
        "NSBundleResourceRequestLowDiskSpaceNotification")
}
