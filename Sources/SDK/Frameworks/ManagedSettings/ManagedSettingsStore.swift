import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Rules for a device; stored, but they have no effect.
public final class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(stringLiteral value: String) {
            rawValue = value
        }

        public static let `default` = Name("default")
    }

    public var shield = ShieldSettings()
    public var application = ApplicationSettings()
    public var appStore = AppStoreSettings()
    public var account = AccountSettings()
    public var cellular = CellularSettings()
    public var dateAndTime = DateAndTimeSettings()
    public var gameCenter = GameCenterSettings()
    public var media = MediaSettings()
    public var passcode = PasscodeSettings()
    public var safari = SafariSettings()
    public var siri = SiriSettings()
    public var webContent = WebContentSettings()

    public init() {}
    public init(named name: Name) {}

    public func clearAllSettings() {
        shield = ShieldSettings()
        application = ApplicationSettings()
        appStore = AppStoreSettings()
        account = AccountSettings()
        cellular = CellularSettings()
        dateAndTime = DateAndTimeSettings()
        gameCenter = GameCenterSettings()
        media = MediaSettings()
        passcode = PasscodeSettings()
        safari = SafariSettings()
        siri = SiriSettings()
        webContent = WebContentSettings()
    }
}
