import WidgetVocabulary

/// A size of pictures that the App Store accepts.
///
/// Apple lists them in App Store Connect Help, Reference, "Screenshot specifications". The table follows public lists
/// of 2026 that repeat that page, and was not compared with the page itself.
package struct StoreSize: Hashable, Sendable {
    package var platform: Platform
    /// The class of displays in the specifications' terms: the diagonal in inches, or the product.
    package var name: String
    /// In portrait; those of a Mac and of Apple Vision Pro are wider than high.
    package var pixels: WidgetSize

    private init(_ platform: Platform, _ name: String, _ width: Double, _ height: Double) {
        self.platform = platform
        self.name = name
        pixels = WidgetSize(width, height)
    }

    /// By platform; the size that the store requires is first.
    package static let all: [StoreSize] = [
        StoreSize(.iPhone, "6.9", 1320, 2868), StoreSize(.iPhone, "6.9", 1290, 2796),
        StoreSize(.iPhone, "6.9", 1260, 2736), StoreSize(.iPhone, "6.5", 1284, 2778),
        StoreSize(.iPhone, "6.5", 1242, 2688), StoreSize(.iPhone, "6.3", 1206, 2622),
        StoreSize(.iPhone, "6.3", 1179, 2556), StoreSize(.iPhone, "6.1", 1170, 2532),
        StoreSize(.iPhone, "6.1", 1125, 2436), StoreSize(.iPhone, "6.1", 1080, 2340),
        StoreSize(.iPhone, "5.5", 1242, 2208), StoreSize(.iPhone, "4.7", 750, 1334),
        StoreSize(.iPhone, "4", 640, 1136),
        StoreSize(.iPad, "13", 2064, 2752), StoreSize(.iPad, "13", 2048, 2732), StoreSize(.iPad, "11", 1668, 2420),
        StoreSize(.iPad, "11", 1668, 2388), StoreSize(.iPad, "11", 1640, 2360), StoreSize(.iPad, "11", 1488, 2266),
        StoreSize(.iPad, "10.5", 1668, 2224), StoreSize(.iPad, "9.7", 1536, 2048),
        StoreSize(.mac, "Mac", 2880, 1800), StoreSize(.mac, "Mac", 2560, 1600), StoreSize(.mac, "Mac", 1440, 900),
        StoreSize(.mac, "Mac", 1280, 800),
        StoreSize(.appleWatch, "Ultra 3", 422, 514), StoreSize(.appleWatch, "Series 11", 416, 496),
        StoreSize(.appleWatch, "Ultra 2", 410, 502), StoreSize(.appleWatch, "Series 9", 396, 484),
        StoreSize(.appleWatch, "Series 6", 368, 448), StoreSize(.appleWatch, "Series 3", 312, 390),
        StoreSize(.visionPro, "Vision Pro", 3840, 2160),
    ]

    /// The size that the store requires for a platform.
    package static func required(on platform: Platform) -> StoreSize? { all.first { $0.platform == platform } }

    /// Finds a size by its class of displays or by its pixels in portrait.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name.hasSuffix("\"") ? String(name.dropLast()) : name)
        let match = Self.all.first {
            FoldedName($0.name) == wanted || FoldedName($0.pixels.description) == wanted
        }
        guard let match else {
            let lying = Self.all.first { FoldedName($0.pixels.turned.description) == wanted }
            let names = Set(Self.all.map(\.name) + Self.all.map(\.pixels.description)).sorted()
            throw UnknownName(
                kind: "size of the App Store", name: name,
                suggestions: lying.map { [$0.pixels.description] } ?? wanted.nearest(in: names),
                hint: lying == nil
                    ? "Sizes: " + Platform.allCases.compactMap(Self.summary).joined(separator: "; ") + "."
                    : "Sizes are given in portrait; landscape places and --orientation landscape rotate them.")
        }
        self = match
    }

    private static func summary(of platform: Platform) -> String? {
        let sizes = all.filter { $0.platform == platform }.map(\.pixels.description)
        return sizes.isEmpty ? nil : "\(platform.rawValue) \(sizes.joined(separator: ", "))"
    }

    /// A device whose screen the size fills, with the size in points.
    ///
    /// 1. Of the platform's screens that show widgets, at their standard density, the one with the nearest number of
    ///    pixels is chosen: the product of the ratios of the widths and of the heights is nearest to 1.
    /// 2. A point is as many pixels as fill the screen's width or its height, whichever is fewer, so that nothing is
    ///    stretched or cut off.
    /// 3. The other side becomes longer by the remainder: the place is laid out on those few additional points, so that
    ///    its wallpaper reaches every edge.
    ///
    /// Invariant: the size in points times the density is the size in pixels.
    package var canvas: (device: Device, size: WidgetSize, scale: Double)? {
        let screens = DeviceCatalog.screens(on: platform).filter { !$0.sizes.isEmpty && $0.zoom == .standard }
        let distances = screens.map { screen -> (screen: Screen, distance: Double) in
            let own = screen.size.scaled(by: screen.scales.first ?? 1)
            return (screen, Self.ratio(pixels.width, own.width) * Self.ratio(pixels.height, own.height))
        }
        guard let nearest = distances.min(by: { $0.distance < $1.distance })?.screen else { return nil }
        let scale = min(pixels.width / nearest.size.width, pixels.height / nearest.size.height)
        return (Device(nearest), pixels.scaled(by: 1 / scale), scale)
    }

    /// The ratio of the longer to the shorter one.
    private static func ratio(_ one: Double, _ other: Double) -> Double { max(one, other) / min(one, other) }
}
