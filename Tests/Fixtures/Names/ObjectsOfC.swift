import Foundation
import Security
import SwiftUI
import SystemConfiguration

/// Libraries for networks and settings use these.
struct ObjectsOfC {
    var pinned: Set<SecKey> = []
    var policies: [SecPolicy: String] = [:]
    var reachability: SCNetworkReachability?

    mutating func pin(_ keys: [SecKey], _ other: SecKey) -> Bool {
        pinned.formUnion(keys)
        return keys.contains(other) || pinned.contains { $0 == other }
    }

    func options() -> CFOptionFlags {
        kSecRevocationUseAnyAvailableMethod | kSecRevocationRequirePositiveResponse
    }

    func revocation(_ flags: CFOptionFlags) -> SecPolicy? { SecPolicyCreateRevocation(flags) }

    func route() -> SCNetworkReachability? {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        var plain = sockaddr()
        plain.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        return address.sin_len > 0 ? SCNetworkReachabilityCreateWithAddress(nil, &plain) : nil
    }

    func streams() -> (InputStream?, OutputStream?) {
        var input: InputStream?
        var output: OutputStream?
        Foundation.Stream.getBoundStreams(withBufferSize: 1024, inputStream: &input, outputStream: &output)
        return (input, output)
    }

    func plural(_ count: Int) -> String {
        NSString.localizedStringWithFormat("%d items" as NSString, count) as String
    }

    func isThere(_ url: URL) throws -> Bool { try url.checkPromisedItemIsReachable() }

    func color(_ color: CGColor) -> Color { Color(color) }

    func images() -> [String] {
        (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    }
}
