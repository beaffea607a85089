import Crypto
import Foundation

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1: Int = 0
public let kCCHmacAlgMD5: Int = 1
public let kCCHmacAlgSHA256: Int = 2
public let kCCHmacAlgSHA384: Int = 3
public let kCCHmacAlgSHA512: Int = 4
public let kCCHmacAlgSHA224: Int = 5

/// The authentication code of `dataLength` bytes; `macOut` has room for the digest. SHA-224 is not supported.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
    let data = UnsafeRawBufferPointer(start: data, count: dataLength)
    for (offset, byte) in (code(Int(algorithm), of: data, key: key) ?? []).enumerated() {
        macOut.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
}

func code(_ algorithm: Int, of data: some DataProtocol, key: SymmetricKey) -> [UInt8]? {
    switch algorithm {
    case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
    default: nil
    }
}
