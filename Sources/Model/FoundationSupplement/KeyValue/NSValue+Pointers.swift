import Foundation

extension NSValue {
    /// Stores only the address.
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt64(UInt(bitPattern: pointer))
        self.init(bytes: &address, objCType: "Q")
    }

    /// Stores the object's address without retaining the object.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }

    public var pointerValue: UnsafeMutableRawPointer? {
        var address: UInt64 = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: UInt(address))
    }

    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
