import FoundationSupplement

/// The choices of transfer money intent response code.
public enum INTransferMoneyIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCredentialsUnverified
    case failureInsufficientFunds
}

/// The outcome of an intent: transfer money.
open class INTransferMoneyIntentResponse: INIntentResponse {
    public internal(set) var code: INTransferMoneyIntentResponseCode = .unspecified
    open var fromAccount: INPaymentAccount?
    open var toAccount: INPaymentAccount?
    open var transactionAmount: INPaymentAmount?
    open var transactionScheduledDate: INDateComponentsRange?
    open var transactionNote: String?
    open var transferFee: INCurrencyAmount?

    public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: transfer money.
open class INTransferMoneyIntent: INIntent {
    public internal(set) var fromAccount: INPaymentAccount?
    public internal(set) var toAccount: INPaymentAccount?
    public internal(set) var transactionAmount: INPaymentAmount?
    public internal(set) var transactionScheduledDate: INDateComponentsRange?
    public internal(set) var transactionNote: String?

    public required init() {
        super.init()
    }

    public init(
        fromAccount: INPaymentAccount?, toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
        transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
    ) {
        self.fromAccount = fromAccount
        self.toAccount = toAccount
        self.transactionAmount = transactionAmount
        self.transactionScheduledDate = transactionScheduledDate
        self.transactionNote = transactionNote
        super.init()
    }
}

/// Handles a request: transfer money.
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
    func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
    func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
    func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
    func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
    func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
    func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
    func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
    func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult
    func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
        -> INDateComponentsRangeResolutionResult
    func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
}

extension INTransferMoneyIntentHandling {
    public func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        completion(INTransferMoneyIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        completion(INTransferMoneyIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        await _INAnswer.wait { resolveFromAccount(for: intent, with: $0) }
    }

    public func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        await _INAnswer.wait { resolveToAccount(for: intent, with: $0) }
    }

    public func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult {
        await _INAnswer.wait { resolveTransactionAmount(for: intent, with: $0) }
    }

    public func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveTransactionScheduledDate(for: intent, with: $0) }
    }

    public func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveTransactionNote(for: intent, with: $0) }
    }
}
