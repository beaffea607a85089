import Foundation

/// There is no file provider here: a file exists or it doesn't.
extension URL {
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
}
