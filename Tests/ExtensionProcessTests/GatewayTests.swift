import Foundation
import Glibc
import Subprocesses
import Testing

@testable import ExtensionProcess

@Suite("The network of a confined widget")
struct GatewayTests {
    private static func bytes(_ text: String) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16)
        let family = text.contains(":") ? AF_INET6 : AF_INET
        #expect(inet_pton(family, text, &buffer) == 1, "\(text)")
        return family == AF_INET ? Array(buffer.prefix(4)) : buffer
    }

    @Test(
        "S-NET-4: Addresses of this machine, of local networks and of no host are not public",
        arguments: [
            "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254", "169.254.169.254",
            "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.168.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1",
            "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1",
            "2001::1", "2001:db8::1", "2002:7f00:1::", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1", "100::1",
        ])
    func refused(address: String) {
        #expect(!PublicAddress.isPublic(Self.bytes(address)))
    }

    @Test(
        "Other addresses are public",
        arguments: [
            "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.255.255",
            "172.32.0.0", "192.167.255.255", "223.255.255.255", "2606:4700:4700::1111", "2a00:1450:4001::1",
            "64:ff9b::808:808",
        ])
    func allowed(address: String) {
        #expect(PublicAddress.isPublic(Self.bytes(address)))
    }

    @Test("S-NET-5: This machine's addresses are not reachable, even if they are public")
    func ownAddresses() throws {
        var list: UnsafeMutablePointer<ifaddrs>?
        try #require(getifaddrs(&list) == 0)
        defer { freeifaddrs(list) }
        var next = list
        while let interface = next {
            next = interface.pointee.ifa_next
            guard let address = interface.pointee.ifa_addr, let bytes = PublicAddress.bytes(of: address) else {
                continue
            }
            #expect(!PublicAddress.isReachable(bytes))
        }
    }

    @Test(
        "S-NET-5: A public address of this machine is not reachable in any of its forms",
        arguments: ["93.184.216.34", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"])
    func formsOfAnOwnAddress(form: String) {
        let own = PublicAddress.Network(Self.bytes("93.184.216.34"), mask: Self.bytes("255.255.255.255"))
        #expect(!PublicAddress.isReachable(Self.bytes(form), of: [own]))
        #expect(PublicAddress.isReachable(Self.bytes(form), of: []))
    }

    @Test("S-NET-9: Public addresses of this machine's own networks are not reachable, those beyond a router are")
    func ownNetworks() {
        let wide = PublicAddress.Network(Self.bytes("2a00:1450:4001::1"), mask: Self.bytes("ffff:ffff:ffff:ffff::"))
        let narrow = PublicAddress.Network(Self.bytes("93.184.216.34"), mask: Self.bytes("255.255.255.240"))
        let everything = PublicAddress.Network(Self.bytes("8.8.8.8"), mask: Self.bytes("0.0.0.0"))
        let alone = PublicAddress.Network(Self.bytes("1.1.1.1"), mask: nil)
        let networks = [wide, narrow, everything, alone]
        for near in ["2a00:1450:4001::2", "93.184.216.46", "::ffff:93.184.216.46", "8.8.8.8", "1.1.1.1"] {
            #expect(!PublicAddress.isReachable(Self.bytes(near), of: networks), "\(near)")
        }
        for far in ["2a00:1450:4001:1::2", "93.184.216.48", "8.8.4.4", "1.1.1.2"] {
            #expect(PublicAddress.isReachable(Self.bytes(far), of: networks), "\(far)")
        }
    }

    // MARK: Requests

    /// A socket that listens on loopback, and its port.
    private func listener() throws -> (descriptor: Int32, port: UInt16) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(listener, raw, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, raw, &length) == 0
            }
        }
        try #require(isBound)
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    private func client(of gateway: NetworkGateway) throws -> Int32 {
        let client = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(gateway.path.utf8)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, length) == 0 }
        }
        try #require(isConnected)
        return client
    }

    private func request(_ port: UInt16, command: UInt8 = 1) -> [UInt8] {
        [5, 1, 0] + [5, command, 0, 1, 127, 0, 0, 1, UInt8(port >> 8), UInt8(port & 0xFF)]
    }

    private func send(_ bytes: [UInt8], to socket: Int32) {
        #expect(Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }

    /// Reads until the count or the end.
    private func read(_ count: Int, from socket: Int32) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: count)
        while result.count < count {
            let amount = Glibc.read(socket, &buffer, count - result.count)
            guard amount > 0 else { break }
            result += buffer.prefix(amount)
        }
        return result
    }

    @Test("Bytes pass in both directions, and the end of one side reaches the other")
    func passes() throws {
        let (listener, port) = try listener()
        defer { close(listener) }
        let gateway = try #require(NetworkGateway.make { _ in true })
        defer { gateway.stop() }
        let client = try client(of: gateway)
        defer { close(client) }
        send(request(port), to: client)
        #expect(read(2, from: client) == [5, 0])
        #expect(read(10, from: client).prefix(2) == [5, 0])
        let server = accept(listener, nil, nil)
        defer { close(server) }
        send(Array("question".utf8), to: client)
        #expect(read(8, from: server) == Array("question".utf8))
        send(Array("answer".utf8), to: server)
        #expect(read(6, from: client) == Array("answer".utf8))
        shutdown(client, Int32(SHUT_WR))
        #expect(read(1, from: server) == [])
    }

    @Test("S-NET-4: A port of this machine is refused with the reason of the protocol")
    func loopback() throws {
        let (listener, port) = try listener()
        defer { close(listener) }
        let gateway = try #require(NetworkGateway.make())
        defer { gateway.stop() }
        let client = try client(of: gateway)
        defer { close(client) }
        send(request(port), to: client)
        #expect(read(12, from: client).prefix(4) == [5, 0, 5, 2])
        #expect(read(1, from: client) == [])
    }

    @Test("S-NET-6: A name of this machine is refused, whatever it is called")
    func loopbackName() throws {
        let (listener, port) = try listener()
        defer { close(listener) }
        let gateway = try #require(NetworkGateway.make())
        defer { gateway.stop() }
        for name in ["localhost", "127.0.0.1", "::1"] {
            let client = try client(of: gateway)
            defer { close(client) }
            let head: [UInt8] = [5, 1, 0] + [5, 1, 0, 3, UInt8(name.utf8.count)]
            send(head + Array(name.utf8) + [UInt8(port >> 8), UInt8(port & 0xFF)], to: client)
            #expect(read(12, from: client).prefix(4) == [5, 0, 5, 2], "\(name)")
            #expect(read(1, from: client) == [])
        }
    }

    @Test(
        "S-NET-7: Invalid requests end the connection, and the gateway continues",
        arguments: [
            [4, 1, 0, 80, 1, 1, 1, 1, 0], [5, 0], [5, 1, 2], [5, 1, 0, 5, 2, 0, 1, 1, 1, 1, 1, 0, 80],
            [5, 1, 0, 5, 1, 0, 9, 1], [5, 1, 0, 5, 1, 0, 3, 0, 0, 80], [0x47, 0x45, 0x54, 0x20],
        ] as [[UInt8]])
    func invalid(request: [UInt8]) throws {
        let gateway = try #require(NetworkGateway.make { _ in true })
        defer { gateway.stop() }
        for _ in 0..<40 {
            let client = try client(of: gateway)
            defer { close(client) }
            send(request, to: client)
            shutdown(client, Int32(SHUT_WR))
            #expect(read(64, from: client).count < 64)
        }
    }

    @Test("S-NET-8: A stopped gateway ends its connections and leaves no file")
    func stops() throws {
        let (listener, port) = try listener()
        defer { close(listener) }
        let gateway = try #require(NetworkGateway.make { _ in true })
        let client = try client(of: gateway)
        defer { close(client) }
        send(request(port), to: client)
        #expect(read(12, from: client).count == 12)
        gateway.stop()
        #expect(read(1, from: client) == [])
        #expect(!FileManager.default.fileExists(atPath: gateway.path))
        #expect(!FileManager.default.fileExists(atPath: (gateway.path as NSString).deletingLastPathComponent))
    }

    /// Where a host that is killed notes the path of its socket.
    private static func note(of host: pid_t) -> String { NSTemporaryDirectory() + "tessera-killed-gateway-\(host)" }

    @Test("S-LIFE-11: The socket of a killed host is removed by the next run")
    func killedHost() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) {
            let gateway = try #require(NetworkGateway.make())
            try #require(FileManager.default.fileExists(atPath: gateway.path))
            try gateway.path.write(toFile: GatewayTests.note(of: getppid()), atomically: true, encoding: .utf8)
            withExtendedLifetime(gateway) { _ = kill(getpid(), SIGKILL) }
        }
        let note = Self.note(of: getpid())
        defer { unlink(note) }
        let socket = try String(contentsOfFile: note, encoding: .utf8)
        let folder = (socket as NSString).deletingLastPathComponent
        let anHourAgo = timeval(tv_sec: time(nil) - 3_600, tv_usec: 0)
        // On a busy machine a minute may have passed, and another run may have removed the folder.
        #expect(utimes(folder, [anHourAgo, anHourAgo]) == 0 || errno == ENOENT)
        RunFolder.removeLeft(in: (folder as NSString).deletingLastPathComponent, at: Date().timeIntervalSince1970)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
