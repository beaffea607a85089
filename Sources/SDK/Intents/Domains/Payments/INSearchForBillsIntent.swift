import FoundationSupplement

/// The choices of search for bills intent response code.
public enum INSearchForBillsIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCredentialsUnverified
    case failureBillNotFound
}

/// The outcome of an intent: search for bills.
open class INSearchForBillsIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchForBillsIntentResponseCode = .unspecified
    open var bills: [INBillDetails]?

    public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search for bills.
open class INSearchForBillsIntent: INIntent {
    public internal(set) var billPayee: INBillPayee?
    public internal(set) var paymentDateRange: INDateComponentsRange?
    public internal(set) var billType: INBillType = .unknown
    public internal(set) var status: INPaymentStatus = .unknown
    public internal(set) var dueDateRange: INDateComponentsRange?

    public required init() {
        super.init()
    }

    public init(
        billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType,
        status: INPaymentStatus, dueDateRange: INDateComponentsRange?
    ) {
        self.billPayee = billPayee
        self.paymentDateRange = paymentDateRange
        self.billType = billType
        self.status = status
        self.dueDateRange = dueDateRange
        super.init()
    }
}

/// Handles a request: search for bills.
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
    func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
    func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
    func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
    func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)
    func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult
    func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
    func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)
    func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult
    func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void)
    func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult
    func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
}

extension INSearchForBillsIntentHandling {
    public func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
        completion(INSearchForBillsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
    {
        completion(INSearchForBillsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult {
        await _INAnswer.wait { resolveBillPayee(for: intent, with: $0) }
    }

    public func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolvePaymentDateRange(for: intent, with: $0) }
    }

    public func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult {
        await _INAnswer.wait { resolveBillType(for: intent, with: $0) }
    }

    public func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult {
        await _INAnswer.wait { resolveStatus(for: intent, with: $0) }
    }

    public func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult {
        await _INAnswer.wait { resolveDueDateRange(for: intent, with: $0) }
    }
}
