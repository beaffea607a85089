import Foundation
import WidgetHost

/// Where `tessera preview` keeps what is placed.
enum PreviewStore {
    static func open(folder: String?) throws(CommandFailure) -> any HostStore {
        MemoryStore()
    }
}
