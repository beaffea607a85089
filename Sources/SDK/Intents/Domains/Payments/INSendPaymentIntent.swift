import FoundationSupplement

/// The choices of send payment intent response code.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
    case failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum, failurePaymentsCurrencyUnsupported
    case failureInsufficientFunds, failureNoBankAccount, failureNotEligible
    case failureTermsAndConditionsAcceptanceRequired
}

/// The outcome of an intent: send payment.
open class INSendPaymentIntentResponse: INIntentResponse {
    public internal(set) var code: INSendPaymentIntentResponseCode = .unspecified
    open var paymentRecord: INPaymentRecord?

    public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: send payment.
open class INSendPaymentIntent: INIntent {
    public internal(set) var payee: INPerson?
    public internal(set) var currencyAmount: INCurrencyAmount?
    public internal(set) var note: String?

    public required init() {
        super.init()
    }

    public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        self.payee = payee
        self.currencyAmount = currencyAmount
        self.note = note
        super.init()
    }
}

/// Handles a request: send payment.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
    func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult
    func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
    public func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        completion(INSendPaymentIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        completion(INSendPaymentIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        await _INAnswer.wait { resolvePayee(for: intent, with: $0) }
    }

    public func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
        -> INSendPaymentCurrencyAmountResolutionResult
    {
        await _INAnswer.wait { resolveCurrencyAmount(for: intent, with: $0) }
    }

    public func resolveNote(
        for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveNote(for: intent, with: $0) }
    }
}
