import Foundation

/// Nothing here is promised by a file provider: a file is there or not.
extension URL {
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
}
