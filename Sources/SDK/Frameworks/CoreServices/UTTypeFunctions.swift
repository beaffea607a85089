import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

/// The return values of Core Foundation functions; strings are values here and need no owner.
public struct _UnmanagedString: Sendable {
    let value: CFString

    public func takeRetainedValue() -> CFString { value }
    public func takeUnretainedValue() -> CFString { value }
}

public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _UnmanagedString? {
    let parent = inConformingToUTI.flatMap { UTType($0) }
    return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent)
        .map { _UnmanagedString(value: $0.identifier) }
}

public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> [CFString]? {
    let parent = inConformingToUTI.flatMap { UTType($0) }
    return UTType.types(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent)
        .map(\.identifier)
}

public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> _UnmanagedString? {
    let tags = UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]
    return tags?.first.map { _UnmanagedString(value: $0) }
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: parent)
}

public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }

public func UTTypeCopyDescription(_ inUTI: CFString) -> _UnmanagedString? {
    UTType(inUTI)?.localizedDescription.map { _UnmanagedString(value: $0) }
}
