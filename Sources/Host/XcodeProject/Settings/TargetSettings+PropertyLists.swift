import Foundation

extension TargetSettings {
    /// The prefix of settings `INFOPLIST_KEY_NAME` for an Info.plist's `NAME`.
    private static let keyPrefix = "INFOPLIST_KEY_"

    /// Creates the product's property lists. A damaged file is recorded as the settings' problem, which affects only
    /// users of this target.
    ///
    /// 1. In strings, including those that the project adds to the file, build settings are expanded.
    /// 2. With `GENERATE_INFOPLIST_FILE` the standard keys and those of `INFOPLIST_KEY_…` are added if missing.
    /// 3. The names of the catalogs' colors come from the settings of the asset catalog compiler.
    ///
    /// What an app declares about its screens is read from the result.
    mutating func readPropertyLists(_ settings: BuildSettings, _ properties: Properties) throws(ProjectProblem) {
        var info = try read(infoPlistFile, settings)
            .merging(Self.expanded(properties.info, settings, depth: 0)) { $1 }
        if try settings.isOn("GENERATE_INFOPLIST_FILE") {
            let identity = [
                "CFBundleDevelopmentRegion": developmentLanguage, "CFBundleExecutable": productName,
                "CFBundleIdentifier": bundleIdentifier, "CFBundleName": productName,
                "CFBundleShortVersionString": try settings.value("MARKETING_VERSION"),
                "CFBundleVersion": try settings.value("CURRENT_PROJECT_VERSION"),
            ]
            for case (let key, let value?) in identity where info[key] == nil { info[key] = value }
            for name in settings.names where name.hasPrefix(Self.keyPrefix) {
                let key = String(name.dropFirst(Self.keyPrefix.count))
                guard let value = try settings.value(name) else { continue }
                if let entry = DeclaredScreens.entry(for: key, value) {
                    if info[entry.key] == nil { info[entry.key] = entry.value }
                    continue
                }
                guard info[key] == nil else { continue }
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
            if let value = try settings.value(name) { info[key] = value }
        }
        let point = (info["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"]
        let newerPoint = (info["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"]
        extensionPoint = (point ?? newerPoint) as? String
        displayName =
            [info["CFBundleDisplayName"], info["CFBundleName"]]
            .compactMap { $0 as? String }.first { !$0.isEmpty } ?? productName
        screens = DeclaredScreens(info: info, targetedFamilies: try settings.value("TARGETED_DEVICE_FAMILY"))
        infoPlist = Self.xml(of: info)
        entitlements = Self.xml(
            of: try read(entitlementsFile, settings)
                .merging(Self.expanded(properties.entitlements, settings, depth: 0)) { $1 })
    }

    private mutating func read(
        _ path: String?, _ settings: BuildSettings
    ) throws(ProjectProblem) -> [String: Any] {
        guard let path else { return [:] }
        let table: [String: Any]
        do throws(ProjectProblem) {
            table = try PropertyListFile.read(path)
        } catch {
            problem = problem ?? error
            return [:]
        }
        return try Self.expanded(table, settings, depth: 0)
    }

    private static let depthLimit = 64

    private static func expanded(
        _ table: [String: Any], _ settings: BuildSettings, depth: Int
    ) throws(ProjectProblem) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in table { result[key] = try expanded(value: value, settings, depth: depth + 1) }
        return result
    }

    private static func expanded(
        value: Any, _ settings: BuildSettings, depth: Int
    ) throws(ProjectProblem) -> Any {
        guard depth < depthLimit else {
            throw .malformed(
                settings.file, line: nil, reason: "a property list of it is nested more than \(depthLimit) levels deep")
        }
        switch value {
        case let text as String: return try settings.expanded(text)
        case let list as [Any]:
            return try list.map { (item) throws(ProjectProblem) in
                try expanded(value: item, settings, depth: depth + 1)
            }
        case let table as [String: Any]: return try expanded(table, settings, depth: depth)
        default: return value
        }
    }

    /// The XML of a table. Foundation writes keys in order, so the same content results in the same bytes.
    private static func xml(of table: [String: Any]) -> [UInt8]? {
        guard !table.isEmpty,
            let data = try? PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        else { return nil }
        return [UInt8](data)
    }
}
