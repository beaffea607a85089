import Crypto
import Foundation

/// An authentication code that is computed incrementally; the data is collected until the end.
public struct CCHmacContext: Sendable {
    fileprivate var algorithm: CCHmacAlgorithm = 0
    fileprivate var key: [UInt8] = []
    fileprivate var bytes: [UInt8] = []

    public init() {}
}

public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    ctx.pointee = CCHmacContext()
    ctx.pointee.algorithm = algorithm
    ctx.pointee.key = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
}

public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    ctx.pointee.bytes += UnsafeRawBufferPointer(start: data, count: dataLength)
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    let context = ctx.pointee
    CCHmac(context.algorithm, context.key, context.key.count, context.bytes, context.bytes.count, macOut)
}
