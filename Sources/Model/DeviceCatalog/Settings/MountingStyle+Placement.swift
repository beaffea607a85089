import WidgetVocabulary

extension MountingStyle {
    /// - Throws: `PlacementRejection` if the surface does not support this mounting style.
    package func check(in context: Context) throws(PlacementRejection) {
        if self == .recessed, context != .verticalSurface { throw .mountingNotHere(self, context) }
    }

    /// The mounting style of a widget on a surface.
    ///
    /// 1. A style that the user requests must be supported by the widget and the surface.
    /// 2. The default is elevated if the widget supports it, else recessed.
    ///
    /// - Parameter supported: What the widget's configuration declares; both when it declares nothing.
    /// - Throws: `PlacementRejection`; for example, a recessed-only widget cannot go on a horizontal surface.
    package static func chosen(
        _ wish: MountingStyle? = nil, supported: [MountingStyle] = allCases, in context: Context
    ) throws(PlacementRejection) -> MountingStyle {
        let style = wish ?? (supported.contains(.elevated) || supported.isEmpty ? .elevated : .recessed)
        guard supported.isEmpty || supported.contains(style) else {
            throw .mountingNotSupported(style, supported: supported)
        }
        try style.check(in: context)
        return style
    }
}

/// The position of a mounted widget. `Decisions` has the reasons for the numbers.
package struct Mount: Hashable, Sendable {
    /// Degrees by which the face leans back.
    package var tilt: Double
    /// Millimeters from the surface to the face; negative behind the surface.
    package var depth: Double
    /// Blur radius of the shadow in millimeters; 0 for none.
    package var shadow: Double

    package init(style: MountingStyle, on context: Context) throws(PlacementRejection) {
        try style.check(in: context)
        switch (style, context) {
        case (.elevated, .horizontalSurface):
            self = Mount(
                tilt: Decisions.elevatedTilt, depth: Decisions.elevatedDepth, shadow: Decisions.elevatedShadow)
        case (.elevated, _): self = Mount(tilt: 0, depth: Decisions.flushDepth, shadow: Decisions.flushShadow)
        case (.recessed, _): self = Mount(tilt: 0, depth: Decisions.recessedDepth, shadow: 0)
        }
    }

    private init(tilt: Double, depth: Double, shadow: Double) {
        self.tilt = tilt
        self.depth = depth
        self.shadow = shadow
    }
}

/// The brightness of the room.
package enum LightLevel: String, CaseIterable, Hashable, Sendable {
    case dark, dim, indoor, bright

    /// 0 is a dark room, 1 a bright one.
    package var level: Double { Decisions.level(of: self) }
}

/// The width of an elevated widget's frame, which does not affect its layout.
package enum FrameWidth: String, CaseIterable, Hashable, Sendable { case thin, medium, wide, extraWide }

extension LevelOfDetail {
    /// - Parameter distance: The distance from the user's eyes, in meters.
    package init(distance: Double) {
        self = distance > Decisions.simplifiedDistance ? .simplified : .default
    }
}

/// Colors that the user can choose for a widget on Apple Vision Pro.
package struct TintPalette: Hashable, Sendable {
    package var name: String
    /// Of accented content.
    package var accent: TintColor
    /// Of other content.
    package var primary: TintColor
    /// Of the plate behind it.
    package var background: TintColor

    init(_ name: String, accent: UInt32, primary: UInt32, background: UInt32) {
        self.name = name
        self.accent = TintColor(known: accent)
        self.primary = TintColor(known: primary)
        self.background = TintColor(known: background)
    }

    /// - Throws: `UnknownName` with the nearest names.
    package static func named(_ name: String) throws(UnknownName) -> TintPalette {
        let wanted = FoldedName(name)
        guard let match = Decisions.palettes.first(where: { FoldedName($0.name) == wanted }) else {
            throw UnknownName(
                kind: "tint palette", name: name, suggestions: wanted.nearest(in: Decisions.palettes.map(\.name)),
                hint: "Palettes: \(Decisions.palettes.map(\.name).joined(separator: ", ")).")
        }
        return match
    }
}
