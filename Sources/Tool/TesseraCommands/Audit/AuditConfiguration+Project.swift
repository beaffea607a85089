import Foundation
import WidgetAudit

extension AuditConfiguration {
    /// The choices of the project: those of a file, or of `tessera.yml` in the current folder if it exists.
    ///
    /// - Parameter file: The file that the user named.
    static func ofProject(_ file: String? = nil) throws(CommandFailure) -> AuditConfiguration {
        let isPresent = FileManager.default.fileExists(atPath: fileName)
        guard let path = file ?? (isPresent ? fileName : nil) else { return AuditConfiguration() }
        do throws(ConfigurationProblem) {
            return try AuditConfiguration(file: path)
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }
}
