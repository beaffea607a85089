/// Calls for each frame of a display. There is no running display, so it never calls.
open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var frameInterval = 1
    open var preferredFrameRateRange = CAFrameRateRange.default

    public init(target: Any, selector sel: Selector) {
        super.init()
    }

    open var timestamp: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { 0 }
    open var duration: CFTimeInterval { 0 }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        Notices.current.addInert("CADisplayLink.add", .appOnly)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}
