import DeviceCatalog
import WidgetAudit
import WidgetVocabulary

extension PictureConditions {
    /// The place and what differs from the usual conditions: `Home Screen, dark, type size AX5`.
    func pageText(comparedWith reference: WidgetEvidence.Reference) -> String {
        let place = context.name.prefix(1).uppercased() + context.name.dropFirst()
        var parts = [place, appearanceText.replacing("-", with: " ")]
        if typeSize != .large { parts.append("type size \(typeSize.pageName)") }
        if locale != reference.locale { parts.append(locale) }
        if device != reference.device { parts.append(device) }
        switch content {
        case .entry: break
        case .placeholder: parts.append("placeholder")
        case .gallery: parts.append("in the widget gallery")
        case .mirrored: parts.append("right to left")
        }
        return parts.joined(separator: ", ")
    }

    /// The settings of the simulated device that show the picture, by the names of the page's command `environment`;
    /// `nil` for a placeholder, a picture of the gallery and a later entry, which no place shows.
    ///
    /// Settings that the audit does not vary have its values, because they change the layout as well.
    var pageSettings: [String: String]? {
        guard content == .entry || content == .mirrored, let device = try? DeviceCatalog.device(named: device),
            let place = try? WidgetPlace(device: device, context: context, family: family),
            let variant = AppearanceVariant.all(in: place, from: Setting()).first(where: { $0.name == appearance })
        else { return nil }
        let usual = (try? LocaleName(argument: locale))?.layoutDirection ?? .leftToRight
        let direction = content == .mirrored ? .rightToLeft : usual
        let common = [
            "platform": platform.rawValue, "place": context.rawValue, "device": self.device,
            "typeSize": typeSize.rawValue, "locale": locale, "direction": direction.rawValue,
            "contrast": Contrast.standard.rawValue, "weight": LegibilityWeight.regular.rawValue,
            "transparency": Transparency.standard.rawValue,
            "systemColors": SystemColorGeneration.since2025.rawValue,
        ]
        return common.merging(variant.setting.pageSettings(in: context)) { _, own in own }
    }
}

extension Setting {
    /// The settings that change a widget's appearance in a place.
    fileprivate func pageSettings(in context: Context) -> [String: String] {
        switch context {
        case .homeScreen, .todayView, .notificationCenter: ["appearance": appearance.pageName]
        case .desktop: ["appearance": appearance.pageName, "desktop": desktop.rawValue]
        case .lockScreen:
            ["display": display.rawValue, "lockScreenTint": lockScreenTint?.description ?? Self.noColor]
        case .standBy: ["display": display.rawValue, "ambientLight": Self.text(of: ambientLight)]
        case .carPlay: [:]
        case .watchComplication:
            [
                "display": display.rawValue, "faceTint": watchFace.tint?.description ?? Self.noColor,
                "inversion": watchFace.inversion.rawValue,
            ]
        case .watchSmartStack:
            [
                "faceTint": watchFace.tint?.description ?? Self.noColor, "inversion": watchFace.inversion.rawValue,
            ]
        case .horizontalSurface, .verticalSurface:
            ["palette": vision.palette?.name ?? Self.noColor, "distance": Self.text(of: vision.distance)]
        }
    }

    /// The page's name for no color.
    private static let noColor = "none"

    private static func text(of number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
}

extension Appearance {
    fileprivate var pageName: String {
        if case .tinted(let color) = self { "\(kind.rawValue):\(color)" } else { kind.rawValue }
    }
}

extension TypeSize {
    fileprivate var pageName: String {
        switch self {
        case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5:
            shortName.uppercased()
        default: rawValue
        }
    }
}
