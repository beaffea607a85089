import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// A setting over which the variants of a widget vary, with the values that are worth a comparison.
///
/// 1. The value that the device has is always one of them.
/// 2. Values that draw the same are listed once: a Lock Screen has one appearance, and a Mac one type size.
/// 3. Devices and languages are limited in number; of many devices, those of evenly distributed sizes are listed.
package struct VariantAxis: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable { case appearance, size, typeSize, language, device }

    package struct Value: Hashable, Sendable {
        /// The name in commands.
        package var name: String
        /// Whether the device shows the widget with this value.
        package var isShown: Bool
    }

    /// The name of the device's language in a layout from right to left.
    package static let rightToLeft = "rtl"
    static let deviceLimit = 6
    static let languageLimit = 12
    /// The smallest, the standard, and large sizes, of which two are accessibility sizes.
    private static let typeSizes: [TypeSize] = [.xSmall, .large, .xxxLarge, .accessibility2, .accessibility5]

    package var kind: Kind
    /// In the order in which a user would sort them.
    package var values: [Value]

    /// All axes on which a widget has several values.
    static func all(
        of widget: PlacedWidget, _ description: WidgetDescription, languages: [String], on place: PlaceMachine
    ) -> [VariantAxis] {
        Kind.allCases.compactMap { kind in
            let shown = shown(kind, of: widget, on: place)
            let candidates = candidates(kind, of: widget, description, languages: languages, on: place)
            let names = distinct(candidates, shown: shown) { name in
                var variant = WidgetVariant()
                guard (try? variant.set(kind, to: name)) != nil else { return nil }
                return try? place.drawing(variant, of: widget)
            }
            guard names.count > 1 else { return nil }
            let limit = kind == .device ? deviceLimit : languageLimit
            return VariantAxis(
                kind: kind,
                values: spread(names, shown: shown, limit: limit).map { Value(name: $0, isShown: $0 == shown) })
        }
    }

    /// The appearances in which a widget of a size that is not placed is drawn differently.
    static func appearances(ofUnplaced family: Family, on place: PlaceMachine) -> [Value] {
        let shown = place.environment.setting.appearance.kind.rawValue
        return distinct(Appearance.Kind.allCases.map(\.rawValue), shown: shown) { name in
            var variant = WidgetVariant()
            guard (try? variant.set(.appearance, to: name)) != nil else { return nil }
            return try? place.drawing(variant, ofUnplaced: family)
        }.map { Value(name: $0, isShown: $0 == shown) }
    }

    /// The value that the device has.
    private static func shown(_ kind: Kind, of widget: PlacedWidget, on place: PlaceMachine) -> String {
        let environment = place.environment
        return switch kind {
        case .appearance: environment.setting.appearance.kind.rawValue
        case .size: widget.family.rawValue
        case .typeSize: environment.typeSize.rawValue
        case .language: environment.locale
        case .device: place.effectivePlacement(of: widget).device.name
        }
    }

    /// The possible values, with the one that the device has.
    private static func candidates(
        _ kind: Kind, of widget: PlacedWidget, _ description: WidgetDescription, languages: [String],
        on place: PlaceMachine
    ) -> [String] {
        switch kind {
        case .appearance: return Appearance.Kind.allCases.map(\.rawValue)
        case .size: return Family.allCases.filter(description.families.contains).map(\.rawValue)
        case .typeSize: return Set(typeSizes + [place.environment.typeSize]).sorted().map(\.rawValue)
        case .language:
            let shown = place.environment.locale
            let others = languages.filter { WidgetVariant.isLocale($0) && !isPart($0, of: shown) }
            return [shown] + others + (place.environment.layoutDirection == .rightToLeft ? [] : [rightToLeft])
        case .device:
            let shown = place.effectivePlacement(of: widget).device
            var screens = DeviceCatalog.models.filter { $0.platform == shown.platform }
                .compactMap { model in model.screen.map { (name: model.name, screen: $0) } }
            if !screens.contains(where: { $0.name == shown.name }) { screens.append((shown.name, shown.screen)) }
            return screens.sorted { left, right in
                (left.screen.size.width, left.screen.size.height) < (right.screen.size.width, right.screen.size.height)
            }.map(\.name)
        }
    }

    /// Whether a language, such as `zh-Hans`, is that of a locale, such as `zh_Hans_CN`.
    private static func isPart(_ language: String, of locale: String) -> Bool {
        let (language, locale) = (language.replacing("_", with: "-"), locale.replacing("_", with: "-"))
        return locale == language || locale.hasPrefix(language + "-")
    }

    /// The names whose drawings differ; of equal ones the shown name, otherwise the first.
    private static func distinct(
        _ names: [String], shown: String, _ drawing: (String) -> VariantDrawing?
    ) -> [String] {
        var known: Set<VariantDrawing> = []
        var kept: Set<String> = []
        for name in [shown] + names where !kept.contains(name) {
            if let drawing = drawing(name), known.insert(drawing).inserted { kept.insert(name) }
        }
        return names.filter(kept.contains)
    }

    /// At most `limit` of the names at even distances, with the shown one.
    private static func spread(_ names: [String], shown: String, limit: Int) -> [String] {
        guard names.count > limit else { return names }
        let others = names.filter { $0 != shown }
        let kept = Set((0..<limit - 1).map { others[$0 * (others.count - 1) / (limit - 2)] })
        return names.filter { $0 == shown || kept.contains($0) }
    }
}
