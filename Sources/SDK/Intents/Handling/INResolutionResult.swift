/// A handler's resolution of a parameter's value before an intent is performed.
///
/// Widget configurations are never resolved, so these are never called here.
open class INIntentResolutionResult: NSObject {
    package enum Outcome {
        case notRequired
        case needsValue
        case unsupported(reason: Int?)
        case success(Any)
        case disambiguation([Any])
        case confirmation(Any?)
    }

    package private(set) var outcome = Outcome.notRequired

    public required override init() {
        super.init()
    }

    class func with(_ outcome: Outcome) -> Self {
        let result = Self.init()
        result.outcome = outcome
        return result
    }

    func adopt(_ other: INIntentResolutionResult) {
        outcome = other.outcome
    }

    open class func notRequired() -> Self { with(.notRequired) }
    open class func needsValue() -> Self { with(.needsValue) }
    open class func unsupported() -> Self { with(.unsupported(reason: nil)) }

    /// The value is refused for one of the reasons of the definition.
    open class func unsupported(withReason reason: Int) -> Self { with(.unsupported(reason: reason)) }

    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        with(.confirmation(itemToConfirm))
    }
}

/// The result for a choice among fixed values, which are known by their numbers.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func _success(value: Int) -> Self { with(.success(value)) }
    open class func _confirmationRequired(value: Int) -> Self { with(.confirmation(value)) }
}

/// The result for an object of the app's own.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { with(.success(resolvedObject)) }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        with(.disambiguation(objectsToDisambiguate))
    }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        with(.confirmation(objectToConfirm))
    }
}
