/// Changes that are committed together. They take effect immediately here, and the completion runs after the last
/// commit.
open class CATransaction: NSObject {
    private struct Level {
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
    }

    private static let key = "CATransaction"

    /// Each thread has its own transactions; the first level is the implicit one.
    private static var levels: [Level] {
        get { Thread.current.threadDictionary[key] as? [Level] ?? [Level()] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    open class func begin() { levels.append(Level()) }

    open class func commit() {
        guard levels.count > 1, let level = levels.popLast(), let completion = level.completion else { return }
        onMainQueueLater(completion)
    }

    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}

    open class func animationDuration() -> CFTimeInterval { value(forKey: "animationDuration") as? Double ?? 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: "animationDuration") }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: "animationTimingFunction") as? CAMediaTimingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: "animationTimingFunction")
    }

    open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }
    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }

    open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard levels.count > 1 else {
            block.map { onMainQueueLater($0) }
            return
        }
        levels[levels.count - 1].completion = block
    }

    open class func value(forKey key: String) -> Any? { levels.last { $0.values[key] != nil }?.values[key] }
    open class func setValue(_ anObject: Any?, forKey key: String) { levels[levels.count - 1].values[key] = anObject }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
