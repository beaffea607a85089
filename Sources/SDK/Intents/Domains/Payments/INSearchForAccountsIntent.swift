import FoundationSupplement

/// The choices of search for accounts intent response code.
public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCredentialsUnverified
    case failureAccountNotFound
    case failureTermsAndConditionsAcceptanceRequired
    case failureNotEligible
}

/// The outcome of an intent: search for accounts.
open class INSearchForAccountsIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchForAccountsIntentResponseCode = .unspecified
    open var accounts: [INPaymentAccount]?

    public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search for accounts.
open class INSearchForAccountsIntent: INIntent {
    public internal(set) var accountNickname: INSpeakableString?
    public internal(set) var accountType: INAccountType = .unknown
    public internal(set) var organizationName: INSpeakableString?
    public internal(set) var requestedBalanceType: INBalanceType = .unknown

    public required init() {
        super.init()
    }

    public init(
        accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
        requestedBalanceType: INBalanceType
    ) {
        self.accountNickname = accountNickname
        self.accountType = accountType
        self.organizationName = organizationName
        self.requestedBalanceType = requestedBalanceType
        super.init()
    }
}

/// Handles a request: search for accounts.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
    func confirm(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
    func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
    func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
    func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void)
    func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult
    func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
    func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void)
    func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult
}

extension INSearchForAccountsIntentHandling {
    public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
    ) {
        completion(INSearchForAccountsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
    ) {
        completion(INSearchForAccountsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
    {
        await _INAnswer.wait { resolveAccountNickname(for: intent, with: $0) }
    }

    public func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
        await _INAnswer.wait { resolveAccountType(for: intent, with: $0) }
    }

    public func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
        -> INSpeakableStringResolutionResult
    {
        await _INAnswer.wait { resolveOrganizationName(for: intent, with: $0) }
    }

    public func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
        -> INBalanceTypeResolutionResult
    {
        await _INAnswer.wait { resolveRequestedBalanceType(for: intent, with: $0) }
    }
}
