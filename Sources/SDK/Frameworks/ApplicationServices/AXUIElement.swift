@_exported import CoreGraphics
@_exported import CoreServices
@_exported import CoreText
@_exported import Foundation
import FoundationSupplement
@_exported import ImageIO

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum AXError: Int32, Sendable {
    case success = 0
    case failure = -25200
    case illegalArgument = -25201
    case invalidUIElement = -25202
    case invalidUIElementObserver = -25203
    case cannotComplete = -25204
    case attributeUnsupported = -25205
    case actionUnsupported = -25206
    case notificationUnsupported = -25207
    case notImplemented = -25208
    case notificationAlreadyRegistered = -25209
    case notificationNotRegistered = -25210
    case apiDisabled = -25211
    case noValue = -25212
    case parameterizedAttributeUnsupported = -25213
    case notEnoughPrecision = -25214
}

/// An element of another app's windows; the user did not grant access to them.
public final class AXUIElement: _CFObject, @unchecked Sendable {
    init() {}
}

public final class AXObserver: _CFObject, @unchecked Sendable {
    init() {}
}

public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void

/// A string returned by Core Foundation.
public struct _HandedOver<Value: Sendable>: Sendable {
    let value: Value

    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}

public let kAXTrustedCheckOptionPrompt = _HandedOver<CFString>(value: "AXTrustedCheckOptionPrompt")

public let kAXRoleAttribute = "AXRole"
public let kAXSubroleAttribute = "AXSubrole"
public let kAXTitleAttribute = "AXTitle"
public let kAXValueAttribute = "AXValue"
public let kAXDescriptionAttribute = "AXDescription"
public let kAXChildrenAttribute = "AXChildren"
public let kAXParentAttribute = "AXParent"
public let kAXWindowsAttribute = "AXWindows"
public let kAXFocusedAttribute = "AXFocused"
public let kAXFocusedWindowAttribute = "AXFocusedWindow"
public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
public let kAXMainWindowAttribute = "AXMainWindow"
public let kAXMinimizedAttribute = "AXMinimized"
public let kAXPositionAttribute = "AXPosition"
public let kAXSizeAttribute = "AXSize"
public let kAXSelectedTextAttribute = "AXSelectedText"
public let kAXSelectedTextRangeAttribute = "AXSelectedTextRange"
public let kAXPressAction = "AXPress"
public let kAXRaiseAction = "AXRaise"
public let kAXWindowCreatedNotification = "AXWindowCreated"
public let kAXWindowMovedNotification = "AXWindowMoved"
public let kAXFocusedWindowChangedNotification = "AXFocusedWindowChanged"
public let kAXTitleChangedNotification = "AXTitleChanged"

public func AXIsProcessTrusted() -> Bool { false }
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
public func AXAPIEnabled() -> Bool { false }
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement() }
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { AXUIElement() }

private func rejected(_ name: String) -> AXError {
    Notices.current.addInert(name, .unauthorized("other apps' windows"))
    return .apiDisabled
}

@discardableResult
public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError {
    rejected("AXUIElementCopyAttributeValue")
}

@discardableResult
public func AXUIElementSetAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef
) -> AXError {
    rejected("AXUIElementSetAttributeValue")
}

@discardableResult
public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError {
    rejected("AXUIElementPerformAction")
}

@discardableResult
public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>) -> AXError {
    rejected("AXUIElementGetPid")
}

@discardableResult
public func AXObserverCreate(
    _ application: pid_t, _ callback: @escaping AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError {
    rejected("AXObserverCreate")
}

@discardableResult
public func AXObserverAddNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?
) -> AXError {
    rejected("AXObserverAddNotification")
}

@discardableResult
public func AXObserverRemoveNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
) -> AXError {
    .success
}
