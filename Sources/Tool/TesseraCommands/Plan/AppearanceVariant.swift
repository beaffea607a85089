import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// An appearance of a place with the settings that produce it.
package struct AppearanceVariant: Hashable, Sendable {
    /// In file names and filters, such as `light` or `tinted-mint`.
    package var name: String
    package var setting: Setting

    package init(name: String, setting: Setting) {
        self.name = name
        self.setting = setting
    }

    /// The variants that were requested in a place.
    ///
    /// 1. Without modes there is one variant for each appearance, under the settings of the place.
    /// 2. A mode without an appearance uses the setting nearest to the given one that produces the mode.
    /// 3. A mode with an appearance must be the mode of the appearance in that place.
    ///
    /// - Throws: `PlacementRejection` for a mode that the place does not have, `AppearanceRejection` for an appearance that
    ///   implies another mode there.
    static func asked(_ options: RenderOptions, texture: WidgetTexture, in place: WidgetPlace) throws
        -> [AppearanceVariant]
    {
        var variants: [AppearanceVariant] = []
        for appearance in options.appearances.isEmpty ? [.light] : options.appearances {
            var setting = options.environment.setting
            setting.appearance = appearance
            setting.vision.texture = texture
            guard !options.environment.modes.isEmpty else {
                variants.append(AppearanceVariant(name: appearance.fileName, setting: setting))
                continue
            }
            for mode in options.environment.modes {
                let nearest = try place.setting(for: mode, from: setting)
                if options.appearances.isEmpty {
                    variants.append(AppearanceVariant(name: mode.rawValue, setting: nearest))
                } else if nearest.appearance == appearance {
                    variants.append(
                        AppearanceVariant(name: "\(appearance.fileName)-\(mode.rawValue)", setting: nearest))
                } else {
                    throw AppearanceRejection(appearance: appearance, mode: mode, place: place)
                }
            }
        }
        return variants
    }
}

/// The error for an appearance that implies another mode than the requested one.
struct AppearanceRejection: Error, CustomStringConvertible {
    var appearance: Appearance
    var mode: RenderingMode
    var place: WidgetPlace

    var description: String {
        var setting = Setting()
        setting.appearance = appearance
        let own = (try? place.traits(under: setting))?.mode.name ?? "something else"
        return "Widgets \(place.context.phrase) of \(place.platform.rawValue) in the \(appearance.kind.rawValue) "
            + "appearance are \(own), never \(mode.name)."
    }
}

extension Appearance {
    /// The name with the tint's name, or its digits if it has none, unless the tint is the default.
    package var fileName: String {
        guard case .tinted(let color) = self, color != Decisions.homeTint else { return kind.rawValue }
        let name = Decisions.tints.first { $0.color == color }?.name
        return "tinted-" + (name ?? String(color.description.dropFirst()))
    }
}
