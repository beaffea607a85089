import Foundation

extension NSObject {
    /// Classes have no properties that a key could name here.
    public class func value(forKeyPath keyPath: String) -> Any? { nil }
}
