import Foundation

// Values that code writes `as CVarArg` for the arguments of a predicate or a format. Predicates take them unchanged; a
// C format requires a pointer to an object for `%@`, which is then retained for the life of the process.

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: self) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: uuidString) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: absoluteString) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: description) }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: NSArray(array: self).description) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { ObjectArgument.encoding(of: NSSet(array: Array(self)).description) }
}

extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] {
        ObjectArgument.encoding(of: NSDictionary(dictionary: self as [AnyHashable: Any]).description)
    }
}

package enum ObjectArgument {
    /// A format supports strings and numbers; any other value is passed as its description.
    package static func encoding(of object: NSObject) -> [Int] {
        switch object {
        case is NSString, is NSNumber: [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
        default: encoding(of: object.description)
        }
    }

    fileprivate static func encoding(of text: String) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
    }
}
