/// Systems that a widget extension is built for, by the names of `#if os(…)`.
package enum OperatingSystem: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, watchOS, visionOS

    /// The platform that runs the system's widgets; of two the iPhone.
    package var usualPlatform: Platform {
        switch self {
        case .iOS: .iPhone
        case .macOS: .mac
        case .watchOS: .appleWatch
        case .visionOS: .visionPro
        }
    }
}
