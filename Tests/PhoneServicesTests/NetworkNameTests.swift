import CoreBluetooth
import Foundation
import NetworkModule
import Testing

@Suite("Names of hosts and services")
struct NetworkNameTests {
    @Test("Strings parse as addresses where possible")
    func hosts() {
        #expect(NWEndpoint.Host("192.168.0.1") == .ipv4(IPv4Address(Data([192, 168, 0, 1]))!))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("garden.example") == .name("garden.example", nil))
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true)
        #expect(IPv6Address("::ffff:10.0.0.1")?.asIPv4 == IPv4Address("10.0.0.1"))
    }

    @Test("A 16-bit UUID equals its long form in the base UUID")
    func services() {
        #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180d").uuidString == "180D")
        #expect(CBUUID(string: "0000180d-0000-1000-8000-00805f9b34fb").uuidString.hasPrefix("0000180D-0000"))
    }
}
