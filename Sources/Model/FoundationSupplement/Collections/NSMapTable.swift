import Foundation

public typealias NSMapTableOptions = Int
public typealias NSHashTableOptions = Int

/// A table with strong or weak references to keys and values.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: HeldObject, value: HeldObject)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    public convenience override init() {
        self.init(keyOptions: [], valueOptions: [])
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func forgetAbsent() {
        entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    }

    open var count: Int {
        forgetAbsent()
        return entries.count
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { $0.key.holds(aKey, keyOptions) }?.value.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        entries.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.key.holds(aKey, keyOptions) }
        forgetAbsent()
    }

    open func removeAllObjects() { entries = [] }

    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
    }

    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
    }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in entries {
            if let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType {
                result[key] = value
            }
        }
        return result
    }
}

/// An array of pointers, of which some may be null.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var members: [HeldObject?] = []

    public init(options: NSPointerFunctions.Options) {
        self.options = options
        super.init()
    }

    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    open var count: Int { members.count }
    open var allObjects: [Any] { members.compactMap { $0?.object } }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        guard members.indices.contains(index) else { return nil }
        return members[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { members.append(held(pointer)) }

    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        members.insert(held(item), at: min(max(0, index), members.count))
    }

    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        guard members.indices.contains(index) else { return }
        members[index] = held(item)
    }

    open func removePointer(at index: Int) {
        guard members.indices.contains(index) else { return }
        members.remove(at: index)
    }

    open func compact() { members.removeAll { $0?.object == nil } }
}
