import Foundation

/// Runs `body`. There is no pool to drain: Swift releases objects as soon as they are not needed.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

/// Seconds since 2001-01-01 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
