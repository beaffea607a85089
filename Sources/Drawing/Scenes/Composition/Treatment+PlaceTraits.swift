import DeviceCatalog
import RenderModel
import RenderingModes

extension Treatment {
    /// A place's treatment of a widget that was drawn with these traits.
    ///
    /// 1. The appearance determines the colors and the background; in full color the background is the widget's own, or
    ///    none if the place removes it, or the place's background for widgets without one.
    /// 2. Then the display dims, the face inverts, or the room lights the result.
    package init(_ traits: PlaceTraits, in place: WidgetPlace) {
        let keeps = place.platform == .iPhone || place.platform == .iPad || place.platform == .visionPro
        let base = traits.base(in: place)
        self.init(cornerRadius: place.cornerRadius)
        switch traits.look {
        case .fullColor:
            coloring = .fullColor
            background = traits.containerBackground == .removed ? .removed : base.background
        case .accented(let primary, let accent, let plate):
            coloring = .accented(
                AccentGroups(
                    primary: RGBA(primary), accent: RGBA(accent), fullColorPictures: keeps ? .kept : .flattened))
            background =
                switch plate {
                case .tinted(let tint): .tinted(RGBA(tint))
                case .glass: .glass
                case .none: .removed
                }
        case .vibrant(let tint):
            // Light, like the clock and the names that the place draws next to it.
            coloring = .vibrant(
                VibrantLook(tint: tint.map { RGBA($0) }, ink: .light, luminance: traits.brightness))
            background = place.context == .desktop ? .glass : .removed
        case .night(let color):
            coloring = .monochrome(RGBA(color))
            background = .removed
        }
        if traits.brightness < 1, traits.look.isPainted { finishes.append(.dimmed(traits.brightness)) }
        if traits.inversion == .inverted { finishes.append(.inverted) }
        finishes += base.finishes
    }
}

extension PlaceTraits {
    /// The background of widgets without their own, and the lighting.
    fileprivate func base(in place: WidgetPlace) -> Treatment {
        guard let room else {
            return place.context == .watchSmartStack ? .smartStack : .fullColor
        }
        let light = RoomLight(level: room.light.level)
        return room.texture == .paper
            ? .visionPaper(light, cornerRadius: place.cornerRadius)
            : .visionGlass(light, cornerRadius: place.cornerRadius)
    }
}

extension PlaceTraits.Look {
    /// Whether it is drawn in colors; vibrant content is dimmed when it is blended.
    fileprivate var isPainted: Bool {
        if case .vibrant = self { false } else { true }
    }
}
