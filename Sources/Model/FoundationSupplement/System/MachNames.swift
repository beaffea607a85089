import Dispatch
import Foundation

/// Nanoseconds since some moment before the process started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() {
        self.init(numer: 1, denom: 1)
    }

    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
    info?.pointee = mach_timebase_info_data_t()
    return 0
}

extension NSKeyedUnarchiver {
    public class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }
}
