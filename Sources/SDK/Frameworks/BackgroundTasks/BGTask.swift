import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Something that the system lets an app do in the background; it lets none here.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
    public let progress = Progress(totalUnitCount: 0)
    open var title: String { "" }
    open var subtitle: String { "" }
    open func updateTitle(_ title: String, subtitle: String) {}
}
