public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static var user: CTFontManagerScope { .persistent }
}

public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307
}

/// The fonts of the widget's bundle are known without being registered; a file of them is accepted.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FileManager.default.fileExists(atPath: fontURL.path)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: (([Any], Bool) -> Bool)?
) {
    _ = registrationHandler?([], true)
}

public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> [CTFontDescriptor]? {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    return [CTFontDescriptor(descriptorName: fileURL.deletingPathExtension().lastPathComponent, size: 0)]
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> [String] { [] }
public func CTFontManagerCopyAvailablePostScriptNames() -> [String] { [] }

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
