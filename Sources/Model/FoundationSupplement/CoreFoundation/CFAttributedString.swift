import Foundation

private func names(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        let name = key as? NSAttributedString.Key ?? NSAttributedString.Key(rawValue: "\(key)")
        result[name] = value
    }
    return result
}

@discardableResult
public func CFAttributedStringCreate(
    _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    NSAttributedString(string: str ?? "", attributes: names(attributes))
}

@discardableResult
public func CFAttributedStringCreateCopy(_ alloc: CFAllocator!, _ aStr: CFAttributedString!) -> CFAttributedString! {
    aStr.map { NSAttributedString(attributedString: $0) }
}

@discardableResult
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

@discardableResult
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFTypeRef! {
    guard let aStr, let attrName, (0..<aStr.length).contains(loc) else { return nil }
    var range = NSRange()
    let value = aStr.attribute(.init(rawValue: attrName), at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRangeMake(range.location, range.length)
    return value as AnyObject?
}

@discardableResult
public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}

@discardableResult
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
    aStr.map { NSMutableAttributedString(attributedString: $0) }
}

public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    aStr?.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement ?? "")
}

public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
    guard let aStr, let attrName, let value else { return }
    aStr.addAttribute(
        .init(rawValue: attrName), value: value, range: NSRange(location: range.location, length: range.length))
}

public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
    _ clearOtherAttributes: Bool
) {
    let range = NSRange(location: range.location, length: range.length)
    if clearOtherAttributes {
        aStr?.setAttributes(names(replacement), range: range)
    } else {
        aStr?.addAttributes(names(replacement), range: range)
    }
}

public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
    guard let attrName else { return }
    aStr?.removeAttribute(
        .init(rawValue: attrName), range: NSRange(location: range.location, length: range.length))
}

public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr?.beginEditing() }
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr?.endEditing() }
