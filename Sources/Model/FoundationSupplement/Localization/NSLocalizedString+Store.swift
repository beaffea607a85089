import Foundation

// Foundation's own function looks up the main bundle in the system's language, which on Linux is always the same one.
// Overload resolution prefers these forms, because they take fewer arguments or a non-optional table; they use the
// store.

public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizationStore.current.string(forKey: key)
}

public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
    LocalizationStore.current.string(forKey: key, table: tableName)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizationStore.current.string(forKey: key)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizationStore.current.string(forKey: key, defaultValue: value)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizationStore.current.string(forKey: key, table: tableName)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizationStore.current.string(forKey: key, defaultValue: value)
}

public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    LocalizationStore.current.string(forKey: key, table: tableName, defaultValue: value)
}
