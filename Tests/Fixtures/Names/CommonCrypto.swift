import CommonCrypto
import Foundation

extension Data {
    var sha256: Data {
        var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(count), &hash) }
        return Data(hash)
    }

    func code(key: String) -> String {
        var mac = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        withUnsafeBytes { CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, $0.baseAddress, count, &mac) }
        return Data(mac).base64EncodedString()
    }

    func crypted(_ operation: Int, key: Data, iv: Data) -> Data? {
        var output = [UInt8](repeating: 0, count: count + kCCBlockSizeAES128)
        var moved = 0
        let status = key.withUnsafeBytes { keyBytes in
            iv.withUnsafeBytes { ivBytes in
                withUnsafeBytes { bytes in
                    CCCrypt(
                        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
                        keyBytes.baseAddress, key.count, ivBytes.baseAddress, bytes.baseAddress, count, &output,
                        output.count, &moved)
                }
            }
        }
        guard status == kCCSuccess else { return nil }
        return Data(output.prefix(moved))
    }
}

func derivedKey(_ password: String, salt: [UInt8]) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: kCCKeySizeAES256)
    CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 1000, &key, key.count)
    return key
}
