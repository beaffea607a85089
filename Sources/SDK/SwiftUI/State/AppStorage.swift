import RenderModel

/// A value in the user's settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(
        _ key: String, store: UserDefaults?, read: @escaping (Any) -> Value?, default defaultValue: Value,
        write: @escaping (Value) -> Any?
    ) {
        let store = store ?? DefaultAppStorageKey.current ?? .standard
        self.read = { store.object(forKey: key).flatMap(read) ?? defaultValue }
        self.write = { store.set(write($0), forKey: key) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, read: { ($0 as? NSNumber)?.boolValue }, default: wrappedValue, write: { $0 })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, read: { ($0 as? NSNumber)?.intValue }, default: wrappedValue, write: { $0 })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, read: { ($0 as? NSNumber)?.doubleValue }, default: wrappedValue, write: { $0 })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, read: { $0 as? String }, default: wrappedValue, write: { $0 })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, read: { $0 as? Data }, default: wrappedValue, write: { $0 })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store: store, read: { $0 as? Date }, default: wrappedValue, write: { $0 })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store: store, read: { ($0 as? String).flatMap(URL.init(string:)) }, default: wrappedValue,
            write: { $0.absoluteString })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable<String> {
        self.init(
            key, store: store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) }, default: wrappedValue,
            write: { $0.rawValue })
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable<Int> {
        self.init(
            key, store: store, read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } },
            default: wrappedValue, write: { $0.rawValue })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, read: { ($0 as? NSNumber)?.boolValue }, default: nil, write: { $0 })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, read: { ($0 as? NSNumber)?.intValue }, default: nil, write: { $0 })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, read: { ($0 as? NSNumber)?.doubleValue }, default: nil, write: { $0 })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, read: { $0 as? String }, default: nil, write: { $0 })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, read: { $0 as? Data }, default: nil, write: { $0 })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store: store, read: { $0 as? Date }, default: nil, write: { $0 })
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store: store, read: { ($0 as? String).flatMap(URL.init(string:)) }, default: nil,
            write: { $0?.absoluteString })
    }

    nonisolated public init<R: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil)
    where Value == R? {
        self.init(
            key, store: store, read: { ($0 as? String).flatMap(R.init(rawValue:)) }, default: nil,
            write: { $0?.rawValue })
    }

    nonisolated public init<R: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil) where Value == R? {
        self.init(
            key, store: store, read: { ($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) } }, default: nil,
            write: { $0?.rawValue })
    }
}

extension AppStorage where Value: Codable {
    /// A value that is stored as JSON.
    nonisolated package init(json key: String, store: UserDefaults?, default defaultValue: Value) {
        self.init(
            key, store: store, read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            default: defaultValue, write: { try? JSONEncoder().encode($0) })
    }
}

/// The store that `AppStorage` uses when it names none.
private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
    static var current: UserDefaults? { EnvironmentValues.current[DefaultAppStorageKey.self] }
}

private struct DefaultAppStorageModifier: EnvironmentModifier {
    typealias Body = Never

    nonisolated(unsafe) let store: UserDefaults

    nonisolated func modify(_ environment: inout EnvironmentValues) {
        environment[DefaultAppStorageKey.self] = store
    }
}

extension View {
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(DefaultAppStorageModifier(store: store))
    }
}

/// A value that a scene of the app keeps; a widget has no scenes, so it has its first value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    nonisolated public init(wrappedValue: Value, _ key: String) {
        state = State(wrappedValue: wrappedValue)
    }

    nonisolated public init(_ key: String) where Value: ExpressibleByNilLiteral {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}
