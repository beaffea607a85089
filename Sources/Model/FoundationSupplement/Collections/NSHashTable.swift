import Foundation

/// How tables retain and compare their elements.
public struct NSPointerFunctions: Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let strongMemory: Options = []
        public static let opaqueMemory = Options(rawValue: 2)
        public static let mallocMemory = Options(rawValue: 3)
        public static let machVirtualMemory = Options(rawValue: 4)
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let cStringPersonality = Options(rawValue: 3 << 8)
        public static let structPersonality = Options(rawValue: 4 << 8)
        public static let integerPersonality = Options(rawValue: 5 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { rawValue & 0xFF == 5 }
        var comparesPointers: Bool { rawValue & 0xFF00 == 2 << 8 }
    }
}

/// An object that is held strongly or weakly.
struct HeldObject {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        strong = options.isWeak ? nil : object
        weak = object
    }

    var object: AnyObject? { strong ?? weak }

    func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.comparesPointers, let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }
}

/// A set of objects with strong or weak references.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var members: [HeldObject] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    public convenience override init() {
        self.init(options: [])
    }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
    open var count: Int { members.count }
    open var anyObject: ObjectType? { allObjects.first }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { ($0 as AnyObject) as? AnyHashable }) }

    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return members.first { $0.holds(object, options) }?.object as? ObjectType
    }

    open func add(_ object: ObjectType?) {
        guard let object else { return }
        members.removeAll { $0.object == nil }
        guard !contains(object) else { return }
        members.append(HeldObject(object, options))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        members.removeAll { $0.object == nil || $0.holds(object, options) }
    }

    open func removeAllObjects() { members = [] }

    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
}
