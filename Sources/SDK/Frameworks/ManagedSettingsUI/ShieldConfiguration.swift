@_exported import ManagedSettings
import UIKit

/// The appearance of the shield over an app.
public struct ShieldConfiguration: @unchecked Sendable {
    // Sendable: its properties are constants; colors and images are immutable.

    public struct Label: @unchecked Sendable {
        // Sendable: its properties are constants, and colors are immutable.
        public let text: String
        public let color: UIColor

        public init(text: String, color: UIColor) {
            self.text = text
            self.color = color
        }
    }

    public let backgroundBlurStyle: UIBlurEffect.Style?
    public let backgroundColor: UIColor?
    public let icon: UIImage?
    public let title: ShieldConfiguration.Label?
    public let subtitle: ShieldConfiguration.Label?
    public let primaryButtonLabel: ShieldConfiguration.Label?
    public let primaryButtonBackgroundColor: UIColor?
    public let secondaryButtonLabel: ShieldConfiguration.Label?

    public init(
        backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil, icon: UIImage? = nil,
        title: ShieldConfiguration.Label? = nil, subtitle: ShieldConfiguration.Label? = nil,
        primaryButtonLabel: ShieldConfiguration.Label? = nil, primaryButtonBackgroundColor: UIColor? = nil,
        secondaryButtonLabel: ShieldConfiguration.Label? = nil
    ) {
        self.backgroundBlurStyle = backgroundBlurStyle
        self.backgroundColor = backgroundColor
        self.icon = icon
        self.title = title
        self.subtitle = subtitle
        self.primaryButtonLabel = primaryButtonLabel
        self.primaryButtonBackgroundColor = primaryButtonBackgroundColor
        self.secondaryButtonLabel = secondaryButtonLabel
    }
}

/// The part of an app that provides shields to the system; it is never called here.
open class ShieldConfigurationDataSource: NSObject {
    public override init() {
        super.init()
    }

    open func configuration(shielding application: Application) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(
        shielding application: Application, in category: ActivityCategory
    ) -> ShieldConfiguration {
        ShieldConfiguration()
    }
    open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(shielding webDomain: WebDomain, in category: ActivityCategory) -> ShieldConfiguration {
        ShieldConfiguration()
    }
}
