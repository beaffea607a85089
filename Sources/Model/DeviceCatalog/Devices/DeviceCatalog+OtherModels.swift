extension DeviceCatalog {
    /// Every product of the catalog.
    package static let models: [DeviceModel] = phones + tablets + macs + watches + visionHeadsets

    static let macs: [DeviceModel] = [
        mac("Mac", 1440, 900, source: .decided),
        mac("MacBook Air 13-inch", 1470, 956, ["MacBook Air", "MacBook Air 13"]),
        mac("MacBook Air 13-inch (M1)", 1440, 900),
        mac("MacBook Pro 14-inch", 1512, 982, ["MacBook Pro", "MacBook Pro 14"]),
        mac("MacBook Pro 16-inch", 1728, 1117, ["MacBook Pro 16"]),
        mac("iMac 24-inch", 2240, 1260, ["iMac", "iMac 24"]),
        mac("Studio Display", 2560, 1440),
    ]

    private static func mac(
        _ name: String, _ width: Double, _ height: Double, _ aliases: [String] = [],
        source: DeviceModel.Source = .technicalSpecifications
    ) -> DeviceModel {
        DeviceModel(.mac, name, width, height, scale: 2, source: source, aliases: aliases)
    }

    /// Apple Watch by product, largest first, and by case size alone. A case of 42 mm without a product is the one of
    /// the guidelines' tables; Series 10 and later have a different case of that size.
    static let watches: [DeviceModel] =
        [
            unlisted("Apple Watch Ultra 3", 422, 514, []),
            watch("Apple Watch Ultra 2", 49, ["Apple Watch Ultra"]),
            unlisted("Apple Watch Series 11 46mm", 416, 496, ["Apple Watch Series 10 46mm", "Apple Watch 46mm"]),
            unlisted("Apple Watch Series 11 42mm", 374, 446, ["Apple Watch Series 10 42mm"]),
            watch("Apple Watch Series 9 45mm", 45, ["Apple Watch Series 8 45mm", "Apple Watch Series 7 45mm"]),
            watch("Apple Watch Series 9 41mm", 41, ["Apple Watch Series 8 41mm", "Apple Watch Series 7 41mm"]),
            watch("Apple Watch SE 44mm", 44, ["Apple Watch Series 6 44mm", "Apple Watch Series 5 44mm"]),
            watch("Apple Watch SE 40mm", 40, ["Apple Watch Series 6 40mm", "Apple Watch Series 5 40mm"]),
            watch("Apple Watch Series 3 42mm", 42),
            watch("Apple Watch Series 3 38mm", 38),
        ]
        + WatchScreen.all.map { watch("Apple Watch \($0.caseSize)mm", $0.caseSize, ["\($0.caseSize)mm"]) }
        + [watch("Apple Watch", 45)]

    private static func watch(_ name: String, _ caseSize: Int, _ aliases: [String] = []) -> DeviceModel {
        let screen = WatchScreen.named(caseSize: caseSize)
        let size = screen?.points ?? WidgetSize(0, 0)
        return DeviceModel(
            .appleWatch, name, size.width, size.height, scale: Decisions.watchPixelScale,
            source: screen?.source == .layoutGuidelines ? .layoutGuidelines : .technicalSpecifications,
            aliases: aliases, caseSize: caseSize)
    }

    /// - Parameters: Pixels.
    private static func unlisted(
        _ name: String, _ width: Double, _ height: Double, _ aliases: [String]
    ) -> DeviceModel {
        DeviceModel(
            .appleWatch, name, width / Decisions.watchPixelScale, height / Decisions.watchPixelScale,
            scale: Decisions.watchPixelScale, source: .technicalSpecifications, aliases: aliases)
    }

    static let visionHeadsets: [DeviceModel] = [
        DeviceModel(
            .visionPro, "Apple Vision Pro", Decisions.visionView.width, Decisions.visionView.height,
            scale: Decisions.visionPixelScale, source: .decided, aliases: ["Vision Pro", "visionOS"])
    ]
}
