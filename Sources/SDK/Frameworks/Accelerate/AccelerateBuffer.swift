/// Values in contiguous memory.
public protocol AccelerateBuffer {
    associatedtype Element

    var count: Int { get }

    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Self.Element>) throws -> R) rethrows -> R
}

public protocol AccelerateMutableBuffer: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Self.Element>) throws -> R
    ) rethrows -> R
}

extension AccelerateBuffer {
    var values: [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension Array: AccelerateMutableBuffer {}

extension ContiguousArray: AccelerateMutableBuffer {}

extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }

    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(&self)
    }
}

/// Arithmetic of vectors.
public enum vDSP {}
