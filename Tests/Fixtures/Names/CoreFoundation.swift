import CoreFoundation
import Foundation

func latin(_ text: String) -> String {
    let mutable = NSMutableString(string: text) as CFMutableString
    CFStringTransform(mutable, nil, kCFStringTransformToLatin, false)
    CFStringTransform(mutable, nil, kCFStringTransformStripCombiningMarks, false)
    var range = CFRangeMake(0, CFStringGetLength(mutable))
    _ = CFStringTransform(mutable, &range, "Any-Latin; Latin-ASCII; Lower" as CFString, false)
    CFStringTrimWhitespace(mutable)
    return mutable as String
}

func percentEscaped(_ text: String) -> String {
    CFURLCreateStringByAddingPercentEscapes(
        nil, text as CFString, nil, "!*'();:@&=+$,/?%#[]" as CFString, CFStringBuiltInEncodings.UTF8.rawValue) as String
}

func parts(of link: URL) -> [String?] {
    let url = CFURLCreateWithString(kCFAllocatorDefault, link.absoluteString as CFString, nil)
    return [
        CFURLGetString(url) as String?, CFURLCopyPath(url) as String?, CFURLCopyPathExtension(url) as String?,
        CFURLCopyHostName(url) as String?, CFURLCopyLastPathComponent(url) as String?,
        CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b" as CFString, "" as CFString) as String?,
        CFURLCreateWithFileSystemPath(nil, "/tmp" as CFString, .cfurlposixPathStyle, true)?.path,
    ]
}

func decoded(_ data: Data, charset: String) -> String? {
    let encoding = CFStringConvertIANACharSetNameToEncoding(charset as CFString)
    guard encoding != kCFStringEncodingInvalidId else { return nil }
    let chinese = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    return String(data: data, encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding)))
        ?? String(data: data, encoding: String.Encoding(rawValue: chinese))
}

func words(in text: String) -> [String] {
    var result: [String] = []
    let whole = CFRangeMake(0, CFStringGetLength(text as CFString))
    let tokenizer = CFStringTokenizerCreate(
        kCFAllocatorDefault, text as CFString, whole, kCFStringTokenizerUnitWord, CFLocaleCopyCurrent())
    var type = CFStringTokenizerAdvanceToNextToken(tokenizer)
    while type != [] {
        let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
        result.append((text as NSString).substring(with: NSRange(location: range.location, length: range.length)))
        type = CFStringTokenizerAdvanceToNextToken(tokenizer)
    }
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in result.append(word ?? "") }
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.bySentences, .localized]) {
        _, _, _, stop in
        stop = true
    }
    return result
}

func preferences() -> Bool {
    CFPreferencesSetAppValue("dark" as CFString, true as CFPropertyList, kCFPreferencesCurrentApplication)
    CFPreferencesAppSynchronize(kCFPreferencesCurrentApplication)
    var exists: DarwinBoolean = false
    let dark = CFPreferencesGetAppBooleanValue("dark" as CFString, kCFPreferencesCurrentApplication, &exists)
    let value = CFPreferencesCopyAppValue("dark" as CFString, "group.garden" as CFString) as? Bool
    return exists.boolValue && dark && value != nil
}

func bundleVersion() -> String? {
    let version = CFBundleGetValueForInfoDictionaryKey(CFBundleGetMainBundle(), kCFBundleVersionKey) as? String
    return version ?? (CFBundleGetInfoDictionary(CFBundleGetMainBundle()) as? [String: Any])?["Version"] as? String
}

func values(_ number: NSNumber, _ data: NSData, _ object: AnyObject) -> Int32 {
    var result: Int32 = 0
    CFNumberGetValue(number as CFNumber, .sInt32Type, &result)
    if CFGetTypeID(object) == CFBooleanGetTypeID() { result += 1 }
    if CFEqual(object, number) { result += Int32(truncatingIfNeeded: CFHash(object)) }
    let array = ["a", "b"] as CFArray
    for index in 0..<CFArrayGetCount(array) {
        guard let pointer = CFArrayGetValueAtIndex([["a": 1]] as CFArray, index) else { continue }
        print(unsafeBitCast(pointer, to: CFDictionary.self))
    }
    let dictionary = CFDictionaryCreateMutable(nil, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks)
    print(CFDictionaryGetCount(dictionary), CFDataGetLength(data as CFData), CFCopyDescription(object) ?? "")
    return result + Int32(CFSwapInt16HostToBig(1)) + (CFByteOrderGetCurrent() == 1 ? 1 : 0)
}

func errorText(_ error: CFError) -> String {
    "\(CFErrorGetDomain(error) as String) \(CFErrorGetCode(error)) \(CFErrorCopyDescription(error) as String)"
}

func uuidBytes() -> UInt8 { CFUUIDGetUUIDBytes(CFUUIDCreate(nil)).byte0 }

func timer() {
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0) { _ in }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    CFRunLoopRunInMode(.defaultMode, 0.1, false)
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue as CFTypeRef) {}
}

func locale() -> String {
    let locale = CFLocaleCopyCurrent()
    let code = CFLocaleGetValue(locale, .countryCode) as? String
    return "\(code ?? "") \((Locale.current as NSLocale).countryCode ?? "")"
}

func attributed() -> CFAttributedString {
    let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "Garden" as CFString)
    return CFAttributedStringCreate(nil, "Garden" as CFString, ["a": 1] as CFDictionary) ?? text!
}
