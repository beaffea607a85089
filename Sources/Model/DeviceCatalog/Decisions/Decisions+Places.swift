// MARK: StandBy, CarPlay and Always-On

extension Decisions {
    /// Space in StandBy around and between its two widgets, in points of the screen: the standard margin one and a half
    /// times, because the guidelines require more room at a distance.
    package static let standBySpacing = 24.0

    /// Side of each of the two widgets in StandBy: the largest size at which two squares fit on the screen in
    /// landscape.
    package static func standBySide(on screen: Screen) -> Double {
        let width = max(screen.size.width, screen.size.height)
        let height = min(screen.size.width, screen.size.height)
        return min(height - 2 * standBySpacing, (width - 3 * standBySpacing) / 2)
    }

    /// A room so dark that StandBy turns red: 5 lux is candle light or a night lamp; a lit living room has 50 and more.
    package static let standByNightLux = 5.0
    /// The standard light: a room in daylight.
    package static let daylightLux = 300.0
    /// The maximum: full sun.
    package static let sunlightLux = 120_000.0

    /// The red of StandBy at night: red alone, as only the red channel may shine, so that eyes stay used to the dark.
    package static let standByRed = TintColor(known: 0xFF0000)

    /// The CarPlay screen: 960x540 points at two pixels, a usual 1920x1080 head unit. Its Widgets screen has a side bar
    /// of 72 points and a grid of two columns and one row with 20 points around and between the cells: reports on iOS
    /// 26 say that widgets take much of the display, one alone on small ones, two or three stacks side by side on wide
    /// ones. So a small widget is far larger than on the phone, as text in a car must be.
    package static let carPlayScreen = WidgetSize(960, 540)
    package static let carPlayPixelScale = 2.0
    package static let carPlayColumns = 2
    package static let carPlayRows = 1
    package static let carPlaySideBar = 72.0
    package static let carPlaySpacing = 20.0

    /// Side of the square that fits into a cell of the grid, a multiple of four points so that its middle is on a
    /// pixel.
    package static var carPlayCell: Double {
        let width = carPlayScreen.width - carPlaySideBar - carPlaySpacing * Double(carPlayColumns + 1)
        let height = carPlayScreen.height - carPlaySpacing * Double(carPlayRows + 1)
        let side = min(width / Double(carPlayColumns), height / Double(carPlayRows))
        return (side / 4).rounded(.down) * 4
    }

    /// Factor of light of an Always-On display: the least, in hundredths, with which secondary text, 60 % of a light
    /// gray on black, keeps the 4.5 : 1 that text needs (F-124).
    package static let alwaysOnBrightness = 0.83
}

// MARK: Colors that people choose

extension Decisions {
    /// Tints of the Home Screen and the Lock Screen. Users choose from a full spectrum; these are the steps with names
    /// here, distributed evenly over the hues, with one gray.
    package static let tints: [NamedTint] = [
        NamedTint("red", 0xE5484D), NamedTint("orange", 0xE8833A), NamedTint("yellow", 0xE2B93B),
        NamedTint("green", 0x46A758), NamedTint("mint", 0x3FB6A2), NamedTint("teal", 0x2F9DB5),
        NamedTint("blue", 0x3E7BD6), NamedTint("indigo", 0x5B5BD6), NamedTint("purple", 0x8E4EC6),
        NamedTint("pink", 0xD6409F), NamedTint("grey", 0x8B8D98),
    ]

    /// The default tint of a Home Screen.
    package static let homeTint = TintColor(known: 0x3E7BD6)

    /// Tints that the Lock Screen's editor offers: monochrome first, as the guidelines' default has no tint color.
    package static let lockScreenTints: [NamedTint] = [NamedTint("monochrome", 0xFFFFFF)] + tints

    /// Colors of watch faces.
    package static let watchFaceColors: [NamedTint] = [
        NamedTint("red", 0xFF453A), NamedTint("orange", 0xFF9F0A), NamedTint("yellow", 0xFFD60A),
        NamedTint("green", 0x30D158), NamedTint("mint", 0x63E6BE), NamedTint("cyan", 0x64D2FF),
        NamedTint("blue", 0x0A84FF), NamedTint("purple", 0xBF5AF2), NamedTint("pink", 0xFF375F),
        NamedTint("white", 0xFFFFFF),
    ]

    /// The default color of a watch face.
    package static let watchFaceTint = TintColor(known: 0xFF9F0A)

    /// The plate under an accented widget in the Smart Stack: a dark gray, so that white and the face's color both
    /// stand out from it and from the black of the display.
    package static let watchStackPlate = TintColor(known: 0x1F1F21)
}
