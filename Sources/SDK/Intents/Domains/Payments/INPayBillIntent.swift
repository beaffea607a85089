import FoundationSupplement

/// The choices of pay bill intent response code.
public enum INPayBillIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCredentialsUnverified
    case failureInsufficientFunds
}

/// The outcome of an intent: pay bill.
open class INPayBillIntentResponse: INIntentResponse {
    public internal(set) var code: INPayBillIntentResponseCode = .unspecified
    open var fromAccount: INPaymentAccount?
    open var billDetails: INBillDetails?
    open var transactionAmount: INPaymentAmount?
    open var transactionScheduledDate: INDateComponentsRange?
    open var transactionNote: String?

    public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: pay bill.
open class INPayBillIntent: INIntent {
    public internal(set) var billPayee: INBillPayee?
    public internal(set) var fromAccount: INPaymentAccount?
    public internal(set) var transactionAmount: INPaymentAmount?
    public internal(set) var transactionScheduledDate: INDateComponentsRange?
    public internal(set) var transactionNote: String?
    public internal(set) var billType: INBillType = .unknown
    public internal(set) var dueDate: INDateComponentsRange?

    public required init() {
        super.init()
    }

    public init(
        billPayee: INBillPayee?, fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
        transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
        dueDate: INDateComponentsRange?
    ) {
        self.billPayee = billPayee
        self.fromAccount = fromAccount
        self.transactionAmount = transactionAmount
        self.transactionScheduledDate = transactionScheduledDate
        self.transactionNote = transactionNote
        self.billType = billType
        self.dueDate = dueDate
        super.init()
    }
}

/// Handles a request: pay bill.
public protocol INPayBillIntentHandling: NSObjectProtocol {
    func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse
    func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
    func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse
    func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)
    func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult
    func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
    func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult
    func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult
    func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
    func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
    func resolveBillType(for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)
    func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult
    func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
}

extension INPayBillIntentHandling {
    public func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        completion(INPayBillIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        completion(INPayBillIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveBillPayee(
        for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
        await _INAnswer.wait { resolveBillPayee(for: intent, with: $0) }
    }

    public func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
        await _INAnswer.wait { resolveFromAccount(for: intent, with: $0) }
    }

    public func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
        await _INAnswer.wait { resolveTransactionAmount(for: intent, with: $0) }
    }

    public func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveTransactionScheduledDate(for: intent, with: $0) }
    }

    public func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveTransactionNote(for: intent, with: $0) }
    }

    public func resolveBillType(
        for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
        await _INAnswer.wait { resolveBillType(for: intent, with: $0) }
    }

    public func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
        await _INAnswer.wait { resolveDueDate(for: intent, with: $0) }
    }
}
