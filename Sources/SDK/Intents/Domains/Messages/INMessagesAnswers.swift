/// The choices of send message recipient unsupported reason.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1
    case offline
    case messagingServiceNotEnabledForRecipient
    case noValidHandle
    case requestedHandleInvalid
    case noHandleForLabel
    case requiringInAppAuthentication
}

/// The answer for send message recipient.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init()
        adopt(personResolutionResult)
    }
}

/// The answer for message attribute options.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self {
        with(.success(resolvedMessageAttributeOptions))
    }
    open class func confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions) -> Self {
        with(.confirmation(messageAttributeOptionsToConfirm))
    }
}

/// The answer for message attribute.
open class INMessageAttributeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self {
        with(.success(resolvedMessageAttribute))
    }
    open class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self {
        with(.confirmation(messageAttributeToConfirm))
    }
}

/// The answer for outgoing message type.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self {
        with(.success(resolvedOutgoingMessageType))
    }
    open class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self {
        with(.confirmation(outgoingMessageTypeToConfirm))
    }
}
