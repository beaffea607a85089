import Foundation
import FoundationSupplement

extension NSUserActivity {
    /// Accepted without effect: there is no search that would keep what an activity is about.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
