import Dispatch

extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
