import ExtensionProcess
import TestSupport

extension LaunchOptions {
    /// For tests whose subject is not the time limit.
    package static let patient = LaunchOptions(timeLimit: .ample)
}
