import FoundationSupplement

/// A key. The simulated device does not support keys: the functions below fail with `errSecUnimplemented`.
public final class SecKey: _CFObject, Sendable {
    private init() {}
}

@discardableResult
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    report(errSecUnimplemented, to: error)
    return nil
}

@discardableResult
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(errSecUnimplemented, to: error)
    return false
}

@discardableResult
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
@discardableResult
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
@discardableResult
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

@discardableResult
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    false
}

@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    errSecUnimplemented
}
