import Foundation

extension Timer {
    /// A timer that never fires.
    public convenience init() {
        self.init(timeInterval: 0, repeats: false) { _ in }
    }
}
