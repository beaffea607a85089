import Foundation
import RenderModel
import Subprocesses
import WidgetHost

/// The state of `tessera preview` on disk: a file for each set of extensions, so that one project's widgets do not
/// appear on another's device.
///
/// 1. A new set starts with a copy of the device of the largest set that is part of it, so that what was placed stays
///    when an extension is added. Among sets of one size, the one that was changed last is copied. Devices that were
///    never written are skipped.
/// 2. The earlier device stays as it is: without the added extension, the preview continues with it.
/// 3. A set is new until something is stored for it. While another host has the device that would be copied, nothing
///    is stored: the next preview copies it.
enum PreviewStore {
    /// The number of sets that are compared at a time. All parts of a set of twelve extensions are searched, and of
    /// larger sets the largest parts.
    private static let searchLimit = 8_192

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

    /// - Parameters:
    ///   - say: Takes a note for the terminal.
    static func open(
        in folder: String, for extensions: [PreviewedExtension], say: @Sendable (String) -> Void
    ) async throws(CommandFailure) -> StoreOpening {
        let opening = await StoreOpening(path: path(in: folder, of: extensions.map(\.identity)))
        // In memory the device would confirm changes that are lost, although there will be room again.
        if let failure = opening.failure, case .full = failure {
            throw CommandFailure(
                .usage, "The device cannot be stored: \(failure).",
                remedy: "Free some space, or name a folder on another disk with --state-folder.")
        }
        if opening.isNew { try await copyEarlier(in: folder, to: opening.store, for: extensions, say: say) }
        return opening
    }

    private static func copyEarlier(
        in folder: String, to store: any HostStore, for extensions: [PreviewedExtension],
        say: @Sendable (String) -> Void
    ) async throws(CommandFailure) {
        var empty: Set<String> = []
        while let earlier = earlier(in: folder, than: extensions.map(\.identity), except: empty) {
            let names = PreviewedExtension.ids(of: extensions, byThoseOf: earlier.extensions)
            do throws(StoreError) {
                if try await StoredDevice.copy(earlier.path, to: store, renaming: names) { return }
            } catch {
                switch error {
                case .inUse:
                    throw CommandFailure(
                        .usage,
                        "The earlier device cannot be copied: another preview uses “\(earlier.path)”.",
                        remedy: "Stop the other preview, or name another folder with --state-folder.")
                case .full:
                    throw CommandFailure(
                        .usage, "The earlier device cannot be copied: \(error).",
                        remedy: "Free some space, or name a folder on another disk with --state-folder.")
                case .newerVersion, .damaged, .failed:
                    return say("note: the device starts empty, because the earlier one cannot be copied: \(error)")
                }
            }
            empty.insert(earlier.path)
        }
    }

    /// A stored device and the identities of its extensions.
    struct Earlier: Equatable {
        var path: String
        var extensions: [String]
    }

    /// The stored device of the largest part of a set of extensions.
    ///
    /// - Parameter skipped: The paths of devices that are not considered.
    static func earlier(in folder: String, than extensions: [String], except skipped: Set<String> = []) -> Earlier? {
        var sets: Set<[String]> = [extensions.sorted()]
        for count in stride(from: extensions.count, to: 1, by: -1) {
            guard sets.count * count <= searchLimit else { return nil }
            sets = Set(sets.flatMap { set in set.indices.map { set.removing(at: $0) } })
            let devices = sets.map { Earlier(path: path(in: folder, of: $0), extensions: $0) }
                .filter { !skipped.contains($0.path) }.sorted { $0.path < $1.path }
                .compactMap { device in modified(device.path).map { (device: device, date: $0) } }
            if let last = devices.max(by: { $0.date < $1.date }) { return last.device }
        }
        return nil
    }

    private static func modified(_ path: String) -> Date? {
        let dates = [path, path + "-wal"].compactMap { file in
            (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
        }
        return FileManager.default.fileExists(atPath: path) ? dates.max() : nil
    }

    static func path(in folder: String, of extensions: [String]) -> String {
        "\(folder)/preview-\(name(of: extensions)).sqlite"
    }

    /// A name that is the same for the same extensions, regardless of their order.
    static func name(of extensions: [String]) -> String {
        String(extensions.sorted().joined(separator: "\n").utf8.checksum, radix: 36)
    }
}

extension [String] {
    fileprivate func removing(at index: Int) -> [String] {
        var others = self
        others.remove(at: index)
        return others
    }
}
