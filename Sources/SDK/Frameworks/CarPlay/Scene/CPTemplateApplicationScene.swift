import UIKit

/// The window of a navigation app on the screen of a car.
@MainActor @preconcurrency
open class CPWindow: UIWindow {
    open var mapButtonSafeAreaLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    open weak var templateApplicationScene: CPTemplateApplicationScene?
}

/// An app on the screen of a car. None connects.
@MainActor @preconcurrency
open class CPTemplateApplicationScene: UIScene {
    open var interfaceController: CPInterfaceController { controller }
    open var carWindow: CPWindow { window }
    open var contentStyle: UIUserInterfaceStyle { .unspecified }

    private let controller = CPInterfaceController()
    private lazy var window = CPWindow(frame: .zero)
}

@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
    func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver
    ) {}
    public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}

extension UISceneSession.Role {
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    public static let CPTemplateApplicationDashboardSceneSessionRoleApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationDashboardSceneSessionRoleApplication")
    public static let CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication")
}

public let CPTemplateApplicationSceneSessionRoleApplication = UISceneSession.Role.carTemplateApplication.rawValue

/// The way before there were scenes.
@MainActor @preconcurrency
public protocol CPApplicationDelegate: UIApplicationDelegate {
    func application(
        _ application: UIApplication, didConnectCarInterfaceController interfaceController: CPInterfaceController,
        to window: CPWindow)
    func application(
        _ application: UIApplication, didDisconnectCarInterfaceController interfaceController: CPInterfaceController,
        from window: CPWindow)
    func application(_ application: UIApplication, didSelect navigationAlert: CPNavigationAlert)
    func application(_ application: UIApplication, didSelect maneuver: CPManeuver)
}

extension CPApplicationDelegate {
    public func application(_ application: UIApplication, didSelect navigationAlert: CPNavigationAlert) {}
    public func application(_ application: UIApplication, didSelect maneuver: CPManeuver) {}
}
