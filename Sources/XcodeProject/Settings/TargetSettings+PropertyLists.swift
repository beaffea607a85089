import Foundation

extension TargetSettings {
    /// Settings of the form `INFOPLIST_KEY_NAME` that are an Info.plist's `NAME`.
    private static let keyPrefix = "INFOPLIST_KEY_"

    /// Makes the property lists as the product has them.
    ///
    /// 1. In texts, also in those that the project adds to the file, build settings are replaced by their values.
    /// 2. With `GENERATE_INFOPLIST_FILE` the usual keys and those of `INFOPLIST_KEY_…` are added where missing.
    /// 3. Names of the catalogs' colours come from the settings of the asset catalog compiler.
    mutating func readPropertyLists(_ settings: BuildSettings, _ properties: Properties) {
        var info = Self.read(infoPlistFile, settings).merging(Self.expanded(properties.info, settings)) { $1 }
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            let identity = [
                "CFBundleDevelopmentRegion": developmentLanguage, "CFBundleExecutable": productName,
                "CFBundleIdentifier": bundleIdentifier, "CFBundleName": productName,
                "CFBundleShortVersionString": settings.value("MARKETING_VERSION"),
                "CFBundleVersion": settings.value("CURRENT_PROJECT_VERSION"),
            ]
            for case (let key, let value?) in identity where info[key] == nil { info[key] = value }
            for name in settings.names where name.hasPrefix(Self.keyPrefix) {
                let key = String(name.dropFirst(Self.keyPrefix.count))
                guard info[key] == nil, let value = settings.value(name) else { continue }
                switch value {
                case "YES": info[key] = true
                case "NO": info[key] = false
                default: info[key] = value
                }
            }
        }
        let colors = [
            "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
            "NSWidgetBackgroundColorName": "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
        ]
        for (key, name) in colors where info[key] == nil {
            if let value = settings.value(name) { info[key] = value }
        }
        let point = (info["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"]
        let newerPoint = (info["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"]
        extensionPoint = (point ?? newerPoint) as? String
        displayName =
            [info["CFBundleDisplayName"], info["CFBundleName"]]
            .compactMap { $0 as? String }.first { !$0.isEmpty } ?? productName
        infoPlist = Self.xml(of: info)
        entitlements = Self.xml(
            of: Self.read(entitlementsFile, settings)
                .merging(Self.expanded(properties.entitlements, settings)) { $1 })
    }

    private static func read(_ path: String?, _ settings: BuildSettings) -> [String: Any] {
        guard let path, let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return expanded(list as? [String: Any] ?? [:], settings)
    }

    private static func expanded(_ table: [String: Any], _ settings: BuildSettings) -> [String: Any] {
        table.mapValues { expanded($0, settings, depth: 0) }
    }

    private static func expanded(_ value: Any, _ settings: BuildSettings, depth: Int) -> Any {
        guard depth < 32 else { return value }
        switch value {
        case let text as String: return text.contains("$") ? settings.expanded(text) : text
        case let list as [Any]: return list.map { expanded($0, settings, depth: depth + 1) }
        case let table as [String: Any]: return table.mapValues { expanded($0, settings, depth: depth + 1) }
        default: return value
        }
    }

    /// The same bytes for the same content: Foundation writes keys in order.
    private static func xml(of table: [String: Any]) -> [UInt8]? {
        guard !table.isEmpty,
            let data = try? PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        else { return nil }
        return [UInt8](data)
    }
}
