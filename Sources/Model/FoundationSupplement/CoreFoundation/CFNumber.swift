import Foundation

public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType
    case longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType

    public static var maxType: CFNumberType { .cgFloatType }

    fileprivate var size: Int {
        switch self {
        case .sInt8Type, .charType: 1
        case .sInt16Type, .shortType: 2
        case .sInt32Type, .intType, .float32Type, .floatType: 4
        default: 8
        }
    }

    fileprivate var isFloat: Bool {
        switch self {
        case .float32Type, .float64Type, .floatType, .doubleType, .cgFloatType: true
        default: false
        }
    }
}

@discardableResult
public func CFNumberCreate(
    _ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
    guard let valuePtr else { return nil }
    return switch (theType.isFloat, theType.size) {
    case (true, 4): NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case (true, _): NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    case (_, 1): NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
    case (_, 2): NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case (_, 4): NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    default: NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    }
}

/// Writes the number as a value of the type; false when the type cannot hold it.
@discardableResult
public func CFNumberGetValue(
    _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    guard let number, let valuePtr else { return false }
    func store(_ value: some BitwiseCopyable) {
        withUnsafeBytes(of: value) { valuePtr.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    }
    switch (theType.isFloat, theType.size) {
    case (true, 4):
        store(number.floatValue)
        return Double(number.floatValue) == number.doubleValue
    case (true, _):
        store(number.doubleValue)
        return true
    case (_, 1): store(number.int8Value)
    case (_, 2): store(number.int16Value)
    case (_, 4): store(number.int32Value)
    default: store(number.int64Value)
    }
    let bound =
        theType.size == 8 ? Double(sign: .plus, exponent: 63, significand: 1) : Double(1 << (theType.size * 8 - 1))
    let value = number.doubleValue
    return value == value.rounded() && value >= -bound && value < bound
}

@discardableResult
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch number.map({ UInt8(bitPattern: $0.objCType.pointee) }) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .charType
    case UInt8(ascii: "s"), UInt8(ascii: "C"): .sInt16Type
    case UInt8(ascii: "i"), UInt8(ascii: "S"): .sInt32Type
    case UInt8(ascii: "f"): .float32Type
    case UInt8(ascii: "d"): .float64Type
    default: .sInt64Type
    }
}

@discardableResult
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex { CFNumberGetType(number).size }
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool { CFNumberGetType(number).isFloat }

@discardableResult
public func CFNumberCompare(
    _ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult {
    guard let number, let otherNumber else { return .compareEqualTo }
    return CFComparisonResult(number.compare(otherNumber))
}

@discardableResult
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean ?? false }

@discardableResult
public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! {
    Date(timeIntervalSinceReferenceDate: at)
}
@discardableResult
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime { theDate?.timeIntervalSinceReferenceDate ?? 0 }
public func CFDateGetTimeIntervalSinceDate(_ theDate: CFDate!, _ otherDate: CFDate!) -> CFTimeInterval {
    CFDateGetAbsoluteTime(theDate) - CFDateGetAbsoluteTime(otherDate)
}
@discardableResult
public func CFDateCompare(
    _ theDate: CFDate!, _ otherDate: CFDate!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult {
    guard let theDate, let otherDate else { return .compareEqualTo }
    return CFComparisonResult(theDate.compare(otherDate))
}
