import FoundationSupplement

/// The choices of request payment intent response code.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
    case failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum, failurePaymentsCurrencyUnsupported
    case failureNoBankAccount, failureNotEligible, failureTermsAndConditionsAcceptanceRequired
}

/// The outcome of an intent: request payment.
open class INRequestPaymentIntentResponse: INIntentResponse {
    public internal(set) var code: INRequestPaymentIntentResponseCode = .unspecified
    open var paymentRecord: INPaymentRecord?

    public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: request payment.
open class INRequestPaymentIntent: INIntent {
    public internal(set) var payer: INPerson?
    public internal(set) var currencyAmount: INCurrencyAmount?
    public internal(set) var note: String?

    public required init() {
        super.init()
    }

    public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        self.payer = payer
        self.currencyAmount = currencyAmount
        self.note = note
        super.init()
    }
}

/// Handles a request: request payment.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
    func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
    func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
    func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult
    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
        -> INRequestPaymentCurrencyAmountResolutionResult
    func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
    public func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        completion(INRequestPaymentIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    {
        completion(INRequestPaymentIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
        await _INAnswer.wait { resolvePayer(for: intent, with: $0) }
    }

    public func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
        -> INRequestPaymentCurrencyAmountResolutionResult
    {
        await _INAnswer.wait { resolveCurrencyAmount(for: intent, with: $0) }
    }

    public func resolveNote(
        for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveNote(for: intent, with: $0) }
    }
}
