import Foundation

/// Counts what advertisements lead to; only an app can. Has no effect.
open class SKAdNetwork: NSObject {
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let high = CoarseConversionValue(rawValue: "high")
        public static let medium = CoarseConversionValue(rawValue: "medium")
        public static let low = CoarseConversionValue(rawValue: "low")
    }

    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}

    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: ((any Error)?) -> Void
    ) {
        completion(nil)
    }

    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {}

    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: SKAdNetwork.CoarseConversionValue,
        completionHandler completion: ((any Error)?) -> Void
    ) {
        completion(nil)
    }

    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: SKAdNetwork.CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: ((any Error)?) -> Void
    ) {
        completion(nil)
    }
}
