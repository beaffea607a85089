@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum CLSContextType: Int, Sendable {
    case none = 0
    case app = 1
    case chapter = 2
    case section = 3
    case level = 4
    case page = 5
    case task = 6
    case challenge = 7
    case quiz = 8
    case exercise = 9
    case lesson = 10
    case book = 11
    case game = 12
    case document = 13
    case audio = 14
    case video = 15
    case course = 16
    case custom = 17
}

open class CLSActivity: NSObject, @unchecked Sendable {
    @_Guarded open var progress = 0.0
    @_Guarded open private(set) var isStarted = false
    open var duration: TimeInterval { 0 }

    open func start() {
        isStarted = true
    }

    open func stop() {
        isStarted = false
    }
}

/// A part of what an app teaches.
open class CLSContext: NSObject, @unchecked Sendable {
    public let identifier: String
    public let type: CLSContextType
    @_Guarded open var title: String
    @_Guarded open var displayOrder = 0
    @_Guarded open var universalLinkURL: URL?
    open var identifierPath: [String] { [identifier] }
    @_Guarded open private(set) var currentActivity: CLSActivity?

    public init(type: CLSContextType, identifier: String, title: String) {
        self.type = type
        self.identifier = identifier
        self.title = title
        super.init()
    }

    open func becomeActive() {}
    open func resignActive() {}
    open func addChildContext(_ child: CLSContext) {}

    open func createNewActivity() -> CLSActivity {
        let activity = CLSActivity()
        currentActivity = activity
        return activity
    }
}

public protocol CLSDataStoreDelegate: NSObjectProtocol {
    func createContext(
        forIdentifier identifier: String, parentContext: CLSContext, parentIdentifierPath: [String]
    ) -> CLSContext?
}

open class CLSDataStore: NSObject, @unchecked Sendable {
    private static let theOne = CLSDataStore()

    open class var shared: CLSDataStore { theOne }

    @_GuardedWeak open var delegate: (any CLSDataStoreDelegate)?
    public let mainAppContext = CLSContext(type: .app, identifier: "app", title: "")
    open var activeContext: CLSContext? { nil }

    open func save(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Notices.current.addInert("CLSDataStore.save", .absent("school"))
        completion?(nil)
    }

    open func contexts(
        matchingIdentifierPath identifierPath: [String],
        completion: @escaping @Sendable ([CLSContext], (any Error)?) -> Void
    ) {
        completion([], nil)
    }
}
