import UIKit

/// A browser inside an app. A widget shows none.
@MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    @MainActor
    open class Configuration: NSObject, NSCopying {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        open var activityButton: ActivityButton?

        public nonisolated override init() {
            super.init()
        }

        open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @MainActor
    open class ActivityButton: NSObject {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            self.templateImage = templateImage
            self.extensionIdentifier = extensionIdentifier
            super.init()
        }
    }

    /// Connections that are opened before a page is requested.
    @MainActor
    open class PrewarmingToken: NSObject {
        open func invalidate() {}
    }

    @MainActor
    open class DataStore: NSObject {
        private static let shared = DataStore()

        open class var `default`: SFSafariViewController.DataStore { shared }

        open func clearWebsiteData(completionHandler: (@Sendable () -> Void)? = nil) {
            completionHandler?()
        }

        open func clearWebsiteData() async {}
    }

    public let configuration: SFSafariViewController.Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = SFSafariViewController.DismissButtonStyle.done

    public init(url URL: URL, configuration: SFSafariViewController.Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    @discardableResult
    open class func prewarmConnections(to URLs: [URL]) -> SFSafariViewController.PrewarmingToken {
        PrewarmingToken()
    }
}

@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] {
        []
    }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] {
        []
    }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
