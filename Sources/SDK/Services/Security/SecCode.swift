import Foundation
import FoundationSupplement

/// A program that runs, and its signature; unknown here.
public final class SecCode: _CFObject, Sendable {
    private init() {}
}

/// A program on the disk, and its signature; unknown here.
public final class SecStaticCode: _CFObject, Sendable {
    private init() {}
}

public final class SecRequirement: _CFObject, Sendable {
    private init() {}
}

public final class SecTask: _CFObject, Sendable {}

public struct SecCSFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let considerExpiration = SecCSFlags(rawValue: 2_147_483_648)
    public static let enforceRevocationChecks = SecCSFlags(rawValue: 1_073_741_824)
    public static let noNetworkAccess = SecCSFlags(rawValue: 536_870_912)
}

public let kSecCSSigningInformation: UInt32 = 1 << 1
public let kSecCodeInfoTeamIdentifier: CFString = "teamid"
public let kSecCodeInfoIdentifier: CFString = "identifier"
public let kSecCodeInfoEntitlementsDict: CFString = "entitlements-dict"
public let kSecCodeInfoPList: CFString = "info-plist"

@discardableResult
public func SecCodeCopySelf(_ flags: SecCSFlags, _ self: UnsafeMutablePointer<SecCode?>) -> OSStatus {
    errSecUnimplemented
}

@discardableResult
public func SecCodeCopyStaticCode(
    _ code: SecCode, _ flags: SecCSFlags, _ staticCode: UnsafeMutablePointer<SecStaticCode?>
) -> OSStatus {
    errSecUnimplemented
}

@discardableResult
public func SecStaticCodeCreateWithPath(
    _ path: CFURL, _ flags: SecCSFlags, _ staticCode: UnsafeMutablePointer<SecStaticCode?>
) -> OSStatus {
    errSecUnimplemented
}

@discardableResult
public func SecCodeCopySigningInformation(
    _ code: SecStaticCode, _ flags: SecCSFlags, _ information: UnsafeMutablePointer<CFDictionary?>
) -> OSStatus {
    errSecUnimplemented
}

@discardableResult
public func SecStaticCodeCheckValidity(
    _ staticCode: SecStaticCode, _ flags: SecCSFlags, _ requirement: SecRequirement?
) -> OSStatus {
    errSecUnimplemented
}

@discardableResult
public func SecRequirementCreateWithString(
    _ text: CFString, _ flags: SecCSFlags, _ requirement: UnsafeMutablePointer<SecRequirement?>
) -> OSStatus {
    errSecUnimplemented
}

@discardableResult
public func SecTaskCreateFromSelf(_ allocator: CFTypeRef?) -> SecTask? { SecTask() }

@discardableResult
public func SecTaskCopyValueForEntitlement(
    _ task: SecTask, _ entitlement: CFString, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFTypeRef? {
    nil
}
