import UIKit

public enum CPInstrumentClusterSetting: UInt, Sendable {
    case unspecified = 0
    case enabled
    case disabled
    case userPreference
}

@MainActor @preconcurrency
open class CPInstrumentClusterController: NSObject {
    open weak var delegate: (any CPInstrumentClusterControllerDelegate)?
    open var instrumentClusterWindow: UIWindow? { nil }
    open var speedLimitSetting: CPInstrumentClusterSetting { .unspecified }
    open var compassSetting: CPInstrumentClusterSetting { .unspecified }
    open var inactiveDescriptionVariants: [String] = []
    open var attributedInactiveDescriptionVariants: [NSAttributedString] = []
}

@MainActor @preconcurrency
public protocol CPInstrumentClusterControllerDelegate: NSObjectProtocol {
    func instrumentClusterControllerDidConnect(_ instrumentClusterWindow: UIWindow)
    func instrumentClusterControllerDidDisconnectWindow(_ instrumentClusterWindow: UIWindow)
    func instrumentClusterControllerDidZoom(in instrumentClusterController: CPInstrumentClusterController)
    func instrumentClusterControllerDidZoomOut(_ instrumentClusterController: CPInstrumentClusterController)
    func instrumentClusterController(
        _ instrumentClusterController: CPInstrumentClusterController,
        didChangeCompassSetting compassSetting: CPInstrumentClusterSetting)
    func instrumentClusterController(
        _ instrumentClusterController: CPInstrumentClusterController,
        didChangeSpeedLimitSetting speedLimitSetting: CPInstrumentClusterSetting)
}

extension CPInstrumentClusterControllerDelegate {
    public func instrumentClusterControllerDidZoom(in instrumentClusterController: CPInstrumentClusterController) {}
    public func instrumentClusterControllerDidZoomOut(_ instrumentClusterController: CPInstrumentClusterController) {}
    public func instrumentClusterController(
        _ instrumentClusterController: CPInstrumentClusterController,
        didChangeCompassSetting compassSetting: CPInstrumentClusterSetting
    ) {}
    public func instrumentClusterController(
        _ instrumentClusterController: CPInstrumentClusterController,
        didChangeSpeedLimitSetting speedLimitSetting: CPInstrumentClusterSetting
    ) {}
}

@MainActor @preconcurrency
open class CPTemplateApplicationInstrumentClusterScene: UIScene {
    public let instrumentClusterController = CPInstrumentClusterController()
    open var contentStyle: UIUserInterfaceStyle { .unspecified }
}

@MainActor @preconcurrency
public protocol CPTemplateApplicationInstrumentClusterSceneDelegate: UISceneDelegate {
    func templateApplicationInstrumentClusterScene(
        _ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene,
        didConnect instrumentClusterController: CPInstrumentClusterController)
    func templateApplicationInstrumentClusterScene(
        _ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene,
        didDisconnectInstrumentClusterController instrumentClusterController: CPInstrumentClusterController)
    func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationInstrumentClusterSceneDelegate {
    public func templateApplicationInstrumentClusterScene(
        _ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene,
        didConnect instrumentClusterController: CPInstrumentClusterController
    ) {}
    public func templateApplicationInstrumentClusterScene(
        _ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene,
        didDisconnectInstrumentClusterController instrumentClusterController: CPInstrumentClusterController
    ) {}
    public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}
