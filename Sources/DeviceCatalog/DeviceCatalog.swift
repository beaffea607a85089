/// The screens that widgets are drawn for, the devices that have them, and how to find them by name.
///
/// Widget sizes: Human Interface Guidelines, widgets, iOS dimensions (editions of 2022 and December 2025 agree on all).
package enum DeviceCatalog {
    /// Finds a device by the size of its screen (`430x932`, also `430×932` or `414x896@2x`) or by its product name.
    ///
    /// - Throws: `UnknownName` with the nearest names, or with the nearest screen for a size that has no widget sizes.
    package static func device(named name: String) throws(UnknownName) -> Device {
        if let wanted = ScreenName(name) {
            guard let screen = screens.first(where: { $0.size == wanted.size }) else {
                throw UnknownName(
                    kind: "screen", name: name, suggestions: nearestScreens(to: wanted.size).map(\.size.description),
                    hint: "Known screens: \(screens.map(\.size.description).joined(separator: ", ")).")
            }
            if let scale = wanted.scale, !screen.scales.contains(scale) {
                throw UnknownName(
                    kind: "screen", name: name,
                    suggestions: screen.scales.map { "\(screen.size)@\(Int($0))x" })
            }
            let scale = wanted.scale ?? screen.scales.first ?? 3
            return Device(name: screen.size.description, screen: screen, scale: scale)
        }
        let folded = FoldedName(name)
        guard let model = models.first(where: { FoldedName($0.name) == folded }) else {
            throw UnknownName(
                kind: "device", name: name, suggestions: folded.nearest(in: models.map(\.name)),
                hint: "`tessera render --help` lists the screens.")
        }
        guard let screen = screen(width: model.width, height: model.height) else {
            let size = WidgetSize(model.width, model.height)
            throw UnknownName(
                kind: "widget size for the device", name: model.name,
                suggestions: nearestScreens(to: size).map(\.size.description),
                hint: "No widget sizes are published for its \(size) screen.")
        }
        return Device(name: model.name, screen: screen, scale: model.scale)
    }

    package static func screen(width: Double, height: Double) -> Screen? {
        screens.first { $0.size == WidgetSize(width, height) }
    }

    private static func nearestScreens(to size: WidgetSize) -> [Screen] {
        func distance(_ screen: Screen) -> Double {
            abs(screen.size.width - size.width) + abs(screen.size.height - size.height)
        }
        return Array(screens.sorted { distance($0) < distance($1) }.prefix(2))
    }
}

/// `430x932` or `430x932@3x`.
private struct ScreenName {
    var size: WidgetSize
    var scale: Double?

    init?(_ name: String) {
        let parts = FoldedName(name).text.split(separator: "@", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count <= 2 else { return nil }
        let lengths = first.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
        size = WidgetSize(width, height)
        guard parts.count == 2 else { return }
        guard parts[1].hasSuffix("x"), let scale = Double(parts[1].dropLast()) else { return nil }
        self.scale = scale
    }
}
