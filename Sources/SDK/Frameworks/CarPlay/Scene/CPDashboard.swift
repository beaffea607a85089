import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CPDashboardButton: NSObject, @unchecked Sendable {
    open private(set) var image: UIImage
    open private(set) var titleVariants: [String]
    open private(set) var subtitleVariants: [String]
    private let handler: ((CPDashboardButton) -> Void)?

    public init(
        titleVariants: [String], subtitleVariants: [String], image: UIImage,
        handler: ((CPDashboardButton) -> Void)? = nil
    ) {
        self.titleVariants = titleVariants
        self.subtitleVariants = subtitleVariants
        self.image = image
        self.handler = handler
        super.init()
    }
}

@MainActor @preconcurrency
open class CPDashboardController: NSObject {
    open var shortcutButtons: [CPDashboardButton] = []
}

@MainActor @preconcurrency
open class CPTemplateApplicationDashboardScene: UIScene {
    public let dashboardController = CPDashboardController()
    open private(set) lazy var dashboardWindow = UIWindow(frame: .zero)
}

@MainActor @preconcurrency
public protocol CPTemplateApplicationDashboardSceneDelegate: UISceneDelegate {
    func templateApplicationDashboardScene(
        _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
        didConnect dashboardController: CPDashboardController, to window: UIWindow)
    func templateApplicationDashboardScene(
        _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
        didDisconnect dashboardController: CPDashboardController, from window: UIWindow)
}

extension CPTemplateApplicationDashboardSceneDelegate {
    public func templateApplicationDashboardScene(
        _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
        didConnect dashboardController: CPDashboardController, to window: UIWindow
    ) {}
    public func templateApplicationDashboardScene(
        _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
        didDisconnect dashboardController: CPDashboardController, from window: UIWindow
    ) {}
}
