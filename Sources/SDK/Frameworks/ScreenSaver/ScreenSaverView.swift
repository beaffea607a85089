@_exported import AppKit

/// Draws while the Mac is idle; it never starts here.
@MainActor @preconcurrency
open class ScreenSaverView: NSView {
    open var animationTimeInterval: TimeInterval = 1.0 / 30
    open var isAnimating: Bool { false }
    open var isPreview: Bool { false }
    open var hasConfigureSheet: Bool { false }
    open var configureSheet: NSWindow? { nil }

    public convenience init?(frame: NSRect, isPreview: Bool) {
        self.init(frame: frame)
    }

    open func startAnimation() {}
    open func stopAnimation() {}
    open func animateOneFrame() {}
}

open class ScreenSaverDefaults: UserDefaults {
    public convenience init?(forModuleWithName inModuleName: String) {
        self.init(suiteName: inModuleName)
    }
}
