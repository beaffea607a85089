import Foundation

private func encoded(_ encoding: CFStringEncoding) -> String.Encoding {
    String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// The part of a string in a range of UTF-16 units, clamped to the string's length.
private func part(of text: String, in range: CFRange) -> ArraySlice<UInt16> {
    let units = Array(text.utf16)
    let start = min(max(range.location, 0), units.count)
    return units[start..<min(start + max(range.length, 0), units.count)]
}

@discardableResult
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

@discardableResult
public func CFStringCreateWithCString(
    _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
    cStr.flatMap { String(cString: $0, encoding: encoded(encoding)) }
}

@discardableResult
public func CFStringCreateWithBytes(
    _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex, _ encoding: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> CFString! {
    bytes.flatMap { String(data: Data(bytes: $0, count: max(numBytes, 0)), encoding: encoded(encoding)) }
}

@discardableResult
public func CFStringCreateWithCharacters(
    _ alloc: CFAllocator!, _ chars: UnsafePointer<UniChar>!, _ numChars: CFIndex
) -> CFString! {
    chars.map { String(decoding: UnsafeBufferPointer(start: $0, count: max(numChars, 0)), as: UTF16.self) }
}

@discardableResult
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! { theString }

@discardableResult
public func CFStringCreateWithSubstring(_ alloc: CFAllocator!, _ str: CFString!, _ range: CFRange) -> CFString! {
    str.map { String(decoding: part(of: $0, in: range), as: UTF16.self) }
}

@discardableResult
public func CFStringCreateExternalRepresentation(
    _ alloc: CFAllocator!, _ theString: CFString!, _ encoding: CFStringEncoding, _ lossByte: UInt8
) -> CFData! {
    theString?.data(using: encoded(encoding), allowLossyConversion: lossByte != 0)
}

@discardableResult
public func CFStringCreateFromExternalRepresentation(
    _ alloc: CFAllocator!, _ data: CFData!, _ encoding: CFStringEncoding
) -> CFString! {
    data.flatMap { String(data: $0, encoding: encoded(encoding)) }
}

@discardableResult
public func CFStringCreateArrayBySeparatingStrings(
    _ alloc: CFAllocator!, _ theString: CFString!, _ separatorString: CFString!
) -> CFArray! {
    theString?.components(separatedBy: separatorString ?? "")
}

@discardableResult
public func CFStringCreateByCombiningStrings(
    _ alloc: CFAllocator!, _ theArray: CFArray!, _ separatorString: CFString!
) -> CFString! {
    theArray?.compactMap { $0 as? String }.joined(separator: separatorString ?? "")
}

@discardableResult
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
    theString.flatMap { part(of: $0, in: CFRangeMake(idx, 1)).first } ?? 0
}

public func CFStringGetCharacters(
    _ theString: CFString!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UniChar>!
) {
    guard let theString, let buffer else { return }
    for (index, unit) in part(of: theString, in: range).enumerated() { buffer[index] = unit }
}

@discardableResult
public func CFStringGetCString(
    _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex,
    _ encoding: CFStringEncoding
) -> Bool {
    guard let buffer, let bytes = theString?.data(using: encoded(encoding)), bytes.count < bufferSize
    else { return false }
    for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    buffer[bytes.count] = 0
    return true
}

/// A string's bytes do not have a stable address; code then copies them.
@discardableResult
public func CFStringGetCStringPtr(
    _ theString: CFString!, _ encoding: CFStringEncoding
) -> UnsafePointer<CChar>! {
    nil
}

@discardableResult
public func CFStringGetBytes(
    _ theString: CFString!, _ range: CFRange, _ encoding: CFStringEncoding, _ lossByte: UInt8,
    _ isExternalRepresentation: Bool, _ buffer: UnsafeMutablePointer<UInt8>!, _ maxBufLen: CFIndex,
    _ usedBufLen: UnsafeMutablePointer<CFIndex>!
) -> CFIndex {
    guard let theString else { return 0 }
    var length = part(of: theString, in: range).count
    while length > 0 {
        let text = String(decoding: part(of: theString, in: CFRangeMake(range.location, length)), as: UTF16.self)
        guard let bytes = text.data(using: encoded(encoding), allowLossyConversion: lossByte != 0) else { return 0 }
        if buffer == nil || bytes.count <= maxBufLen {
            buffer?.update(from: Array(bytes), count: bytes.count)
            usedBufLen?.pointee = bytes.count
            return length
        }
        length -= 1
    }
    usedBufLen?.pointee = 0
    return 0
}

@discardableResult
public func CFStringGetMaximumSizeForEncoding(_ length: CFIndex, _ encoding: CFStringEncoding) -> CFIndex {
    switch encoded(encoding) {
    case .utf8: length * 3
    case .unicode, .utf16BigEndian, .utf16LittleEndian: length * 2
    case .utf32, .utf32BigEndian, .utf32LittleEndian: length * 4
    case .ascii, .isoLatin1, .isoLatin2, .macOSRoman, .windowsCP1252, .nextstep: length
    default: length * 4
    }
}

@discardableResult
public func CFStringGetIntValue(_ str: CFString!) -> Int32 { NSString(string: str ?? "").intValue }
public func CFStringGetDoubleValue(_ str: CFString!) -> Double { NSString(string: str ?? "").doubleValue }
@discardableResult
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
    NSString(string: theString ?? "").hasPrefix(prefix ?? "")
}
@discardableResult
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
    NSString(string: theString ?? "").hasSuffix(suffix ?? "")
}

@discardableResult
public func CFStringGetRangeOfComposedCharactersAtIndex(_ theString: CFString!, _ theIndex: CFIndex) -> CFRange {
    let text = NSString(string: theString ?? "")
    guard (0..<text.length).contains(theIndex) else { return CFRangeMake(theIndex, 0) }
    let range = text.rangeOfComposedCharacterSequence(at: theIndex)
    return CFRangeMake(range.location, range.length)
}
