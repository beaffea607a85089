import Foundation

public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

@discardableResult
public func CFBundleGetMainBundle() -> CFBundle! { .main }
public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! {
    bundleID.flatMap { Bundle(identifier: $0) }
}
@discardableResult
public func CFBundleCreate(_ allocator: CFAllocator!, _ bundleURL: CFURL!) -> CFBundle! {
    bundleURL.flatMap { Bundle(url: $0) }
}
@discardableResult
public func CFBundleGetAllBundles() -> CFArray! { Bundle.allBundles }

@discardableResult
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle?.infoDictionary }
public func CFBundleGetLocalInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle?.localizedInfoDictionary }
@discardableResult
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    key.flatMap { bundle?.object(forInfoDictionaryKey: $0) as AnyObject? }
}
@discardableResult
public func CFBundleCopyInfoDictionaryForURL(_ url: CFURL!) -> CFDictionary! {
    url.flatMap { Bundle(url: $0) }?.infoDictionary
}
@discardableResult
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle?.bundleIdentifier }
public func CFBundleGetDevelopmentRegion(_ bundle: CFBundle!) -> CFString! { bundle?.developmentLocalization }

/// The version as a number of two decimal digits for its first part and four bits for each of the others.
@discardableResult
public func CFBundleGetVersionNumber(_ bundle: CFBundle!) -> UInt32 {
    let version = bundle?.infoDictionary?["CFBundleVersion"] as? String ?? ""
    let parts = version.split(separator: ".").map { UInt32($0.prefix { $0.isNumber }) ?? 0 } + [0, 0, 0]
    let major = min(parts[0], 99)
    let final: UInt32 = 0x8000
    return (major / 10) << 28 | (major % 10) << 24 | min(parts[1], 9) << 20 | min(parts[2], 9) << 16 | final
}

@discardableResult
public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! { bundle?.bundleURL }
public func CFBundleCopyResourcesDirectoryURL(_ bundle: CFBundle!) -> CFURL! { bundle?.resourceURL }
@discardableResult
public func CFBundleCopySupportFilesDirectoryURL(_ bundle: CFBundle!) -> CFURL! { bundle?.bundleURL }
public func CFBundleCopyPrivateFrameworksURL(_ bundle: CFBundle!) -> CFURL! { bundle?.privateFrameworksURL }
@discardableResult
public func CFBundleCopySharedFrameworksURL(_ bundle: CFBundle!) -> CFURL! { bundle?.sharedFrameworksURL }
public func CFBundleCopyBuiltInPlugInsURL(_ bundle: CFBundle!) -> CFURL! { bundle?.builtInPlugInsURL }
@discardableResult
public func CFBundleCopyExecutableURL(_ bundle: CFBundle!) -> CFURL! { bundle?.executableURL }

@discardableResult
public func CFBundleCopyResourceURL(
    _ bundle: CFBundle!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFURL! {
    bundle?.url(forResource: resourceName, withExtension: resourceType, subdirectory: subDirName)
}

@discardableResult
public func CFBundleCopyResourceURLsOfType(
    _ bundle: CFBundle!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFArray! {
    bundle?.urls(forResourcesWithExtension: resourceType, subdirectory: subDirName)
}

@discardableResult
public func CFBundleCopyLocalizedString(
    _ bundle: CFBundle!, _ key: CFString!, _ value: CFString!, _ tableName: CFString!
) -> CFString! {
    key.flatMap { bundle?.localizedString(forKey: $0, value: value, table: tableName) }
}

@discardableResult
public func CFBundleCopyBundleLocalizations(_ bundle: CFBundle!) -> CFArray! { bundle?.localizations }

@discardableResult
public func CFBundleCopyPreferredLocalizationsFromArray(_ locArray: CFArray!) -> CFArray! {
    Bundle.preferredLocalizations(from: (locArray ?? []).compactMap { $0 as? String })
}

// There are no private functions here to look up in the libraries of Apple's frameworks.
@discardableResult
public func CFBundleGetFunctionPointerForName(
    _ bundle: CFBundle!, _ functionName: CFString!
) -> UnsafeMutableRawPointer! {
    nil
}
@discardableResult
public func CFBundleGetDataPointerForName(
    _ bundle: CFBundle!, _ symbolName: CFString!
) -> UnsafeMutableRawPointer! {
    nil
}
@discardableResult
public func CFBundleIsExecutableLoaded(_ bundle: CFBundle!) -> Bool { bundle === Bundle.main }
public func CFBundleLoadExecutable(_ bundle: CFBundle!) -> Bool { bundle === Bundle.main }
public func CFBundleUnloadExecutable(_ bundle: CFBundle!) {}
