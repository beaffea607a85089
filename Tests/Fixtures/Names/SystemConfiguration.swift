import Foundation
import SystemConfiguration

func isConnectedToNetwork() -> Bool {
    var zeroAddress = sockaddr_in()
    zeroAddress.sin_family = sa_family_t(AF_INET)
    let reachability = withUnsafePointer(to: &zeroAddress) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    guard let reachability else { return false }
    var flags: SCNetworkReachabilityFlags = []
    guard SCNetworkReachabilityGetFlags(reachability, &flags) else { return false }
    return flags.contains(.reachable) && !flags.contains(.connectionRequired)
}

func watchReachability() {
    guard let reachability = SCNetworkReachabilityCreateWithName(nil, "garden.example") else { return }
    var context = SCNetworkReachabilityContext(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    SCNetworkReachabilitySetCallback(reachability, { _, flags, _ in print(flags.contains(.isWWAN)) }, &context)
    SCNetworkReachabilitySetDispatchQueue(reachability, .main)
}
