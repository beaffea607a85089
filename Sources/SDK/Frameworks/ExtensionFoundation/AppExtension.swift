@_exported import Foundation

/// A part of an app that runs by itself.
public protocol AppExtension {
    associatedtype Configuration: AppExtensionConfiguration
    var configuration: Configuration { get }
    @MainActor
    init()
    @MainActor
    static func main() throws
}

extension AppExtension {
    /// Has no effect: another extension than the widget's never begins here.
    @MainActor
    public static func main() throws {}
}

public protocol AppExtensionConfiguration: Sendable {}

public struct AppExtensionIdentity: Hashable, Identifiable, Sendable {
    public let bundleIdentifier: String
    public let localizedName: String
    public let extensionPointIdentifier: String
    public var id: String { bundleIdentifier }

    /// Extensions of other apps; there are none.
    public struct Identities: AsyncSequence, Sendable {
        public typealias Element = [AppExtensionIdentity]

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> [AppExtensionIdentity]? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static func matching(appExtensionPointIDs: String...) throws -> Identities { Identities() }
}
