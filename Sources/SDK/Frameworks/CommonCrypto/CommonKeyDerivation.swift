import Crypto
import Foundation

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2: UInt32 = 2
public let kCCPRFHmacAlgSHA1: Int = 1
public let kCCPRFHmacAlgSHA224: Int = 2
public let kCCPRFHmacAlgSHA256: Int = 3
public let kCCPRFHmacAlgSHA384: Int = 4
public let kCCPRFHmacAlgSHA512: Int = 5

/// A key from a password, as PKCS #5 describes it.
///
/// 1. Each block of the key begins as the code of the salt and the block's number, from one on.
/// 2. The code of that code, and so on for every round, is combined with it.
/// 3. Blocks are joined and cut to the key's length.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> CCStatus {
    let codes = [
        kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
        kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
    ]
    guard algorithm == kCCPBKDF2, rounds > 0, derivedKeyLen > 0 else { return CCStatus(kCCParamError) }
    guard let function = codes[Int(prf)] else { return CCStatus(kCCUnimplemented) }
    let key = SymmetricKey(data: UnsafeRawBufferPointer(start: password, count: passwordLen))
    let salt = Array(UnsafeBufferPointer(start: salt, count: saltLen))
    var derived: [UInt8] = []
    var number: UInt32 = 1
    while derived.count < derivedKeyLen {
        let first = salt + withUnsafeBytes(of: number.bigEndian, Array.init)
        guard var last = code(function, of: first, key: key) else { return CCStatus(kCCUnimplemented) }
        var block = last
        for _ in 1..<rounds {
            last = code(function, of: last, key: key) ?? last
            for index in block.indices { block[index] ^= last[index] }
        }
        derived += block
        number += 1
    }
    derivedKey.update(from: derived, count: derivedKeyLen)
    return CCStatus(kCCSuccess)
}

/// Fills bytes from the system's random numbers.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<max(count, 0) {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
