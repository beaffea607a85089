import Foundation
import WidgetHost

@testable import PreviewServer

/// What pages send, and what is stored.
extension FuzzTarget {
    static let pageCommand = FuzzTarget("page-command") { bytes in
        _ = try? PageCommandReader.command(Data(bytes))
    }

    /// The first byte selects the kind of row; a device is opened with the state.
    static let storeRow = FuzzTarget("store-row") { bytes in
        guard let kind = bytes.first else { return }
        let decoder = JSONDecoder()
        let content = Data(bytes.dropFirst())
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        var state = HostState()
        switch kind % 3 {
        case 0:
            guard let read = try? decoder.decode(HostState.self, from: content) else { return }
            state = read
        case 1:
            guard let read = try? decoder.decode(WidgetInstance.self, from: content) else { return }
            state.instances[read.id] = read
        default:
            guard let read = try? decoder.decode(InstalledExtension.self, from: content) else { return }
            state.extensions[read.id] = read
        }
        var machine = HostMachine(state: state, slots: SceneSlots(), at: now)
        _ = machine.handle(.tick, at: now)
        _ = machine.handle(.tick, at: now + 86_400)
    }
}
