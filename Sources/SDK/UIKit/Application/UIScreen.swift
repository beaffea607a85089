import SwiftUI

/// A size of a screen in pixels.
@MainActor @preconcurrency
open class UIScreenMode: NSObject {
    open var size: CGSize { CGSize(width: 1170, height: 2532) }
    open var pixelAspectRatio: CGFloat { 1 }
}

public enum UIScreenOverscanCompensation: Int, Sendable {
    case scale = 0
    case insetBounds, none
}

/// The screen of the view being evaluated.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
    nonisolated public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    nonisolated public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
    nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")

    private static let screen = UIScreen()

    nonisolated public override init() {
        super.init()
    }

    open class var main: UIScreen { screen }
    open class var screens: [UIScreen] { [main] }
    open var mirrored: UIScreen? { nil }

    open var scale: CGFloat { EnvironmentValues.current.displayScale }
    open var nativeScale: CGFloat { scale }
    /// Points. A widget does not know its screen; the size of a common phone is returned.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var brightness: CGFloat = 0.5
    open var wantsSoftwareDimming = false
    open var isCaptured: Bool { false }
    open var maximumFramesPerSecond: Int { 60 }
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var currentEDRHeadroom: CGFloat { 1 }
    open var calibratedLatency: CFTimeInterval { 0 }
    open var availableModes: [UIScreenMode] { [UIScreenMode()] }
    open var preferredMode: UIScreenMode? { UIScreenMode() }
    open var currentMode: UIScreenMode? { UIScreenMode() }
    open var overscanCompensation = UIScreenOverscanCompensation.scale
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    open var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
    open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
