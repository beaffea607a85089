/// The choices of start call call capability unsupported reason.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
    case videoCallUnsupported = 1
    case microphoneNotAccessible
    case cameraNotAccessible
}

/// The answer for start call call capability.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
    open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
        self.init()
        adopt(callCapabilityResolutionResult)
    }
}

/// The choices of start call call record to call back unsupported reason.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
    case noMatchingCall = 1
}

/// The answer for start call call record to call back.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
    open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
        self.init()
        adopt(callRecordResolutionResult)
    }
}

/// The choices of start call contact unsupported reason.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
    case noContactFound = 1
    case multipleContactsUnsupported
    case noHandleForLabel
    case invalidHandle
    case unsupportedMmiUssd
    case noUsableHandleForRedial = 7
    case requiringInAppAuthentication
}

/// The answer for start call contact.
open class INStartCallContactResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init()
        adopt(personResolutionResult)
    }
}

/// The answer for call capability.
open class INCallCapabilityResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallCapability: INCallCapability) -> Self {
        with(.success(resolvedCallCapability))
    }
    open class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
        with(.confirmation(callCapabilityToConfirm))
    }
}

/// The answer for call destination type.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self {
        with(.success(resolvedCallDestinationType))
    }
    open class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self {
        with(.confirmation(callDestinationTypeToConfirm))
    }
}

/// The answer for call record.
open class INCallRecordResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallRecord: INCallRecord) -> Self { with(.success(resolvedCallRecord)) }
    open class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self {
        with(.disambiguation(callRecordsToDisambiguate))
    }
    open class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self {
        with(.confirmation(callRecordToConfirm))
    }
}

/// The answer for call record type options.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self {
        with(.success(resolvedCallRecordTypeOptions))
    }
    open class func confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions) -> Self {
        with(.confirmation(callRecordTypeOptionsToConfirm))
    }
}

/// The answer for call record type.
open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallRecordType: INCallRecordType) -> Self {
        with(.success(resolvedCallRecordType))
    }
    open class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self {
        with(.confirmation(callRecordTypeToConfirm))
    }
}
