public typealias CFByteOrder = CFIndex

public struct __CFByteOrder: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public var CFByteOrderUnknown: __CFByteOrder { __CFByteOrder(0) }
public var CFByteOrderLittleEndian: __CFByteOrder { __CFByteOrder(1) }
public var CFByteOrderBigEndian: __CFByteOrder { __CFByteOrder(2) }

@discardableResult
public func CFByteOrderGetCurrent() -> CFByteOrder { 1 }

@discardableResult
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
@discardableResult
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
@discardableResult
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
@discardableResult
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
@discardableResult
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
@discardableResult
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
@discardableResult
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
@discardableResult
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }

public struct CFSwappedFloat32: Sendable {
    public var v: UInt32

    public init(v: UInt32 = 0) {
        self.v = v
    }
}

public struct CFSwappedFloat64: Sendable {
    public var v: UInt64

    public init(v: UInt64 = 0) {
        self.v = v
    }
}

@discardableResult
public func CFConvertFloat32HostToSwapped(_ arg: Float) -> CFSwappedFloat32 {
    CFSwappedFloat32(v: arg.bitPattern.bigEndian)
}
@discardableResult
public func CFConvertFloat32SwappedToHost(_ arg: CFSwappedFloat32) -> Float {
    Float(bitPattern: UInt32(bigEndian: arg.v))
}
public func CFConvertFloat64HostToSwapped(_ arg: Double) -> CFSwappedFloat64 {
    CFSwappedFloat64(v: arg.bitPattern.bigEndian)
}
@discardableResult
public func CFConvertFloat64SwappedToHost(_ arg: CFSwappedFloat64) -> Double {
    Double(bitPattern: UInt64(bigEndian: arg.v))
}

@discardableResult
public func CFConvertDoubleHostToSwapped(_ arg: Double) -> CFSwappedFloat64 { CFConvertFloat64HostToSwapped(arg) }
public func CFConvertDoubleSwappedToHost(_ arg: CFSwappedFloat64) -> Double { CFConvertFloat64SwappedToHost(arg) }
@discardableResult
public func CFConvertFloatHostToSwapped(_ arg: Float) -> CFSwappedFloat32 { CFConvertFloat32HostToSwapped(arg) }
public func CFConvertFloatSwappedToHost(_ arg: CFSwappedFloat32) -> Float { CFConvertFloat32SwappedToHost(arg) }
