import CommonCryptoModule
import Foundation
import Testing

@Suite("Digests, codes and ciphers of CommonCrypto")
struct CommonCryptoTests {
    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    private func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }

    @Test("The digest of abc is the standard's")
    func digest() {
        let text = Array("abc".utf8)
        var output = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(text, CC_LONG(text.count), &output)
        #expect(hexadecimal(output) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("An incremental digest equals the digest of the whole")
    func parts() {
        var context = CC_MD5_CTX()
        CC_MD5_Init(&context)
        CC_MD5_Update(&context, "a", 1)
        CC_MD5_Update(&context, "bc", 2)
        var output = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5_Final(&output, &context)
        #expect(hexadecimal(output) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test("An HMAC matches RFC 4231's second test case")
    func code() {
        var output = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        let text = "what do ya want for nothing?"
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, text, text.utf8.count, &output)
        #expect(hexadecimal(output) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
        for piece in ["what do ya ", "want for nothing?"] { CCHmacUpdate(&context, piece, piece.utf8.count) }
        var pieces = [UInt8](repeating: 0, count: output.count)
        CCHmacFinal(&context, &pieces)
        #expect(pieces == output)
    }

    @Test("AES in CBC mode gives the first block of the standard's example")
    func cipher() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let start = bytes("000102030405060708090a0b0c0d0e0f")
        let text = bytes("6bc1bee22e409f96e93d7e117393172a")
        var output = [UInt8](repeating: 0, count: 16)
        var moved = 0
        let status = CCCrypt(
            CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, key.count, start, text, text.count,
            &output, output.count, &moved)
        #expect(status == CCCryptorStatus(kCCSuccess) && moved == 16)
        #expect(hexadecimal(output) == "7649abac8119b246cee98e9b12e9197d")
    }

    @Test("Padded and encrypted data decrypts to the original", arguments: [0, kCCOptionECBMode])
    func roundTrip(mode: Int) {
        let key = [UInt8](repeating: 7, count: kCCKeySizeAES256)
        let text = Array("nineteen bytes here".utf8)
        let options = CCOptions(kCCOptionPKCS7Padding | mode)
        var encrypted = [UInt8](repeating: 0, count: 48)
        var decrypted = encrypted
        var count = 0
        CCCrypt(0, 0, options, key, key.count, nil, text, text.count, &encrypted, encrypted.count, &count)
        #expect(count == 32)
        CCCrypt(1, 0, options, key, key.count, nil, encrypted, count, &decrypted, decrypted.count, &count)
        #expect(Array(decrypted.prefix(count)) == text)
    }

    @Test("A derived key matches RFC 6070's second test case")
    func derivation() {
        var key = [UInt8](repeating: 0, count: 20)
        CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
        #expect(hexadecimal(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }
}
