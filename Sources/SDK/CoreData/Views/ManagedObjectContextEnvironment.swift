import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
    /// A context without a store: fetching from it throws an error that states this.
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}

extension EnvironmentValues {
    /// The context that views fetch from and insert into.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
