import Foundation

// Values that code writes `as CVarArg` for the arguments of a predicate. Predicates take them as they are; a format of
// C's takes `%@` for a pointer to an object, which then is kept for the life of the process.

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: NSString(string: description)) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: NSString(string: uuidString)) }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { (self as Date)._cVarArgEncoding }
}

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: self) }
}

package enum ObjectArgument {
    package static func encoding(of object: NSObject) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
    }
}
