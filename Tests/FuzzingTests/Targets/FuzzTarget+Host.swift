import Foundation
import HTTPTypes
import Hummingbird
import WidgetHost

@testable import PreviewServer

/// What pages send, and what is stored.
extension FuzzTarget {
    static let pageCommand = FuzzTarget("page-command") { bytes in
        _ = try? PageCommandReader.command(Data(bytes))
    }

    /// The head of a request as text: the path with its query, then a header field in each line.
    static let pageRequest = FuzzTarget("page-request") { bytes in
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var head = HTTPRequest(method: .get, scheme: "http", authority: nil, path: lines.first.map(String.init))
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            if parts[0].lowercased() == "host" {
                head.authority = parts[1]
            } else if let name = HTTPField.Name(parts[0]) {
                head.headerFields.append(HTTPField(name: name, value: parts[1]))
            }
        }
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        for isLoopback in [true, false] {
            let rules = AccessRules(key: AccessKey(), isLoopback: isLoopback)
            expect((try? rules.check(request, nil)) == nil, "a request without the key is allowed")
            expect((try? rules.checkPageToken(request)) == nil, "an unknown page is allowed")
        }
        _ = (request.uri.path, request.uri.queryParameters["extension"], request.uri.queryParameters["date"])
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
