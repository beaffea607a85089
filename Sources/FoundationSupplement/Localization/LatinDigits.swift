import Foundation
import Synchronization

/// Tells whether a locale writes numbers with the digits 0 to 9, so that short ones need no formatter, which takes
/// a hundred times as long.
enum LatinDigits {
    /// Locales beyond this number start the table anew.
    private static let capacity = 64
    private static let known = Mutex<[String: Bool]>([:])

    static func areUsed(by locale: Locale) -> Bool {
        let identifier = locale.identifier
        if let answer = known.withLock({ $0[identifier] }) { return answer }
        let digits: Int64 = 9_876_543_210
        let answer = digits.formatted(.number.locale(locale).grouping(.never)) == String(digits)
        known.withLock { known in
            if known.count >= capacity { known.removeAll() }
            known[identifier] = answer
        }
        return answer
    }
}
