@_exported import ApplicationServices
@_exported import CoreServices
@_exported import Foundation
import FoundationSupplement

public typealias EventTargetRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventHandlerCallRef = OpaquePointer
public typealias EventRef = OpaquePointer
public typealias EventHotKeyRef = OpaquePointer
public typealias EventParamName = OSType
public typealias EventParamType = OSType
public typealias OptionBits = UInt32
public typealias ItemCount = UInt
public typealias ByteCount = UInt
public typealias EventHandlerUPP = (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
public typealias EventHandlerProcPtr = EventHandlerUPP

public let eventNotHandledErr: Int32 = -9874
public let eventHotKeyExistsErr: Int32 = -9878
public let eventHotKeyInvalidErr: Int32 = -9879

public let activeFlag = 1
public let btnState = 128
public let cmdKey = 256
public let shiftKey = 512
public let alphaLock = 1024
public let optionKey = 2048
public let controlKey = 4096
public let rightShiftKey = 8192
public let rightOptionKey = 16384
public let rightControlKey = 32768
public let cmdKeyBit = 8
public let shiftKeyBit = 9
public let optionKeyBit = 11
public let controlKeyBit = 12

public let kEventClassKeyboard = 0x6B65_7962
public let kEventClassApplication = 0x6170_706C
public let kEventClassMouse = 0x6D6F_7573
public let kEventRawKeyDown = 1
public let kEventRawKeyRepeat = 2
public let kEventRawKeyUp = 3
public let kEventRawKeyModifiersChanged = 4
public let kEventHotKeyPressed = 5
public let kEventHotKeyReleased = 6
public let kEventParamDirectObject = 0x2D2D_2D2D
public let typeEventHotKeyID = 0x686B_6964
public let kEventHotKeyNoOptions = 0
public let kEventHotKeyExclusive = 1

public struct EventHotKeyID: Sendable {
    public var signature: OSType
    public var id: UInt32

    public init() {
        self.init(signature: 0, id: 0)
    }

    public init(signature: OSType, id: UInt32) {
        self.signature = signature
        self.id = id
    }
}

public struct EventTypeSpec: Sendable {
    public var eventClass: OSType
    public var eventKind: UInt32

    public init() {
        self.init(eventClass: 0, eventKind: 0)
    }

    public init(eventClass: OSType, eventKind: UInt32) {
        self.eventClass = eventClass
        self.eventKind = eventKind
    }
}

// A widget gets no events of the keyboard.

private func rejected(_ name: String) -> OSStatus {
    Notices.current.addInert(name, .appOnly)
    return OSStatus(eventNotHandledErr)
}

public func GetApplicationEventTarget() -> EventTargetRef! { nil }
public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
public func GetEventMonitorTarget() -> EventTargetRef! { nil }
public func NewEventHandlerUPP(_ userRoutine: EventHandlerProcPtr!) -> EventHandlerUPP! { userRoutine }
public func GetEventClass(_ inEvent: EventRef!) -> OSType { 0 }
public func GetEventKind(_ inEvent: EventRef!) -> UInt32 { 0 }
public func GetCurrentKeyModifiers() -> UInt32 { 0 }
public func GetCurrentEventKeyModifiers() -> UInt32 { 0 }
public func IsSecureEventInputEnabled() -> Bool { false }

@discardableResult
public func EnableSecureEventInput() -> OSStatus { rejected("EnableSecureEventInput") }

@discardableResult
public func DisableSecureEventInput() -> OSStatus { noErr }

@discardableResult
public func InstallEventHandler(
    _ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int,
    _ inList: UnsafePointer<EventTypeSpec>!, _ inUserData: UnsafeMutableRawPointer!,
    _ outRef: UnsafeMutablePointer<EventHandlerRef?>!
) -> OSStatus {
    rejected("InstallEventHandler")
}

@discardableResult
public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> OSStatus { noErr }

@discardableResult
public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef!, _ inEvent: EventRef!) -> OSStatus { noErr }

@discardableResult
public func RegisterEventHotKey(
    _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!,
    _ inOptions: OptionBits, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!
) -> OSStatus {
    rejected("RegisterEventHotKey")
}

@discardableResult
public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { noErr }

@discardableResult
public func GetEventParameter(
    _ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType,
    _ outActualType: UnsafeMutablePointer<EventParamType>!, _ inBufferSize: Int,
    _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!
) -> OSStatus {
    OSStatus(eventNotHandledErr)
}

@discardableResult
public func CopySymbolicHotKeys(_ outHotKeyArray: UnsafeMutablePointer<Unmanaged<AnyObject>?>!) -> OSStatus {
    OSStatus(eventNotHandledErr)
}
