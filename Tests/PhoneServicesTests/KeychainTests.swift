import Foundation
import Testing

@testable import SecurityModule

@Suite("Items of a keychain")
struct KeychainTests {
    private func item(_ attributes: [AnyHashable: Any]) -> [AnyHashable: Any] {
        attributes.merging([kSecClass: kSecClassGenericPassword]) { given, _ in given }
    }

    @Test("a label tells no item from another")
    func labels() {
        let keychain = Keychain()
        #expect(keychain.add(item([kSecAttrAccount: "a", kSecAttrLabel: "first"])) == errSecSuccess)
        #expect(keychain.add(item([kSecAttrAccount: "a", kSecAttrLabel: "second"])) == errSecDuplicateItem)
        #expect(keychain.matches(item([kSecAttrLabel: "first"])).count == 1)
        #expect(keychain.matches(item([kSecAttrLabel: "second"])).isEmpty)
    }

    @Test("an attribute that is absent tells an item from one that has it, and from no other without it")
    func absent() {
        let keychain = Keychain()
        #expect(keychain.add(item([kSecAttrAccount: "a", kSecAttrService: "s"])) == errSecSuccess)
        #expect(keychain.add(item([kSecAttrAccount: "a"])) == errSecSuccess)
        #expect(keychain.add(item([kSecAttrAccount: "a"])) == errSecDuplicateItem)
        #expect(keychain.matches(item([kSecAttrAccount: "a"])).count == 2)
    }
}
