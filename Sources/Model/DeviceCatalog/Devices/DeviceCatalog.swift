import WidgetVocabulary

/// The screens that widgets are drawn for, the devices that have them, and how to find them by name.
///
/// Widget sizes: Human Interface Guidelines, widgets (editions of 2022 and December 2025 agree on all of iOS and
/// iPadOS).
package enum DeviceCatalog {
    /// Finds a device by the size of its screen (`430x932`, also `430×932` or `414x896@2x`) or by its product name.
    ///
    /// - Parameter zoom: More Space chooses the larger of an iPad's two screens; a name may also end in `More Space`.
    /// - Throws: `UnknownName` with the nearest names, or with the nearest screen for a size that has no widget sizes.
    package static func device(named name: String, zoom: DisplayZoom = .standard) throws(UnknownName) -> Device {
        if let wanted = ScreenName(name) { return try device(wanted, named: name, zoom: zoom) }
        let (folded, zoom) = Self.zoom(in: FoldedName(name), or: zoom)
        guard let model = models.first(where: { $0.isCalled(folded) }) else {
            throw UnknownName(
                kind: "device", name: name, suggestions: folded.nearest(in: models.map(\.name)),
                hint: "`tessera render --help` lists the screens.")
        }
        guard let screen = model.screen else {
            let size = WidgetSize(model.width, model.height)
            throw UnknownName(
                kind: "widget size for the device", name: model.name,
                suggestions: nearestScreens(to: size, on: model.platform).map(\.name),
                hint: "No widget sizes are published for its \(model.caseSize.map { "\($0) mm" } ?? "\(size)") screen.")
        }
        return try device(name: model.name, screen: screen, scale: model.scale, zoom: zoom)
    }

    private static var touchScreens: [Screen] { allScreens.filter { $0.platform == .iPhone || $0.platform == .iPad } }

    package static func screen(width: Double, height: Double) -> Screen? {
        allScreens.first { $0.size == WidgetSize(width, height) && !$0.sizes.isEmpty }
    }

    private static func device(
        _ wanted: ScreenName, named name: String, zoom: DisplayZoom
    ) throws(UnknownName) -> Device {
        guard let screen = screen(width: wanted.size.width, height: wanted.size.height) else {
            throw UnknownName(
                kind: "screen", name: name,
                suggestions: nearestScreens(to: wanted.size, on: nil).map(\.size.description),
                hint: "Known screens: \(touchScreens.map(\.size.description).joined(separator: ", ")).")
        }
        if let scale = wanted.scale, !screen.scales.contains(scale) {
            throw UnknownName(
                kind: "screen", name: name, suggestions: screen.scales.map { "\(screen.size)@\(Int($0))x" })
        }
        let scale = wanted.scale ?? screen.scales.first ?? 3
        // A size that exists only with More Space implies that zoom.
        return try device(
            name: screen.size.description, screen: screen, scale: scale, zoom: screen.zoom == .standard ? zoom : nil)
    }

    private static func device(
        name: String, screen: Screen, scale: Double, zoom: DisplayZoom?
    ) throws(UnknownName) -> Device {
        guard let zoom, zoom != screen.zoom else { return Device(name: name, screen: screen, scale: scale) }
        guard let zoomed = Self.screen(screen, zoomedTo: zoom) else {
            throw UnknownName(
                kind: "screen with Display Zoom set to More Space for the device", name: name,
                suggestions: [],
                hint: "Widget sizes are published for it only on "
                    + tabletScreens.filter { Self.screen($0, zoomedTo: zoom) != nil && $0.zoom != zoom }
                    .map(\.size.description).joined(separator: ", ") + ".")
        }
        return Device(name: "\(name) (\(zoom.rawValue))", screen: zoomed, scale: scale)
    }

    /// `iPad Air 11, More Space` or `iPad Air 11 (more space)`.
    private static func zoom(in name: FoldedName, or zoom: DisplayZoom) -> (FoldedName, DisplayZoom) {
        for ending in [",morespace", "(morespace)", "morespace"] where name.text.hasSuffix(ending) {
            return (FoldedName(String(name.text.dropLast(ending.count))), .moreSpace)
        }
        return (name, zoom)
    }

    private static func nearestScreens(to size: WidgetSize, on platform: Platform?) -> [Screen] {
        func distance(_ screen: Screen) -> Double {
            abs(screen.size.width - size.width) + abs(screen.size.height - size.height)
        }
        let candidates = allScreens.filter { (platform == nil || $0.platform == platform) && !$0.sizes.isEmpty }
        return Array(candidates.sorted { distance($0) < distance($1) }.prefix(2))
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
