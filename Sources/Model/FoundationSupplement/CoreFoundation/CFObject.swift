/// An object of a C interface. Those of Core Foundation are hashable, without further rules by their identity.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    public static func == (first: Self, second: Self) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
