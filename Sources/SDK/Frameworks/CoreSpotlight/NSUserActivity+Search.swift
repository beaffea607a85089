import Foundation
import FoundationSupplement

extension NSUserActivity {
    /// Has no effect: there is no search that would keep what an activity is about.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
