import Foundation
import SwiftUI

extension AppStorage {
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == PersistentIdentifier {
        self.init(json: key, store: store, default: wrappedValue)
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(json: key, store: store, default: nil)
    }
}
