import ExtensionProtocol
import Foundation

extension ExtensionBundle {
    /// The colors that a host uses outside the widget's own views.
    enum ThemeRole {
        case accent, widgetBackground

        /// The key of the Info.plist that names the color; Xcode writes it from the build settings.
        fileprivate var key: String {
            switch self {
            case .accent: "NSAccentColorName"
            case .widgetBackground: "NSWidgetBackgroundColorName"
            }
        }

        /// The name in Xcode's widget extension template, used when the Info.plist names none.
        fileprivate var usualName: String {
            switch self {
            case .accent: "AccentColor"
            case .widgetBackground: "WidgetBackground"
            }
        }
    }

    /// The color for a role; `nil` when the asset catalog has no color with the name.
    func themeColor(_ role: ThemeRole) -> ThemeColor? {
        let name = informationText(role.key) ?? role.usualName
        guard let light = color(named: name, dark: false, increasedContrast: false),
            let dark = color(named: name, dark: true, increasedContrast: false)
        else { return nil }
        return ThemeColor(name: name, light: light, dark: dark)
    }

    /// Searches for the key as text before parsing the list: parsing searches the conformances of the program, and most
    /// bundles name no color. The host writes the list as XML, which contains keys verbatim.
    private func informationText(_ key: String) -> String? {
        guard let bytes = bytes(of: "Info.plist"),
            bytes.indices.contains(where: { bytes[$0...].starts(with: key.utf8) }),
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
        else { return nil }
        return list[key] as? String
    }
}
