import Foundation

public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias CFStringEncoding = UInt32
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFBundle = Bundle
public typealias CFUUID = NSUUID
public typealias CFSet = Set<AnyHashable>
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableString = NSMutableString
public typealias CFMutableData = NSMutableData
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFRunLoop = RunLoop
public typealias CFCharacterSet = CharacterSet
public typealias CFPropertyList = Any
public typealias Boolean = UInt8
public typealias UniChar = UInt16
public typealias OSErr = Int16

public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() {
        self.init(location: 0, length: 0)
    }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

public enum CFComparisonResult: CFIndex, Sendable {
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
}

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
    NSUUID(uuidString: uuidStr)
}

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
}

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let name = transform,
        let changed = String(describing: string).applyingTransform(StringTransform(name), reverse: reverse)
    else { return false }
    string.setString(changed)
    return true
}

public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:Nonspacing Mark:] Remove; NFC" }
public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:Nonspacing Mark:] Remove; NFC" }
public var kCFStringTransformToUnicodeName: CFString! { "Any-Name" }

public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
