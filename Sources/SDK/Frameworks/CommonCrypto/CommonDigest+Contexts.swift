import Crypto
import Foundation

/// The state of an MD5 digest: the bytes so far.
public struct CC_MD5state_st {
    var hash = Insecure.MD5()

    public init() {}
}

public typealias CC_MD5_CTX = CC_MD5state_st

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee = CC_MD5_CTX()
    return 1
}

@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    guard let data else { return 1 }
    c.pointee.hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.hash.finalize().enumerated() { md[index] = byte }
    return 1
}

/// The state of a SHA-1 digest: the bytes so far.
public struct CC_SHA1state_st {
    var hash = Insecure.SHA1()

    public init() {}
}

public typealias CC_SHA1_CTX = CC_SHA1state_st

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee = CC_SHA1_CTX()
    return 1
}

@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32
{
    guard let data else { return 1 }
    c.pointee.hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.hash.finalize().enumerated() { md[index] = byte }
    return 1
}

/// The state of a SHA-256 digest: the bytes so far.
public struct CC_SHA256state_st {
    var hash = SHA256()

    public init() {}
}

public typealias CC_SHA256_CTX = CC_SHA256state_st

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee = CC_SHA256_CTX()
    return 1
}

@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    guard let data else { return 1 }
    c.pointee.hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.hash.finalize().enumerated() { md[index] = byte }
    return 1
}

/// The state of a SHA-384 digest: the bytes so far.
public struct CC_SHA384state_st {
    var hash = SHA384()

    public init() {}
}

public typealias CC_SHA384_CTX = CC_SHA384state_st

@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
    c.pointee = CC_SHA384_CTX()
    return 1
}

@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA384_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    guard let data else { return 1 }
    c.pointee.hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.hash.finalize().enumerated() { md[index] = byte }
    return 1
}

/// The state of a SHA-512 digest: the bytes so far.
public struct CC_SHA512state_st {
    var hash = SHA512()

    public init() {}
}

public typealias CC_SHA512_CTX = CC_SHA512state_st

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee = CC_SHA512_CTX()
    return 1
}

@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    guard let data else { return 1 }
    c.pointee.hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.hash.finalize().enumerated() { md[index] = byte }
    return 1
}
