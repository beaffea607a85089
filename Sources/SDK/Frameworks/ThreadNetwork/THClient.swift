@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class THCredentials: NSObject, @unchecked Sendable {
    open var networkName: String? { nil }
    open var extendedPANID: Data? { nil }
    open var borderAgentID: Data? { nil }
    open var activeOperationalDataSet: Data? { nil }
    open var networkKey: Data? { nil }
    open var pskc: Data? { nil }
    open var channel: UInt8 = 0
    open var panID: Data? { nil }
    open var creationDate: Date? { nil }
    open var lastModificationDate: Date? { nil }
}

/// The keys of Thread networks that the user shares with the app: none.
open class THClient: NSObject, @unchecked Sendable {
    open func allCredentials() async throws -> Set<THCredentials> { try refuse("allCredentials") }
    open func allActiveCredentials() async throws -> Set<THCredentials> { try refuse("allActiveCredentials") }
    open func preferredCredentials() async throws -> THCredentials { try refuse("preferredCredentials") }

    open func credentials(forBorderAgentID borderAgentID: Data) async throws -> THCredentials {
        try refuse("credentials")
    }

    open func credentials(forExtendedPANID extendedPANID: Data) async throws -> THCredentials {
        try refuse("credentials")
    }

    open func storeCredentials(forBorderAgent borderAgentID: Data, activeOperationalDataSet: Data) async throws {
        let _: THCredentials = try refuse("storeCredentials")
    }

    open func deleteCredentials(forBorderAgent borderAgentID: Data) async throws {
        let _: THCredentials = try refuse("deleteCredentials")
    }

    open func isPreferred(forActiveOperationalDataset activeOperationalDataSet: Data) async -> Bool { false }
    open func isPreferredAvailable() async -> Bool { false }

    open func retrieveAllCredentials(
        _ completion: @escaping @Sendable (Set<THCredentials>?, (any Error)?) -> Void
    ) {
        completion(nil, CocoaError(.userCancelled))
    }

    open func retrievePreferredCredentials(_ completion: @escaping @Sendable (THCredentials?, (any Error)?) -> Void) {
        completion(nil, CocoaError(.userCancelled))
    }

    open func storeCredentials(
        forBorderAgent borderAgentID: Data, activeOperationalDataSet: Data,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(CocoaError(.userCancelled))
    }

    open func deleteCredentials(
        forBorderAgent borderAgentID: Data, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(CocoaError(.userCancelled))
    }

    private func refuse<Value>(_ name: String) throws -> Value {
        Notices.current.addInert("THClient.\(name)", .unauthorized("Thread networks"))
        throw CocoaError(.userCancelled)
    }
}
