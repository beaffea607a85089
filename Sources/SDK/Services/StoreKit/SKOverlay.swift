import FoundationSupplement
import UIKit

/// A banner that recommends an app; only an app can show it.
@MainActor
open class SKOverlay: NSObject {
    public enum Position: Int, Sendable {
        case bottom = 0
        case bottomRaised = 1
    }

    @MainActor
    open class Configuration: NSObject {}

    @MainActor
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var position: SKOverlay.Position
        open var userDismissible = true

        public init(appIdentifier: String, position: SKOverlay.Position) {
            self.appIdentifier = appIdentifier
            self.position = position
            super.init()
        }
    }

    @MainActor
    open class AppClipConfiguration: Configuration {
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var position: SKOverlay.Position

        public init(position: SKOverlay.Position) {
            self.position = position
            super.init()
        }
    }

    @MainActor
    open class TransitionContext: NSObject {}

    public let configuration: SKOverlay.Configuration
    open weak var delegate: (any SKOverlayDelegate)?

    public init(configuration: SKOverlay.Configuration) {
        self.configuration = configuration
        super.init()
    }

    open func present(in scene: UIWindowScene) {
        Notices.current.addInert("SKOverlay.present", .appOnly)
    }

    open class func dismiss(in scene: UIWindowScene) {}
}

@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}
