import Foundation

/// What a person was doing, so that the app can go on with it. Nothing takes it over here.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var keywords: Set<String> = []
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
