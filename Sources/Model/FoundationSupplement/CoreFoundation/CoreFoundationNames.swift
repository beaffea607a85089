import Foundation

// Core Foundation's types are its Swift counterparts here, so that `as CFString` and the like need no bridge.
public typealias CFString = String
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFNull = NSNull
public typealias OSStatus = Int32

public var kCFNull: CFNull! { NSNull() }
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
