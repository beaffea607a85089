import Foundation

// Methods are never called by selector here; uses are reported.
extension NSObjectProtocol {
    private func note() {
        Notices.current.addInert("\(type(of: self)).perform(_:)", .absent("Objective-C runtime"))
    }

    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { false }

    @_disfavoredOverload
    public func conforms(to aProtocol: Any) -> Bool { false }

    @discardableResult
    @_disfavoredOverload
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        note()
        return nil
    }

    @discardableResult
    @_disfavoredOverload
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        note()
        return nil
    }

    @discardableResult
    @_disfavoredOverload
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        note()
        return nil
    }

    @_disfavoredOverload
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) { note() }

    @_disfavoredOverload
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        note()
    }

    @_disfavoredOverload
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) { note() }

    @_disfavoredOverload
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) { note() }

    @_disfavoredOverload
    public func perform(
        _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
    ) {
        note()
    }
}

// A class is also an object in Objective-C and responds to the same calls.
extension NSObjectProtocol {
    @_disfavoredOverload
    public static func responds(to aSelector: Selector!) -> Bool { false }

    @_disfavoredOverload
    public static func conforms(to aProtocol: Any) -> Bool { false }

    @discardableResult
    @_disfavoredOverload
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        Notices.current.addInert("\(Self.self).perform(_:)", .absent("Objective-C runtime"))
        return nil
    }

    @discardableResult
    @_disfavoredOverload
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector)
    }

    @discardableResult
    @_disfavoredOverload
    public static func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        perform(aSelector)
    }

    @_disfavoredOverload
    public static func value(forKey key: String) -> Any? { nil }
}

extension NSObject {
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
    public class func instancesRespond(to aSelector: Selector!) -> Bool { false }
    public class func description() -> String { String(reflecting: self) }
    public class func debugDescription() -> String { String(reflecting: self) }
    public class func instanceMethod(for aSelector: Selector!) -> OpaquePointer! { nil }
    public func method(for aSelector: Selector!) -> OpaquePointer! { nil }
    public func doesNotRecognizeSelector(_ aSelector: Selector!) {}
}

extension NotificationCenter {
    /// Methods are never called by selector here: the observer is not notified, which is reported.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        Notices.current.addInert("NotificationCenter.addObserver(_:selector:)", .absent("Objective-C runtime"))
    }
}

extension Timer {
    /// A timer that calls nothing, because methods cannot be called by selector; it is reported.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        Notices.current.addInert("Timer.init(timeInterval:target:selector:)", .absent("Objective-C runtime"))
        self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
    }

    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        Notices.current.addInert("Timer.init(fireAt:interval:target:)", .absent("Objective-C runtime"))
        self.init(fire: date, interval: ti, repeats: rep) { _ in }
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }
}

extension NSSortDescriptor {
    /// Orders objects by the values under `key`; the comparison of the values replaces the selector's.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key ?? "self", ascending: ascending)
    }

    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key ?? "self", ascending: ascending)
    }
}

extension Thread {
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        Notices.current.addInert("Thread.init(target:selector:)", .absent("Objective-C runtime"))
        self.init {}
    }

    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Notices.current.addInert("Thread.detachNewThreadSelector", .absent("Objective-C runtime"))
    }
}

public func NSProtocolFromString(_ namestr: String) -> AnyObject? { nil }
