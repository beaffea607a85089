import Foundation
import Testing

@testable import SecurityModule

@Suite("Items of a keychain")
struct KeychainTests {
    private func item(_ attributes: [AnyHashable: Any]) -> [AnyHashable: Any] {
        attributes.merging([kSecClass: kSecClassGenericPassword]) { given, _ in given }
    }

    @Test("A label does not distinguish items")
    func labels() {
        let keychain = Keychain()
        #expect(keychain.add(item([kSecAttrAccount: "a", kSecAttrLabel: "first"])) == errSecSuccess)
        #expect(keychain.add(item([kSecAttrAccount: "a", kSecAttrLabel: "second"])) == errSecDuplicateItem)
        #expect(keychain.matches(item([kSecAttrLabel: "first"])).count == 1)
        #expect(keychain.matches(item([kSecAttrLabel: "second"])).isEmpty)
    }

    @Test("A missing attribute distinguishes an item only from one that has it")
    func absent() {
        let keychain = Keychain()
        #expect(keychain.add(item([kSecAttrAccount: "a", kSecAttrService: "s"])) == errSecSuccess)
        #expect(keychain.add(item([kSecAttrAccount: "a"])) == errSecSuccess)
        #expect(keychain.add(item([kSecAttrAccount: "a"])) == errSecDuplicateItem)
        #expect(keychain.matches(item([kSecAttrAccount: "a"])).count == 2)
    }
}
