import Foundation
import Subprocesses
import WidgetHost

/// The state of `tessera preview` on disk: a file for each set of extensions, so that one project's widgets do not
/// appear on another's device.
enum PreviewStore {
    /// Opens the state folder.
    ///
    /// - Parameter chosen: The folder; `nil` for `tessera` in the state folder of the XDG specification.
    static func folder(_ chosen: String?) throws(CommandFailure) -> String {
        let folder = chosen ?? UserFolder.state(ProcessInfo.processInfo.environment)
        do throws(PrivateFolder.Problem) {
            try PrivateFolder.open(folder)
        } catch {
            throw CommandFailure(
                .usage, "The state folder “\(folder)” \(error).",
                remedy: "Name a folder that belongs to you and that only you can write to with --state-folder.")
        }
        return folder
    }

    /// - Parameter extensions: The identifiers of the extensions.
    static func open(in folder: String, for extensions: [String]) async throws(CommandFailure) -> StoreOpening {
        let opening = await StoreOpening(path: "\(folder)/preview-\(name(of: extensions)).sqlite")
        // In memory the device would confirm changes that are lost, although there will be room again.
        if let failure = opening.failure, case .full = failure {
            throw CommandFailure(
                .usage, "The device cannot be stored: \(failure).",
                remedy: "Free some space, or name a folder on another disk with --state-folder.")
        }
        return opening
    }

    /// A name that is the same for the same extensions, regardless of their order (FNV-1a).
    static func name(of extensions: [String]) -> String {
        let text = extensions.sorted().joined(separator: "\n")
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(sum, radix: 36)
    }
}
