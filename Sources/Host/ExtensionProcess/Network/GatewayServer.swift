import ExtensionProtocol
import Foundation
import Glibc
import ProcessLauncher
import Subprocesses
import Synchronization

/// A socket of the host for one widget, which is bound into the file system of the widget's sandbox.
///
/// 1. Each connection has a thread, up to a limit; further ones wait.
/// 2. A server belongs to one process: it ends its connections and removes its socket when the process has ended. The
///    socket of a host that was killed is removed by the next run, because it is in a `RunFolder`.
final class GatewayServer: Sendable {
    private static let socketName = "/socket"
    /// The maximum length of a socket's path in bytes, without the zero at its end.
    private static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1
    /// The maximum number of concurrent connections. Further ones wait.
    private static let connectionLimit = 32

    /// Contains only the socket.
    private let folder: RunFolder
    private let listener: Int32
    /// An event descriptor that ends all threads.
    private let stopping: Int32
    private let name: String
    private let serve: @Sendable (_ client: Int32, _ stop: Int32) -> Void
    private let free = DispatchSemaphore(value: connectionLimit)
    private let isStopped = Mutex(false)

    /// - Parameters:
    ///   - name: The name of the threads.
    ///   - serve: Serves a connection and closes it. It ends soon after the second descriptor becomes readable.
    /// - Returns: `nil` if the system has no descriptors left, or no folder for temporary files.
    static func make(
        _ name: String, serve: @escaping @Sendable (_ client: Int32, _ stop: Int32) -> Void
    ) -> GatewayServer? {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let listener = socket(AF_UNIX, kind, 0)
        let stopping = pl_event()
        guard listener >= 0, stopping >= 0, let folder = RunFolder(maximumLength: longestPath - socketName.utf8.count),
            bind(listener, folder.path + socketName), chmod(folder.path + socketName, 0o600) == 0,
            listen(listener, 16) == 0
        else {
            for descriptor in [listener, stopping] where descriptor >= 0 { close(descriptor) }
            return nil
        }
        let server = GatewayServer(folder, listener: listener, stopping: stopping, name: name, serve: serve)
        start(name) { server.accept() }
        return server
    }

    private init(
        _ folder: RunFolder, listener: Int32, stopping: Int32, name: String,
        serve: @escaping @Sendable (_ client: Int32, _ stop: Int32) -> Void
    ) {
        self.folder = folder
        self.listener = listener
        self.stopping = stopping
        self.name = name
        self.serve = serve
    }

    deinit {
        close(listener)
        close(stopping)
    }

    private static func bind(_ listener: Int32, _ path: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(listener, $0, length) == 0 }
        }
    }

    private static func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        // Resolving names takes most of it.
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// The path of the socket outside of the sandbox.
    var path: String { folder.path + Self.socketName }

    /// Removes the socket's name, when the sandbox exists. The sandbox keeps the socket itself.
    func hide() { folder.remove() }

    /// Ends all connections.
    func stop() {
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        guard isFirst else { return }
        hide()
        var one: UInt64 = 1
        _ = write(stopping, &one, 8)
    }

    /// Each thread retains the server, so its descriptors are closed after the last one ended.
    private func accept() {
        while true {
            var entries = [
                pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopping, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&entries, 2, -1) < 0, errno != EINTR { return }
            guard entries[1].revents == 0 else { return }
            guard entries[0].revents != 0 else { continue }
            while free.wait(timeout: .now() + 0.2) == .timedOut {
                if isStopped.withLock({ $0 }) { return }
            }
            // A program that starts meanwhile closes every descriptor that it does not know.
            let client = Glibc.accept(listener, nil, nil)
            guard client >= 0 else {
                free.signal()
                continue
            }
            Self.start(name) { [self] in
                serve(client, stopping)
                free.signal()
            }
        }
    }
}
