import FoundationSupplement

/// A source of random bytes; there is one.
public final class SecRandom: _CFObject, Sendable {}

public typealias SecRandomRef = SecRandom

public let kSecRandomDefault: SecRandomRef? = nil

/// Fills bytes from the system's random numbers.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<max(count, 0) {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return 0
}
