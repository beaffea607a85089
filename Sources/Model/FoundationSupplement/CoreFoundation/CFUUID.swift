import Foundation

public struct CFUUIDBytes: Sendable {
    public var byte0: UInt8
    public var byte1: UInt8
    public var byte2: UInt8
    public var byte3: UInt8
    public var byte4: UInt8
    public var byte5: UInt8
    public var byte6: UInt8
    public var byte7: UInt8
    public var byte8: UInt8
    public var byte9: UInt8
    public var byte10: UInt8
    public var byte11: UInt8
    public var byte12: UInt8
    public var byte13: UInt8
    public var byte14: UInt8
    public var byte15: UInt8

    public init() {
        self.init(
            byte0: 0, byte1: 0, byte2: 0, byte3: 0, byte4: 0, byte5: 0, byte6: 0, byte7: 0, byte8: 0, byte9: 0,
            byte10: 0, byte11: 0, byte12: 0, byte13: 0, byte14: 0, byte15: 0)
    }

    public init(
        byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8, byte4: UInt8, byte5: UInt8, byte6: UInt8,
        byte7: UInt8, byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8, byte12: UInt8, byte13: UInt8,
        byte14: UInt8, byte15: UInt8
    ) {
        self.byte0 = byte0
        self.byte1 = byte1
        self.byte2 = byte2
        self.byte3 = byte3
        self.byte4 = byte4
        self.byte5 = byte5
        self.byte6 = byte6
        self.byte7 = byte7
        self.byte8 = byte8
        self.byte9 = byte9
        self.byte10 = byte10
        self.byte11 = byte11
        self.byte12 = byte12
        self.byte13 = byte13
        self.byte14 = byte14
        self.byte15 = byte15
    }

    fileprivate var uuid: uuid_t {
        (
            byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12, byte13,
            byte14, byte15
        )
    }
}

@discardableResult
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }

@discardableResult
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid?.uuidString }

@discardableResult
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
    uuidStr.flatMap { NSUUID(uuidString: $0) }
}

@discardableResult
public func CFUUIDCreateFromUUIDBytes(_ alloc: CFAllocator?, _ bytes: CFUUIDBytes) -> CFUUID! {
    NSUUID(uuidString: UUID(uuid: bytes.uuid).uuidString)
}

@discardableResult
public func CFUUIDGetUUIDBytes(_ uuid: CFUUID!) -> CFUUIDBytes {
    guard let value = uuid.flatMap({ UUID(uuidString: $0.uuidString) })?.uuid else { return CFUUIDBytes() }
    return CFUUIDBytes(
        byte0: value.0, byte1: value.1, byte2: value.2, byte3: value.3, byte4: value.4, byte5: value.5,
        byte6: value.6, byte7: value.7, byte8: value.8, byte9: value.9, byte10: value.10, byte11: value.11,
        byte12: value.12, byte13: value.13, byte14: value.14, byte15: value.15)
}

@discardableResult
public func CFUUIDCreateWithBytes(
    _ alloc: CFAllocator?, _ byte0: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8, _ byte4: UInt8,
    _ byte5: UInt8, _ byte6: UInt8, _ byte7: UInt8, _ byte8: UInt8, _ byte9: UInt8, _ byte10: UInt8,
    _ byte11: UInt8, _ byte12: UInt8, _ byte13: UInt8, _ byte14: UInt8, _ byte15: UInt8
) -> CFUUID! {
    CFUUIDCreateFromUUIDBytes(
        alloc,
        CFUUIDBytes(
            byte0: byte0, byte1: byte1, byte2: byte2, byte3: byte3, byte4: byte4, byte5: byte5, byte6: byte6,
            byte7: byte7, byte8: byte8, byte9: byte9, byte10: byte10, byte11: byte11, byte12: byte12,
            byte13: byte13, byte14: byte14, byte15: byte15))
}

@discardableResult
public func CFUUIDGetConstantUUIDWithBytes(
    _ alloc: CFAllocator?, _ byte0: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8, _ byte4: UInt8,
    _ byte5: UInt8, _ byte6: UInt8, _ byte7: UInt8, _ byte8: UInt8, _ byte9: UInt8, _ byte10: UInt8,
    _ byte11: UInt8, _ byte12: UInt8, _ byte13: UInt8, _ byte14: UInt8, _ byte15: UInt8
) -> CFUUID! {
    CFUUIDCreateWithBytes(
        alloc, byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12,
        byte13, byte14, byte15)
}
