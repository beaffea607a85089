/// An unmanaged reference, like Swift's type with that name; here it also wraps Core Foundation's values.
///
/// On Apple's platforms strings, data and collections of Core Foundation are objects. Here they are Swift values, and
/// the reference is to an object that wraps one.
public struct Unmanaged<Instance> {
    private let object: Swift.Unmanaged<AnyObject>

    private init(_ object: Swift.Unmanaged<AnyObject>) {
        self.object = object
    }

    private static func value(_ object: AnyObject) -> Instance {
        if Instance.self is AnyObject.Type { return unsafeBitCast(object, to: Instance.self) }
        guard let value = object as? Instance else {
            preconditionFailure("the reference is to an object of another type than \(Instance.self)")
        }
        return value
    }

    /// The object for a value, which keeps the same one as long as it is referenced.
    private static func lent(_ value: Instance) -> AnyObject {
        let object = value as AnyObject
        if !(type(of: value) is AnyObject.Type) { LentObjects.shared.keep(object) }
        return object
    }

    public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged {
        Unmanaged(Swift.Unmanaged<AnyObject>.fromOpaque(value))
    }

    public static func passRetained(_ value: Instance) -> Unmanaged {
        Unmanaged(Swift.Unmanaged.passRetained(value as AnyObject))
    }

    public static func passUnretained(_ value: Instance) -> Unmanaged {
        Unmanaged(Swift.Unmanaged.passUnretained(lent(value)))
    }

    public func toOpaque() -> UnsafeMutableRawPointer { object.toOpaque() }
    public func takeUnretainedValue() -> Instance { Self.value(object.takeUnretainedValue()) }
    public func takeRetainedValue() -> Instance { Self.value(object.takeRetainedValue()) }

    @discardableResult
    public func retain() -> Unmanaged { Unmanaged(object.retain()) }
    public func release() { object.release() }
    @discardableResult
    public func autorelease() -> Unmanaged { self }
    public func _withUnsafeGuaranteedRef<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
        try body(takeUnretainedValue())
    }
}
