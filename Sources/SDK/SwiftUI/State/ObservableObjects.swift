import Observation

// SwiftUI brings these two of Combine's names along, and no others.
@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published

/// An object that is kept elsewhere.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: ObservableObjectWrapper<ObjectType> { ObservableObjectWrapper(object: wrappedValue) }

    public typealias Wrapper = ObservableObjectWrapper<ObjectType>

    nonisolated public mutating func update() {}
}

/// Makes bindings to an object's properties.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct ObservableObjectWrapper<ObjectType: ObservableObject> {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An object that belongs to a view.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Storage: KeptState {
        private let make: () -> ObjectType
        private(set) lazy var object = make()

        init(make: @escaping () -> ObjectType) { self.make = make }

        func takeOver(_ former: any KeptState) {
            if let former = former as? Storage { object = former.object }
        }
    }

    nonisolated(unsafe) private let storage: Storage

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(make: thunk)
    }

    public var wrappedValue: ObjectType { storage.object }
    public var projectedValue: ObservableObjectWrapper<ObjectType> { ObservableObjectWrapper(object: storage.object) }

    nonisolated public mutating func update() {}
}

extension StateObject: KeptProperty {
    nonisolated var keptState: any KeptState { storage }
}

/// An object that an enclosing view passed down.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        let objects = EnvironmentValues.current[ObservableObjectsKey.self]
        guard let object = objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
            preconditionFailure(
                "No \(ObjectType.self) in the environment; pass one with .environmentObject(_:) to an enclosing view.")
        }
        return object
    }

    public var projectedValue: ObservableObjectWrapper<ObjectType> { ObservableObjectWrapper(object: wrappedValue) }

    nonisolated public mutating func update() {}
}

extension View {
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(ObservableObjectModifier(type: ObjectIdentifier(T.self), object: object))
    }
}

/// Makes bindings to the properties of an observable object of the Observation library.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    nonisolated public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
