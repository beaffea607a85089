import Foundation

public let kCFPreferencesAnyApplication: CFString = "kCFPreferencesAnyApplication"
public let kCFPreferencesCurrentApplication: CFString = "kCFPreferencesCurrentApplication"
public let kCFPreferencesAnyHost: CFString = "kCFPreferencesAnyHost"
public let kCFPreferencesCurrentHost: CFString = "kCFPreferencesCurrentHost"
public let kCFPreferencesAnyUser: CFString = "kCFPreferencesAnyUser"
public let kCFPreferencesCurrentUser: CFString = "kCFPreferencesCurrentUser"

/// The defaults that represent an application's preferences: those of the process, or of the suite of that name.
private func defaults(_ applicationID: CFString) -> UserDefaults? {
    let own = [kCFPreferencesCurrentApplication, kCFPreferencesAnyApplication, Bundle.main.bundleIdentifier ?? ""]
    return own.contains(applicationID) ? .standard : UserDefaults(suiteName: applicationID)
}

@discardableResult
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFPropertyList? {
    defaults(applicationID)?.object(forKey: key)
}

@discardableResult
public func CFPreferencesGetAppBooleanValue(
    _ key: CFString, _ applicationID: CFString, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>?
) -> Bool {
    let value = CFPreferencesCopyAppValue(key, applicationID)
    let answer: Bool? =
        switch value {
        case let number as NSNumber: number.boolValue
        case let text as String:
            switch text.lowercased() {
            case "true", "yes", "1": true
            case "false", "no", "0": false
            default: nil
            }
        default: nil
        }
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(answer != nil)
    return answer ?? false
}

@discardableResult
public func CFPreferencesGetAppIntegerValue(
    _ key: CFString, _ applicationID: CFString, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>?
) -> CFIndex {
    let value = CFPreferencesCopyAppValue(key, applicationID)
    let answer = (value as? NSNumber)?.intValue ?? (value as? String).flatMap { Int($0) }
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(answer != nil)
    return answer ?? 0
}

public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString) {
    if let value {
        defaults(applicationID)?.set(value, forKey: key)
    } else {
        defaults(applicationID)?.removeObject(forKey: key)
    }
}

@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
    defaults(applicationID)?.synchronize() ?? false
}

@discardableResult
public func CFPreferencesCopyValue(
    _ key: CFString, _ applicationID: CFString, _ userName: CFString, _ hostName: CFString
) -> CFPropertyList? {
    CFPreferencesCopyAppValue(key, applicationID)
}

public func CFPreferencesSetValue(
    _ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString, _ userName: CFString, _ hostName: CFString
) {
    CFPreferencesSetAppValue(key, value, applicationID)
}

@discardableResult
public func CFPreferencesCopyMultiple(
    _ keysToFetch: CFArray?, _ applicationID: CFString, _ userName: CFString, _ hostName: CFString
) -> CFDictionary {
    let all = defaults(applicationID)?.dictionaryRepresentation() ?? [:]
    guard let keys = keysToFetch?.compactMap({ $0 as? String }) else { return all }
    return all.filter { keys.contains($0.key) }
}

@discardableResult
public func CFPreferencesCopyKeyList(
    _ applicationID: CFString, _ userName: CFString, _ hostName: CFString
) -> CFArray? {
    defaults(applicationID).map { Array($0.dictionaryRepresentation().keys) }
}

@discardableResult
public func CFPreferencesSynchronize(
    _ applicationID: CFString, _ userName: CFString, _ hostName: CFString
) -> Bool {
    CFPreferencesAppSynchronize(applicationID)
}

@discardableResult
public func CFPreferencesAppValueIsForced(_ key: CFString, _ applicationID: CFString) -> Bool { false }
public func CFPreferencesAddSuitePreferencesToApp(_ applicationID: CFString, _ suiteID: CFString) {
    defaults(applicationID)?.addSuite(named: suiteID)
}
public func CFPreferencesRemoveSuitePreferencesFromApp(_ applicationID: CFString, _ suiteID: CFString) {
    defaults(applicationID)?.removeSuite(named: suiteID)
}
