import Foundation

/// Finds dates, links, addresses and phone numbers in a string. Detection is not supported here, which is reported. Its
/// only property is a constant.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: UInt64

    public init(types checkingTypes: UInt64) throws {
        self.checkingTypes = checkingTypes
        super.init()
        Notices.current.addInert("NSDataDetector", .absent("data detectors"))
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        []
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        nil
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        0
    }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
    public var url: URL? { nil }
    public var phoneNumber: String? { nil }
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var replacementString: String? { nil }
}
