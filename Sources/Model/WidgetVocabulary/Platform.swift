/// Devices that show widgets, as the table columns of the Human Interface Guidelines name them.
package enum Platform: String, CaseIterable, Hashable, Sendable {
    case iPhone = "iPhone"
    case iPad = "iPad"
    case mac = "Mac"
    case appleWatch = "Apple Watch"
    case visionPro = "Apple Vision Pro"

    /// The system that the platform's widgets are built for. An iPad runs those of iOS.
    package var system: OperatingSystem {
        switch self {
        case .iPhone, .iPad: .iOS
        case .mac: .macOS
        case .appleWatch: .watchOS
        case .visionPro: .visionOS
        }
    }
}
