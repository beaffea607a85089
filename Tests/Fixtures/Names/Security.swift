import Foundation
import LocalAuthentication
import Security

struct KeychainStore {
    let service: String

    func save(_ data: Data, account: String) throws {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
            kSecAttrAccessGroup as String: "group.garden",
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            kSecValueData as String: data,
        ]
        SecItemDelete(query as CFDictionary)
        let status = SecItemAdd(query as CFDictionary, nil)
        guard status == errSecSuccess else {
            print(SecCopyErrorMessageString(status, nil) as String? ?? "")
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
        }
    }

    func read(account: String) -> Data? {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
            kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne,
            kSecUseAuthenticationUI: kSecUseAuthenticationUIFail,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        return item as? Data
    }

    func protected() throws -> SecAccessControl {
        var error: Unmanaged<CFError>?
        guard
            let control = SecAccessControlCreateWithFlags(
                nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.privateKeyUsage, .biometryCurrentSet], &error)
        else { throw error!.takeRetainedValue() as Error }
        return control
    }
}

func randomBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return status == errSecSuccess ? bytes : []
}

func trusts(_ trust: SecTrust, anchor: Data) -> Bool {
    guard let certificate = SecCertificateCreateWithData(nil, anchor as CFData) else { return false }
    SecTrustSetAnchorCertificates(trust, [certificate] as CFArray)
    SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "garden.example" as CFString))
    var error: CFError?
    return SecTrustEvaluateWithError(trust, &error)
}

func newKey() -> Data? {
    let attributes: [String: Any] = [
        kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: 256,
        kSecPrivateKeyAttrs as String: [kSecAttrIsPermanent as String: true],
    ]
    var error: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(attributes as CFDictionary, &error),
        SecKeyIsAlgorithmSupported(key, .sign, .ecdsaSignatureMessageX962SHA256)
    else { return nil }
    return SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, Data() as CFData, nil) as Data?
}

func recognised() async -> Bool {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return false }
    do {
        return try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
    } catch LAError.userCancel {
        return false
    } catch let error as LAError {
        return error.code == .passcodeNotSet
    } catch {
        return false
    }
}
