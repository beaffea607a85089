import Foundation

public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
    public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
    public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
    public static let compareForcedOrdering = CFStringCompareFlags(rawValue: 512)

    /// The numbers are Foundation's, but equivalent characters differ unless an option equates them.
    var options: NSString.CompareOptions {
        let shared = rawValue & ~(CFStringCompareFlags.compareNonliteral.rawValue | Self.compareLocalized.rawValue)
        return NSString.CompareOptions(rawValue: shared)
            .union(contains(.compareNonliteral) ? [] : .literal)
    }

    var locale: Locale? { contains(.compareLocalized) ? .current : nil }
}

extension CFComparisonResult {
    init(_ result: ComparisonResult) {
        self =
            switch result {
            case .orderedAscending: .compareLessThan
            case .orderedSame: .compareEqualTo
            case .orderedDescending: .compareGreaterThan
            }
    }
}

@discardableResult
public func CFStringCompare(
    _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
    CFComparisonResult(
        (theString1 ?? "").compare(
            theString2 ?? "", options: compareOptions.options, locale: compareOptions.locale))
}

@discardableResult
public func CFStringCompareWithOptions(
    _ theString1: CFString!, _ theString2: CFString!, _ rangeToCompare: CFRange,
    _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
    CFStringCompare(
        CFStringCreateWithSubstring(nil, theString1, rangeToCompare), theString2, compareOptions)
}

@discardableResult
public func CFStringCompareWithOptionsAndLocale(
    _ theString1: CFString!, _ theString2: CFString!, _ rangeToCompare: CFRange,
    _ compareOptions: CFStringCompareFlags, _ locale: CFLocale!
) -> CFComparisonResult {
    CFStringCompareWithOptions(theString1, theString2, rangeToCompare, compareOptions)
}

/// The location of the text; −1 for none.
@discardableResult
public func CFStringFind(
    _ theString: CFString!, _ stringToFind: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFRange {
    let found = NSString(string: theString ?? "").range(of: stringToFind ?? "", options: compareOptions.options)
    return found.location == NSNotFound ? CFRangeMake(-1, 0) : CFRangeMake(found.location, found.length)
}

@discardableResult
public func CFStringFindWithOptions(
    _ theString: CFString!, _ stringToFind: CFString!, _ rangeToSearch: CFRange, _ searchOptions: CFStringCompareFlags,
    _ result: UnsafeMutablePointer<CFRange>!
) -> Bool {
    let text = NSString(string: theString ?? "")
    let whole = NSRange(location: 0, length: text.length)
    let range = NSIntersectionRange(NSRange(location: rangeToSearch.location, length: rangeToSearch.length), whole)
    let found = text.range(of: stringToFind ?? "", options: searchOptions.options, range: range)
    guard found.location != NSNotFound else { return false }
    result?.pointee = CFRangeMake(found.location, found.length)
    return true
}
