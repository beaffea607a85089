import Foundation
import FoundationSupplement

/// The items of a keychain, each a table of attributes.
///
/// A simulated device starts with an empty keychain: what an app stored on a phone is not here. What the widget's own
/// process adds it finds again until it ends. `lock` guards the items.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private let lock = NSLock()
    private var items: [[AnyHashable: Any]] = []

    /// Attributes that no two items have in common all; an attribute that neither of two has is in common
    /// (developer.apple.com/documentation/security/errsecduplicateitem).
    private static let primaryKey: [String] = [
        kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup, kSecAttrApplicationTag,
    ]

    /// Attributes that select items; the others specify the operation or an item's content.
    private static let searched = primaryKey + [kSecAttrLabel]

    func add(_ item: [AnyHashable: Any]) -> OSStatus {
        lock.withLock {
            guard item[kSecClass] != nil else { return errSecParam }
            guard !items.contains(where: { Self.isSame($0, item) }) else { return errSecDuplicateItem }
            items.append(item)
            return errSecSuccess
        }
    }

    /// Reports what was looked for and not found: on a phone the app may have stored it.
    static func noteNothingFound(by query: [AnyHashable: Any]) {
        let telling = [kSecAttrService, kSecAttrServer, kSecAttrAccount, kSecAttrLabel]
        let names = telling.compactMap { query[$0] as? String }
        let wanted = names.isEmpty ? "the widget's query" : "“\(names.joined(separator: ", "))”"
        Notices.current.add(
            Notices.Notice(
                .note, subject: "SecItemCopyMatching",
                message: "The app's keychain is not available here and has no item for \(wanted).",
                remedy: "Make sure the widget works without it; on a device the app may have stored one."))
    }

    func matches(_ query: [AnyHashable: Any]) -> [[AnyHashable: Any]] {
        lock.withLock { items.filter { Self.item($0, answers: query) } }
    }

    func update(_ query: [AnyHashable: Any], with changes: [AnyHashable: Any]) -> OSStatus {
        lock.withLock {
            let found = items.indices.filter { Self.item(items[$0], answers: query) }
            for index in found { items[index].merge(changes) { $1 } }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func remove(_ query: [AnyHashable: Any]) -> OSStatus {
        lock.withLock {
            let before = items.count
            items.removeAll { Self.item($0, answers: query) }
            return items.count == before ? errSecItemNotFound : errSecSuccess
        }
    }

    private static func isSame(_ item: [AnyHashable: Any], _ other: [AnyHashable: Any]) -> Bool {
        primaryKey.allSatisfy { item[$0] as? AnyHashable == other[$0] as? AnyHashable }
    }

    /// Whether every attribute that the query searches by is the item's; an attribute that the query lacks is any.
    private static func item(_ item: [AnyHashable: Any], answers query: [AnyHashable: Any]) -> Bool {
        query.allSatisfy { name, wanted in
            guard let name = name.base as? String, searched.contains(name) else { return true }
            guard let wanted = wanted as? AnyHashable, let held = item[name] as? AnyHashable else { return false }
            return wanted == held
        }
    }
}

/// Adds an item to the keychain of this process.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let status = Keychain.shared.add(attributes)
    if status == errSecSuccess { result?.pointee = answer([attributes], to: attributes) }
    return status
}

/// Finds items and returns them in the form that the query requests (`kSecReturnData`, `kSecReturnAttributes`,
/// `kSecMatchLimit`).
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let found = Keychain.shared.matches(query)
    guard !found.isEmpty else {
        Keychain.noteNothingFound(by: query)
        return errSecItemNotFound
    }
    result?.pointee = answer(found, to: query)
    return errSecSuccess
}

/// Changes the items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, with: attributesToUpdate)
}

/// Removes the items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.remove(query)
}

// Dictionaries of Foundation's class are Core Foundation's on Apple's platforms.

@_disfavoredOverload
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemAdd(values(of: attributes), result)
}

@_disfavoredOverload
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemCopyMatching(values(of: query), result)
}

@_disfavoredOverload
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(values(of: query), values(of: attributesToUpdate))
}

@_disfavoredOverload
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
    SecItemDelete(values(of: query))
}

private func values(of dictionary: NSDictionary) -> CFDictionary {
    CFDictionary._unconditionallyBridgeFromObjectiveC(dictionary)
}

/// A query's view of the items found; `nil` when no result was requested.
private func answer(_ items: [CFDictionary], to query: CFDictionary) -> CFTypeRef? {
    func isAsked(_ key: String) -> Bool { query[key] as? Bool == true }
    func shown(_ item: CFDictionary) -> Any? {
        if isAsked(kSecReturnAttributes) {
            return isAsked(kSecReturnData) ? item : item.filter { $0.key != AnyHashable(kSecValueData) }
        }
        return isAsked(kSecReturnData) ? item[kSecValueData] : nil
    }
    let all = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    let answers = items.compactMap(shown)
    return all ? (answers.isEmpty ? nil : answers as AnyObject) : answers.first as AnyObject?
}
