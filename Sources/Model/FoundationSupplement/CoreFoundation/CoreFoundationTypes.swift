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
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFMutableSet = NSMutableSet
public typealias CFTimeZone = NSTimeZone
public typealias CFCalendar = NSCalendar
public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream
public typealias CFErrorDomain = CFString
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
public typealias StringPtr = UnsafeMutablePointer<UInt8>

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

@discardableResult
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

public enum CFComparisonResult: CFIndex, Sendable {
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
}

@discardableResult
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000
