import RenderModel

/// The treatments that places ask for, by name.
extension Treatment {
    /// Light and dark Home Screens, Today View, Notification Center: as the widget drew it.
    package static let fullColor = Treatment()

    /// Home Screen in tinted appearance (F-32, D-28): white content on a background that shows the tint.
    package static func tinted(_ tint: RGBA, cornerRadius: Double) -> Treatment {
        Treatment(coloring: .accented(.white), background: .tinted(tint), cornerRadius: cornerRadius)
    }

    /// Home Screen in clear appearance (F-31): white content on glass.
    package static func clear(_ shade: GlassLook.Shade, cornerRadius: Double) -> Treatment {
        Treatment(
            coloring: .accented(.white), background: .glass(GlassLook(shade: shade)), cornerRadius: cornerRadius)
    }

    /// Lock Screen. Without a tint it is monochrome (D-02, F-42); `luminance` below 1 is the Always-On display (F-124).
    package static func lockScreen(
        tint: RGBA? = nil, ink: Vibrancy.InkChoice = .byBackdrop, luminance: Double = 1
    ) -> Treatment {
        Treatment(
            coloring: .vibrant(VibrantLook(tint: tint, ink: ink, luminance: luminance)), background: .removed)
    }

    /// A Mac's desktop while another program is in front.
    package static func idleDesktop(_ shade: GlassLook.Shade, cornerRadius: Double) -> Treatment {
        Treatment(
            coloring: .vibrant(VibrantLook()), background: .glass(GlassLook(shade: shade)), cornerRadius: cornerRadius)
    }

    /// StandBy by day (F-127): full colour without a background, on black.
    package static let standByDay = Treatment(background: .solid(.black))

    /// StandBy in low light (F-128, D-03): monochrome red on black.
    package static let standByNight = Treatment(
        coloring: .monochrome(LookDecisions.standByRed), background: .solid(.black))

    /// CarPlay: full colour, the background removed; the place has one of its own.
    package static let carPlay = Treatment(background: .removed)

    /// Smart Stack of a watch (F-70): black unless the widget has a background.
    package static let smartStack = Treatment(background: .own(fallback: .black))

    /// Complication on a watch face that shows colours.
    package static let complication = Treatment(background: .removed)

    /// Complication or Smart Stack in the face's colour (F-36): primary white, accent coloured.
    package static func watchAccented(_ face: RGBA, background: Background = .removed) -> Treatment {
        Treatment(
            coloring: .accented(AccentGroups(primary: .white, accent: face, fullColorPictures: .flattened)),
            background: background)
    }

    /// Vision Pro behind glass (F-146), in full colour unless a palette is chosen (F-143).
    package static func visionGlass(
        _ light: RoomLight, palette: RGBA? = nil, cornerRadius: Double
    ) -> Treatment {
        vision(.glass(light), palette: palette, fallback: LookDecisions.glassPane, cornerRadius: cornerRadius)
    }

    /// Vision Pro on paper (F-145).
    package static func visionPaper(
        _ light: RoomLight, palette: RGBA? = nil, cornerRadius: Double
    ) -> Treatment {
        vision(.paper(light), palette: palette, fallback: LookDecisions.paper, cornerRadius: cornerRadius)
    }

    private static func vision(
        _ finish: Finish, palette: RGBA?, fallback: RGBA, cornerRadius: Double
    ) -> Treatment {
        Treatment(
            coloring: palette.map { .accented(.palette($0)) } ?? .fullColor,
            background: palette.map { .tinted($0) } ?? .own(fallback: fallback), finishes: [finish],
            cornerRadius: cornerRadius)
    }
}

extension AccentGroups {
    /// iPhone and iPad: both groups white (F-36).
    package static let white = AccentGroups(primary: .white, accent: .white, fullColorPictures: .kept)

    /// A Mac, should a place of it ever show accented widgets (D-01): white as well, without the opt-in of pictures,
    /// which Apple's documentation of `WidgetAccentedRenderingMode.fullColor` limits to iOS.
    package static let whiteOnMac = AccentGroups(primary: .white, accent: .white, fullColorPictures: .flattened)

    /// Vision Pro with a palette: white and a light shade of the palette's colour.
    package static func palette(_ color: RGBA) -> AccentGroups {
        AccentGroups(
            primary: .white, accent: color.mixed(with: .white, LookDecisions.paletteLightness),
            fullColorPictures: .kept)
    }
}
