import Crypto
import Foundation

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD2_DIGEST_LENGTH: Int32 = 16
public let CC_MD2_BLOCK_BYTES: Int32 = 16
public let CC_MD4_DIGEST_LENGTH: Int32 = 16
public let CC_MD4_BLOCK_BYTES: Int32 = 64
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The MD5 digest of `len` bytes; `md` has room for 16.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(Insecure.MD5.self, data, len, md)
}

/// The SHA-1 digest of `len` bytes; `md` has room for 20.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(Insecure.SHA1.self, data, len, md)
}

/// The SHA-256 digest of `len` bytes; `md` has room for 32.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(SHA256.self, data, len, md)
}

/// The SHA-384 digest of `len` bytes; `md` has room for 48.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(SHA384.self, data, len, md)
}

/// The SHA-512 digest of `len` bytes; `md` has room for 64.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(SHA512.self, data, len, md)
}

private func digest<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let output else { return nil }
    var hash = Function()
    if let data { hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count))) }
    for (index, byte) in hash.finalize().enumerated() { output[index] = byte }
    return output
}
