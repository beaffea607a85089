/// The choices of request payment currency amount unsupported reason.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
    case paymentsAmountBelowMinimum = 1
    case paymentsAmountAboveMaximum
    case paymentsCurrencyUnsupported
}

/// The answer for request payment currency amount.
open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
    open class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
        self.init()
        adopt(currencyAmountResolutionResult)
    }
}

/// The choices of request payment payer unsupported reason.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
    case credentialsUnverified = 1
    case noAccount
    case noValidHandle
}

/// The answer for request payment payer.
open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init()
        adopt(personResolutionResult)
    }
}

/// The choices of send payment currency amount unsupported reason.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
    case paymentsAmountBelowMinimum = 1
    case paymentsAmountAboveMaximum
    case paymentsCurrencyUnsupported
}

/// The answer for send payment currency amount.
open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
    open class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
        self.init()
        adopt(currencyAmountResolutionResult)
    }
}

/// The choices of send payment payee unsupported reason.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
    case credentialsUnverified = 1
    case insufficientFunds
    case noAccount
    case noValidHandle
}

/// The answer for send payment payee.
open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init()
        adopt(personResolutionResult)
    }
}

/// The answer for account type.
open class INAccountTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedAccountType: INAccountType) -> Self { with(.success(resolvedAccountType)) }
    open class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self {
        with(.confirmation(accountTypeToConfirm))
    }
}

/// The answer for balance type.
open class INBalanceTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedBalanceType: INBalanceType) -> Self { with(.success(resolvedBalanceType)) }
    open class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self {
        with(.confirmation(balanceTypeToConfirm))
    }
}

/// The answer for bill payee.
open class INBillPayeeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedBillPayee: INBillPayee) -> Self { with(.success(resolvedBillPayee)) }
    open class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self {
        with(.disambiguation(billPayeesToDisambiguate))
    }
    open class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self {
        with(.confirmation(billPayeeToConfirm))
    }
}

/// The answer for bill type.
open class INBillTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedBillType: INBillType) -> Self { with(.success(resolvedBillType)) }
    open class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
        with(.confirmation(billTypeToConfirm))
    }
}

/// The answer for payment account.
open class INPaymentAccountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self {
        with(.success(resolvedPaymentAccount))
    }
    open class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
        with(.disambiguation(paymentAccountsToDisambiguate))
    }
    open class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
        with(.confirmation(paymentAccountToConfirm))
    }
}

/// The answer for payment amount.
open class INPaymentAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
        with(.success(resolvedPaymentAmount))
    }
    open class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
        with(.disambiguation(paymentAmountsToDisambiguate))
    }
    open class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
        with(.confirmation(paymentAmountToConfirm))
    }
}

/// The answer for payment status.
open class INPaymentStatusResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self {
        with(.success(resolvedPaymentStatus))
    }
    open class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self {
        with(.confirmation(paymentStatusToConfirm))
    }
}
