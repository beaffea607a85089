@_exported import CoreAudio
@_exported import CoreMedia
import FoundationSupplement

public typealias CMIOObjectID = UInt32
public typealias CMIODeviceID = CMIOObjectID
public typealias CMIOStreamID = CMIOObjectID
public typealias CMIOClassID = UInt32
public typealias CMIOObjectPropertySelector = UInt32
public typealias CMIOObjectPropertyScope = UInt32
public typealias CMIOObjectPropertyElement = UInt32
public typealias CMIOObjectPropertyListenerBlock = (UInt32, UnsafePointer<CMIOObjectPropertyAddress>?) -> Void

public struct CMIOObjectPropertyAddress: Sendable {
    public var mSelector: CMIOObjectPropertySelector
    public var mScope: CMIOObjectPropertyScope
    public var mElement: CMIOObjectPropertyElement

    public init() {
        self.init(mSelector: 0, mScope: 0, mElement: 0)
    }

    public init(
        mSelector: CMIOObjectPropertySelector, mScope: CMIOObjectPropertyScope, mElement: CMIOObjectPropertyElement
    ) {
        self.mSelector = mSelector
        self.mScope = mScope
        self.mElement = mElement
    }
}

/// `glob` as a number.
private func code(_ letters: StaticString) -> Int {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
}

public let kCMIOObjectSystemObject = 1
public let kCMIOHardwareNoError = 0
public let kCMIOHardwareBadObjectError = code("!obj")
public let kCMIOObjectPropertyScopeGlobal = code("glob")
public let kCMIOObjectPropertyScopeWildcard = code("****")
public let kCMIOObjectPropertyElementMain = 0
public let kCMIOObjectPropertyElementMaster = 0
public let kCMIOObjectPropertyElementWildcard = 0xFFFF_FFFF
public let kCMIOObjectPropertyName = code("lnam")
public let kCMIOObjectPropertyManufacturer = code("lmak")
public let kCMIOHardwarePropertyDevices = code("dev#")
public let kCMIOHardwarePropertyAllowScreenCaptureDevices = code("yes ")
public let kCMIODevicePropertyDeviceUID = code("uid ")
public let kCMIODevicePropertyModelUID = code("muid")
public let kCMIODevicePropertyTransportType = code("tran")
public let kCMIODevicePropertyDeviceIsRunning = code("goin")
public let kCMIODevicePropertyDeviceIsRunningSomewhere = code("gone")
public let kCMIODevicePropertyStreams = code("stm#")
public let kCMIODevicePropertyScopeInput = code("inpt")
public let kCMIODevicePropertyScopeOutput = code("outp")

// The simulated Mac has no cameras.

private func absent(_ name: String) -> OSStatus {
    Notices.current.addInert(name, .absent("camera"))
    return OSStatus(kCMIOHardwareBadObjectError)
}

public func CMIOObjectHasProperty(
    _ objectID: CMIOObjectID, _ address: UnsafePointer<CMIOObjectPropertyAddress>!
) -> Bool {
    false
}

@discardableResult
public func CMIOObjectGetPropertyDataSize(
    _ objectID: CMIOObjectID, _ address: UnsafePointer<CMIOObjectPropertyAddress>!, _ qualifierDataSize: UInt32,
    _ qualifierData: UnsafeRawPointer!, _ dataSize: UnsafeMutablePointer<UInt32>!
) -> OSStatus {
    dataSize?.pointee = 0
    return absent("CMIOObjectGetPropertyDataSize")
}

@discardableResult
public func CMIOObjectGetPropertyData(
    _ objectID: CMIOObjectID, _ address: UnsafePointer<CMIOObjectPropertyAddress>!, _ qualifierDataSize: UInt32,
    _ qualifierData: UnsafeRawPointer!, _ dataSize: UInt32, _ dataUsed: UnsafeMutablePointer<UInt32>!,
    _ data: UnsafeMutableRawPointer!
) -> OSStatus {
    absent("CMIOObjectGetPropertyData")
}

@discardableResult
public func CMIOObjectSetPropertyData(
    _ objectID: CMIOObjectID, _ address: UnsafePointer<CMIOObjectPropertyAddress>!, _ qualifierDataSize: UInt32,
    _ qualifierData: UnsafeRawPointer!, _ dataSize: UInt32, _ data: UnsafeRawPointer!
) -> OSStatus {
    absent("CMIOObjectSetPropertyData")
}

@discardableResult
public func CMIOObjectAddPropertyListenerBlock(
    _ objectID: CMIOObjectID, _ address: UnsafePointer<CMIOObjectPropertyAddress>!,
    _ dispatchQueue: DispatchQueue!, _ listener: CMIOObjectPropertyListenerBlock!
) -> OSStatus {
    absent("CMIOObjectAddPropertyListenerBlock")
}

@discardableResult
public func CMIOObjectRemovePropertyListenerBlock(
    _ objectID: CMIOObjectID, _ address: UnsafePointer<CMIOObjectPropertyAddress>!,
    _ dispatchQueue: DispatchQueue!, _ listener: CMIOObjectPropertyListenerBlock!
) -> OSStatus {
    OSStatus(kCMIOHardwareNoError)
}
