import Foundation
import FoundationSupplement

public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// The names of wireless networks are available only to apps with permission.
@discardableResult
public func CNCopySupportedInterfaces() -> CFArray? { ["en0"] }
@discardableResult
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
