import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

open class CPDashboardButton: NSObject, @unchecked Sendable {
    private let storedImage: UIImage
    private let titles: [String]
    private let subtitles: [String]
    private let handler: ((CPDashboardButton) -> Void)?

    open var image: UIImage { storedImage }
    open var titleVariants: [String] { titles }
    open var subtitleVariants: [String] { subtitles }

    public init(
        titleVariants: [String], subtitleVariants: [String], image: UIImage,
        handler: ((CPDashboardButton) -> Void)? = nil
    ) {
        titles = titleVariants
        subtitles = subtitleVariants
        storedImage = image
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
