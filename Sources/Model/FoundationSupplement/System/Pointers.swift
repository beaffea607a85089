import Foundation

// There is no autorelease here, so these are ordinary pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
public typealias ErrorPointer = NSErrorPointer
public typealias NSInteger = Int
public typealias NSUInteger = UInt
