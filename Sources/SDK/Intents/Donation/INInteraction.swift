/// An intent that was carried out, with what came of it.
///
/// Donations teach the system what to suggest. Nothing is suggested from them here, so they only succeed.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var dateInterval: DateInterval?
    open var identifier = ""
    open var groupIdentifier: String?
    open var direction = INInteractionDirection.unspecified
    public let intentHandlingStatus = INIntentHandlingStatus.unspecified

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    open func donate() async throws {}

    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
