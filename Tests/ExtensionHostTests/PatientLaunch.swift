import ExtensionHost
import TestSupport

extension LaunchOptions {
    /// For tests whose subject is not the time limit.
    static let patient = LaunchOptions(timeLimit: .ample)
}
