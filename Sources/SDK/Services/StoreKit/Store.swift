import Foundation
import FoundationSupplement

enum Store {
    static func note(_ subject: String) {
        Notices.current.add(
            Notices.Notice(
                .note, subject: subject,
                message: "The simulated device has no store: nothing is for sale and nothing was bought.",
                remedy: "Keep what was bought in the app group's defaults to see the widget with it."))
    }
}
