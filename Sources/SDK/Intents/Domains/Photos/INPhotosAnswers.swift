/// The answer for visual code type.
open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedVisualCodeType: INVisualCodeType) -> Self {
        with(.success(resolvedVisualCodeType))
    }
    open class func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self {
        with(.confirmation(visualCodeTypeToConfirm))
    }
}
