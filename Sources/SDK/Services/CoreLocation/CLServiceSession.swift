import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Holds an app's interest in the device's location.
open class CLServiceSession: NSObject, @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Hashable, Sendable {
        case none = 0
        case whenInUse = 1
        case always = 2
    }

    /// The connection between the app and the location.
    public struct Diagnostic: Hashable, Sendable {
        public let authorizationDenied: Bool
        public let authorizationDeniedGlobally: Bool
        public let authorizationRestricted: Bool
        public let authorizationRequestInProgress: Bool
        public let insufficientlyInUse: Bool
        public let serviceSessionRequired: Bool
        public let fullAccuracyDenied: Bool
        public let alwaysAuthorizationDenied: Bool
    }

    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public struct Iterator: AsyncIteratorProtocol {
            var isAsked = false

            public mutating func next() async throws -> Diagnostic? {
                guard !isAsked else { return nil }
                isAsked = true
                let isDenied = !DevicePlace.current.isKnown
                return Diagnostic(
                    authorizationDenied: isDenied, authorizationDeniedGlobally: false, authorizationRestricted: false,
                    authorizationRequestInProgress: false, insufficientlyInUse: false, serviceSessionRequired: false,
                    fullAccuracyDenied: isDenied, alwaysAuthorizationDenied: true)
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public init(authorization: AuthorizationRequirement) {
        super.init()
    }

    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        super.init()
    }

    open var diagnostics: Diagnostics { Diagnostics() }
    open func invalidate() {}
}

/// Keeps an app running in the background for its place; a widget does not run there.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public struct Diagnostic: Hashable, Sendable {
        public let authorizationDenied: Bool
        public let authorizationDeniedGlobally: Bool
        public let authorizationRestricted: Bool
        public let authorizationRequestInProgress: Bool
        public let insufficientlyInUse: Bool
        public let serviceSessionRequired: Bool
    }

    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Diagnostic? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public override init() {
        super.init()
    }

    open var diagnostics: Diagnostics { Diagnostics() }
    open func invalidate() {}
}
