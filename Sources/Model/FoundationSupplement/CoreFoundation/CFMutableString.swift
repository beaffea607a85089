import Foundation

public enum CFStringNormalizationForm: CFIndex, Sendable {
    case D = 0
    case KD, C, KC
}

@discardableResult
public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableString! {
    NSMutableString(string: "")
}

@discardableResult
public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
    NSMutableString(string: theString ?? "")
}

@_disfavoredOverload
@discardableResult
public func CFStringGetLength(_ theString: CFMutableString!) -> CFIndex { theString?.length ?? 0 }

public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
    theString?.append(appendedString ?? "")
}

public func CFStringAppendCharacters(
    _ theString: CFMutableString!, _ chars: UnsafePointer<UniChar>!, _ numChars: CFIndex
) {
    CFStringAppend(theString, CFStringCreateWithCharacters(nil, chars, numChars))
}

public func CFStringInsert(_ str: CFMutableString!, _ idx: CFIndex, _ insertedStr: CFString!) {
    str?.insert(insertedStr ?? "", at: idx)
}

public func CFStringDelete(_ theString: CFMutableString!, _ range: CFRange) {
    theString?.deleteCharacters(in: NSRange(location: range.location, length: range.length))
}

public func CFStringReplace(_ theString: CFMutableString!, _ range: CFRange, _ replacement: CFString!) {
    theString?.replaceCharacters(
        in: NSRange(location: range.location, length: range.length), with: replacement ?? "")
}

public func CFStringReplaceAll(_ theString: CFMutableString!, _ replacement: CFString!) {
    theString?.setString(replacement ?? "")
}

@discardableResult
public func CFStringFindAndReplace(
    _ theString: CFMutableString!, _ stringToFind: CFString!, _ replacementString: CFString!,
    _ rangeToSearch: CFRange, _ compareOptions: CFStringCompareFlags
) -> CFIndex {
    theString?.replaceOccurrences(
        of: stringToFind ?? "", with: replacementString ?? "", options: compareOptions.options,
        range: NSRange(location: rangeToSearch.location, length: rangeToSearch.length)) ?? 0
}

extension NSMutableString {
    fileprivate func change(_ change: (String) -> String) { setString(change(String(describing: self))) }
}

/// Removes all occurrences of a string at both ends.
public func CFStringTrim(_ theString: CFMutableString!, _ trimString: CFString!) {
    guard let trimmed = trimString, !trimmed.isEmpty else { return }
    theString?.change { text in
        var text = Substring(text)
        while text.hasPrefix(trimmed) { text = text.dropFirst(trimmed.count) }
        while text.hasSuffix(trimmed) { text = text.dropLast(trimmed.count) }
        return String(text)
    }
}

public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    theString?.change { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString?.change { $0.lowercased(with: locale as Locale?) }
}
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString?.change { $0.uppercased(with: locale as Locale?) }
}
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString?.change { $0.capitalized(with: locale as Locale?) }
}

public func CFStringNormalize(_ theString: CFMutableString!, _ theForm: CFStringNormalizationForm) {
    theString?.change { text in
        switch theForm {
        case .D: text.decomposedStringWithCanonicalMapping
        case .KD: text.decomposedStringWithCompatibilityMapping
        case .C: text.precomposedStringWithCanonicalMapping
        case .KC: text.precomposedStringWithCompatibilityMapping
        }
    }
}

public func CFStringFold(
    _ theString: CFMutableString!, _ theFlags: CFStringCompareFlags, _ theLocale: CFLocale!
) {
    theString?.change {
        $0.folding(
            options: NSString.CompareOptions(rawValue: theFlags.rawValue & (1 | 128 | 256)),
            locale: theLocale as Locale?)
    }
}

public func CFStringPad(
    _ theString: CFMutableString!, _ padString: CFString!, _ length: CFIndex, _ indexIntoPad: CFIndex
) {
    theString?.change {
        $0.padding(
            toLength: length, withPad: padString.flatMap { $0.isEmpty ? nil : $0 } ?? " ", startingAt: indexIntoPad)
    }
}

/// Changes the text in the range, which is updated to the length of the result.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let name = transform else { return false }
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    let whole = NSRange(location: 0, length: string.length)
    let changed = NSIntersectionRange(part ?? whole, whole)
    guard let text = string.substring(with: changed).applyingTransform(StringTransform(name), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: changed, with: text)
    range?.pointee.length = text.utf16.count
    return true
}

public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:Nonspacing Mark:] Remove; NFC" }
public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
public var kCFStringTransformFullwidthHalfwidth: CFString! { "Fullwidth-Halfwidth" }
public var kCFStringTransformLatinKatakana: CFString! { "Latin-Katakana" }
public var kCFStringTransformLatinHiragana: CFString! { "Latin-Hiragana" }
public var kCFStringTransformHiraganaKatakana: CFString! { "Hiragana-Katakana" }
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
public var kCFStringTransformLatinHangul: CFString! { "Latin-Hangul" }
public var kCFStringTransformLatinArabic: CFString! { "Latin-Arabic" }
public var kCFStringTransformLatinHebrew: CFString! { "Latin-Hebrew" }
public var kCFStringTransformLatinThai: CFString! { "Latin-Thai" }
public var kCFStringTransformLatinCyrillic: CFString! { "Latin-Cyrillic" }
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }
public var kCFStringTransformToXMLHex: CFString! { "Any-Hex/XML" }
public var kCFStringTransformToUnicodeName: CFString! { "Any-Name" }
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:Nonspacing Mark:] Remove; NFC" }
