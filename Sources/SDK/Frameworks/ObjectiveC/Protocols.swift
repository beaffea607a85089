import Foundation
import FoundationSupplement

// Protocols cannot be looked up by name, and classes do not list theirs.

@discardableResult
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> AnyObject? { nil }
@discardableResult
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: AnyObject?) -> Bool { false }
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: AnyObject) -> Bool { false }
@discardableResult
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { 0 }
@discardableResult
public func objc_getClassList(_ buffer: UnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32 { 0 }
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
    outCount?.pointee = 0
    return nil
}
@discardableResult
public func objc_getMetaClass(_ name: UnsafePointer<CChar>) -> Any? { nil }
