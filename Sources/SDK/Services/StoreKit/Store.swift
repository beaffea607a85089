import Foundation
import FoundationSupplement

enum Store {
    static func note(_ subject: String) {
        Notices.current.add(
            Notices.Notice(
                .note, subject: subject,
                message: "The simulated device has no App Store: it has no products and no purchases.",
                remedy: "To see the widget with a purchase, store the purchase in the app group's defaults."))
    }
}
