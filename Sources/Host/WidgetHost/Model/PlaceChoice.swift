import DeviceCatalog
import WidgetVocabulary

/// The displayed place, and the user's devices.
///
/// `HostEnvironment.device` specifies the iPhone; the others are here, so that each platform keeps its device while
/// another is displayed.
package struct PlaceChoice: Hashable, Sendable, Codable {
    package var platform: Platform
    package var context: Context
    /// The orientation of an iPad.
    package var orientation: Orientation
    /// Names in `DeviceCatalog`, by platform; a platform without one has its standard device.
    private var devices: [String: String]

    package enum Orientation: String, Hashable, Sendable, Codable, CaseIterable { case portrait, landscape }

    package init(platform: Platform = .iPhone, context: Context = .homeScreen, orientation: Orientation = .landscape) {
        self.platform = platform
        self.context = context
        self.orientation = orientation
        devices = [:]
    }

    /// The Home Screen of the iPhone, with its pages and stacks.
    package static let home = PlaceChoice()

    package var isPhoneHome: Bool { platform == .iPhone && context == .homeScreen }

    /// The name of the device on a platform other than iPhone.
    package subscript(platform: Platform) -> String {
        get { devices[platform.rawValue] ?? Self.defaultDevice(platform) }
        set { devices[platform.rawValue] = newValue }
    }

    /// The standard device, a medium one of the sizes in use.
    private static func defaultDevice(_ platform: Platform) -> String {
        switch platform {
        case .iPhone: HostEnvironment().device
        case .iPad: "iPad Air 11-inch"
        case .mac: DeviceCatalog.models.first { $0.platform == .mac }?.name ?? ""
        case .appleWatch: "Apple Watch 45mm"
        case .visionPro: "Apple Vision Pro"
        }
    }
}
