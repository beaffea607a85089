import Foundation
import FoundationSupplement

/// Executes scripts. There is no JavaScript engine: scripts return nothing, which is reported.
open class JSVirtualMachine {
    public init!() {}

    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

open class JSContext {
    public let virtualMachine: JSVirtualMachine!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var exception: JSValue!
    open var name: String!
    open var isInspectable = false
    private var objects: [String: JSValue] = [:]

    public init!() {
        virtualMachine = JSVirtualMachine()
    }

    public init!(virtualMachine: JSVirtualMachine!) {
        self.virtualMachine = virtualMachine
    }

    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! {
        Notices.current.addInert("JSContext.evaluateScript", .absent("JavaScript engine"))
        return nil
    }

    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { evaluateScript(script) }

    open class func current() -> JSContext! { nil }
    open class func currentCallee() -> JSValue! { nil }
    open class func currentThis() -> JSValue! { nil }
    open class func currentArguments() -> [Any]! { nil }
    open var globalObject: JSValue! { JSValue(newObjectIn: self) }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { (key as? String).flatMap { objects[$0] } }

    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        if let key { objects[String(describing: key)] = JSValue(object: object, in: self) }
    }

    open func setObject(_ object: Any!, forKeyedSubscript key: String) {
        objects[key] = JSValue(object: object, in: self)
    }

    public subscript(_ key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
}

public protocol JSExport: AnyObject {}

/// A value of a script; outside of one it is the value that it was created with.
open class JSValue: NSObject {
    public let context: JSContext!
    private let value: Any?

    public init!(object value: Any!, in context: JSContext!) {
        self.value = value
        self.context = context
        super.init()
    }

    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(object: [String: Any](), in: context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(object: [Any](), in: context) }
    public convenience init!(nullIn context: JSContext!) { self.init(object: NSNull(), in: context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(object: nil, in: context) }

    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(object: message, in: context)
    }

    open func toObject() -> Any! { value }
    open func toBool() -> Bool { (value as? Bool) ?? (value != nil) }
    open func toDouble() -> Double { toNumber().doubleValue }
    open func toInt32() -> Int32 { toNumber().int32Value }
    open func toUInt32() -> UInt32 { toNumber().uint32Value }
    open func toDate() -> Date! { value as? Date }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

    open func toNumber() -> NSNumber! {
        switch value {
        case let number as NSNumber: number
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Int32: NSNumber(value: number)
        case let flag as Bool: NSNumber(value: flag)
        case let text as String: NSNumber(value: Double(text) ?? .nan)
        default: NSNumber(value: Double.nan)
        }
    }

    open func toString() -> String! { value.map { String(describing: $0) } ?? "undefined" }
    open var isUndefined: Bool { value == nil }
    open var isNull: Bool { value is NSNull }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { value is NSNumber || value is Double || value is Int || value is Int32 }
    open var isString: Bool { value is String }
    open var isObject: Bool { isArray || value is [AnyHashable: Any] }
    open var isArray: Bool { value is [Any] }
    open var isDate: Bool { value is Date }
    open var isSymbol: Bool { false }

    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! { context?.evaluateScript("") }

    open func construct(withArguments arguments: [Any]!) -> JSValue! { context?.evaluateScript("") }

    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        context?.evaluateScript("")
    }

    open func hasProperty(_ property: Any!) -> Bool { forProperty(property) != nil }

    open func forProperty(_ property: Any!) -> JSValue! {
        guard let key = property as? String, let found = (value as? [AnyHashable: Any])?[key] else { return nil }
        return JSValue(object: found, in: context)
    }

    open func setValue(_ value: Any!, forProperty property: Any!) {}
    open func deleteProperty(_ property: Any!) -> Bool { false }

    open func atIndex(_ index: Int) -> JSValue! {
        guard let array = value as? [Any], array.indices.contains(index) else { return nil }
        return JSValue(object: array[index], in: context)
    }

    open func setValue(_ value: Any!, at index: Int) {}
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
    open func isInstance(of value: Any!) -> Bool { false }
}

open class JSManagedValue: NSObject {
    public let value: JSValue!

    public init!(value: JSValue!) {
        self.value = value
        super.init()
    }
}
