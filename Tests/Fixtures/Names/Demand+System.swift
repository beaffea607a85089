import Foundation
import Intents
import MapKit
import Security
import UIKit
import WidgetKit

/// The address in the local network.
func wirelessAddress() -> String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0, let first = list else { return nil }
    defer { freeifaddrs(list) }
    for pointer in sequence(first: first, next: { $0.pointee.ifa_next }) {
        let flags = Int32(pointer.pointee.ifa_flags)
        guard (flags & (IFF_UP | IFF_RUNNING | IFF_LOOPBACK)) == (IFF_UP | IFF_RUNNING),
            let address = pointer.pointee.ifa_addr, address.pointee.sa_family == UInt8(AF_INET)
        else { continue }
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        getnameinfo(
            address, socklen_t(address.pointee.sa_len), &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
        return String(cString: host)
    }
    return nil
}

func emptyAddress() -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    return address
}

final class FolderWatch {
    private var source: DispatchSourceFileSystemObject?

    func start(_ path: String) {
        let descriptor = open(path, O_EVTONLY)
        source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write, queue: .main)
        source?.setCancelHandler { close(descriptor) }
        source?.resume()
    }
}

func threadFacts() -> UInt64 {
    var identifier: UInt64 = 0
    pthread_threadid_np(nil, &identifier)
    pthread_setname_np("worker")
    _ = (pthread_main_np() != 0, pthread_mach_thread_np(pthread_self()), qos_class_self() == QOS_CLASS_UTILITY)
    _ = (fcntl(0, F_FULLFSYNC), malloc_size(nil))
    return identifier + clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
}

func forgetPassword() -> OSStatus {
    let query: NSDictionary = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me"]
    var found: CFTypeRef?
    SecItemCopyMatching(query, &found)
    return SecItemDelete(query)
}

func keyboardHeight(_ notification: Notification) -> CGFloat {
    let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    let points = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 1, y: 1))].map(\.cgPointValue)
    return (frame?.height ?? 0) + NSValue(uiEdgeInsets: .zero).uiEdgeInsetsValue.top + points[0].x
}

func load(_ provider: NSItemProvider) {
    guard provider.canLoadObject(ofClass: UIImage.self) else { return }
    provider.loadObject(ofClass: UIImage.self) { object, _ in print((object as? UIImage)?.size ?? .zero) }
}

func plainMap() -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.pointOfInterestFilter = .excludingAll
    return options
}

final class ChooseListIntent: INIntent {
    @NSManaged public var list: String?
    @NSManaged public var count: NSNumber?

    func suggest() {
        let activity = NSUserActivity(activityType: "list")
        activity.suggestedInvocationPhrase = list
        activity.shortcutAvailability = [.sleepMindfulness]
    }
}

let everyFamily = WidgetFamily.allCases

struct Song: Hashable {
    var title: String
    var artist: String?
}

func ordered(_ songs: [Song]) -> [Song] {
    songs.sorted(using: [SortDescriptor(\.title), SortDescriptor(\.artist, order: .reverse)])
        .sorted(using: SortDescriptor(\.title, comparator: .localizedStandard))
        .sorted(using: KeyPathComparator(\.title, comparator: .localizedStandard))
}

func initials(_ name: PersonNameComponents) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    return formatter.string(from: name)
        + PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: [])
}

func year(_ text: String) -> Substring? { text.firstMatch(of: /(?<year>\d{4})-\d{2}/)?.year }
