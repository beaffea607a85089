import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A keyboard's layout or an input method; the simulated Mac has none.
public final class TISInputSource: @unchecked Sendable {
    init() {}
}

public typealias TISInputSourceRef = TISInputSource

public let kTISPropertyInputSourceID: CFString! = "TISPropertyInputSourceID"
public let kTISPropertyInputSourceCategory: CFString! = "TISPropertyInputSourceCategory"
public let kTISPropertyInputSourceType: CFString! = "TISPropertyInputSourceType"
public let kTISPropertyInputSourceIsSelectCapable: CFString! = "TISPropertyInputSourceIsSelectCapable"
public let kTISPropertyInputSourceLanguages: CFString! = "TISPropertyInputSourceLanguages"
public let kTISPropertyLocalizedName: CFString! = "TISPropertyLocalizedName"
public let kTISPropertyUnicodeKeyLayoutData: CFString! = "TISPropertyUnicodeKeyLayoutData"
public let kTISCategoryKeyboardInputSource: CFString! = "TISCategoryKeyboardInputSource"
public let kTISTypeKeyboardLayout: CFString! = "TISTypeKeyboardLayout"
public let kTISNotifySelectedKeyboardInputSourceChanged: CFString! =
    "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged"
public let kTISNotifyEnabledKeyboardInputSourcesChanged: CFString! =
    "com.apple.Carbon.TISNotifyEnabledKeyboardInputSourcesChanged"

private func passed() -> Unmanaged<TISInputSource> { Unmanaged.passRetained(TISInputSource()) }

public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { passed() }
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { passed() }
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { passed() }
public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>! { passed() }
public func TISGetInputSourceProperty(
    _ inputSource: TISInputSource!, _ propertyKey: CFString!
) -> UnsafeMutableRawPointer! {
    nil
}

@discardableResult
public func TISSelectInputSource(_ inputSource: TISInputSource!) -> OSStatus { OSStatus(eventNotHandledErr) }

public let kUCKeyActionDown = 0
public let kUCKeyActionUp = 1
public let kUCKeyActionAutoKey = 2
public let kUCKeyActionDisplay = 3
public let kUCKeyTranslateNoDeadKeysBit = 0
public let kUCKeyTranslateNoDeadKeysMask = 1

/// The beginning of a keyboard's layout.
public struct UCKeyboardLayout: Sendable {
    public var keyLayoutHeaderFormat: UInt16 = 0
    public var keyLayoutDataVersion: UInt16 = 0
    public var keyLayoutFeatureInfoOffset: UInt32 = 0
    public var keyboardTypeCount: UInt32 = 0

    public init() {}
}

public func LMGetKbdType() -> UInt8 { 0 }

@discardableResult
public func UCKeyTranslate(
    _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
    _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits,
    _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: Int,
    _ actualStringLength: UnsafeMutablePointer<Int>!, _ unicodeString: UnsafeMutablePointer<UniChar>!
) -> OSStatus {
    actualStringLength?.pointee = 0
    return OSStatus(eventNotHandledErr)
}
