import Dispatch

extension DispatchTime {
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

    /// The time from this one to another, which may be negative.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
    }
}

extension DispatchWallTime {
    public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}
