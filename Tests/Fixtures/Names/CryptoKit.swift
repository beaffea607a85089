import CryptoKit
import Foundation

func sealedNames(_ text: String) throws -> String {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data(text.utf8), using: key)
    let opened = try AES.GCM.open(AES.GCM.SealedBox(combined: box.combined ?? Data()), using: key)
    let digest = SHA256.hash(data: opened).map { String(format: "%02x", $0) }.joined()
    let old = Insecure.MD5.hash(data: opened).compactMap { String(format: "%02x", $0) }.joined()
    let code = HMAC<SHA256>.authenticationCode(for: opened, using: key)
    return digest + old + Data(code).base64EncodedString()
}

func signedNames() throws -> Data {
    if SecureEnclave.isAvailable {
        let key = try SecureEnclave.P256.Signing.PrivateKey()
        return try key.signature(for: Data()).derRepresentation + key.dataRepresentation
    }
    let key = P256.Signing.PrivateKey()
    return try key.signature(for: Data()).rawRepresentation
}

func agreedNames() throws -> SymmetricKey {
    let mine = Curve25519.KeyAgreement.PrivateKey()
    let secret = try mine.sharedSecretFromKeyAgreement(with: mine.publicKey)
    return secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
}
