import Foundation
import FoundationSupplement
import Synchronization

// There is no Objective-C runtime: classes have names and superclasses, and no methods that could be found by name.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias Category = OpaquePointer
public typealias objc_property_t = OpaquePointer

private let names = Mutex<[String: Int]>([:])

/// A text of C that stays.
private func lasting(_ text: String) -> UnsafePointer<CChar> {
    let address = names.withLock { names in
        if let known = names[text] { return known }
        let made = Int(bitPattern: strdup(text))
        names[text] = made
        return made
    }
    return UnsafePointer(bitPattern: address) ?? UnsafePointer(bitPattern: 1)!
}

@discardableResult
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    lasting(cls.map { String(reflecting: $0) } ?? "nil")
}
@discardableResult
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
@discardableResult
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
@discardableResult
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
@discardableResult
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
@discardableResult
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
@discardableResult
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
@discardableResult
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
@discardableResult
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
@discardableResult
public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool { false }
@discardableResult
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    false
}
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    nil
}
@discardableResult
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    outCount?.pointee = 0
    return nil
}
@discardableResult
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    outCount?.pointee = 0
    return nil
}
@discardableResult
public func class_copyIvarList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
    outCount?.pointee = 0
    return nil
}
@discardableResult
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { NSClassFromString(String(cString: name)) }
@discardableResult
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }
@discardableResult
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
    nil
}
public func objc_registerClassPair(_ cls: AnyClass) {}
public func objc_disposeClassPair(_ cls: AnyClass) {}
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
@discardableResult
public func method_getImplementation(_ m: Method) -> IMP { m }
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
@discardableResult
public func method_getName(_ m: Method) -> Selector { Selector("") }
@discardableResult
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { 0 }
@discardableResult
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { lasting("") }
@discardableResult
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(lasting("imp")) }
@discardableResult
public func imp_getBlock(_ anImp: IMP) -> Any? { nil }
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }
@discardableResult
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
@discardableResult
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
@discardableResult
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { lasting(sel.description) }
@discardableResult
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }
