import Observation

/// A stored variable of a view that SwiftUI updates before `body` runs.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        nonisolated(unsafe) let path = keyPath
        read = { $0[keyPath: path] }
    }

    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment[ObservableObjectsKey.self][ObjectIdentifier(objectType)] as? Value else {
                preconditionFailure(
                    "The environment has no \(objectType); add .environment(_:) to an enclosing view.")
            }
            return object
        }
    }

    nonisolated public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject & Observable {
        read = { $0[ObservableObjectsKey.self][ObjectIdentifier(objectType)] as? T }
    }

    public var wrappedValue: Value { read(EnvironmentValues.current) }
}

struct ObservableObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

/// Modifies one value of the content's environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifier {
    public typealias Body = Never

    nonisolated package func modify(_ environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = value
    }
}

/// Transforms one value of the content's environment.
public struct _EnvironmentKeyTransformModifier<Value> {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentModifier {
    public typealias Body = Never

    nonisolated package func modify(_ environment: inout EnvironmentValues) {
        transform(&environment[keyPath: keyPath])
    }
}

struct ObservableObjectModifier: EnvironmentModifier {
    typealias Body = Never

    let type: ObjectIdentifier
    nonisolated(unsafe) let object: AnyObject?

    nonisolated func modify(_ environment: inout EnvironmentValues) {
        environment[ObservableObjectsKey.self][type] = object
    }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(ObservableObjectModifier(type: ObjectIdentifier(T.self), object: object))
    }
}
