import FoundationSupplement
import UIKit

/// Requests a review; only an app can.
open class SKStoreReviewController: NSObject {
    @available(*, deprecated, message: "Use AppStore.requestReview(in:)")
    open class func requestReview() {
        Notices.current.addInert("SKStoreReviewController.requestReview", .appOnly)
    }

    @MainActor
    open class func requestReview(in windowScene: UIWindowScene) {
        Notices.current.addInert("SKStoreReviewController.requestReview", .appOnly)
    }
}
