import RenderModel

extension RGBA {
    /// Colors with less saturation or value are grays.
    private static let leastSaturation = 0.25
    private static let leastValue = 0.15

    /// The hue in degrees, from 0 for red through 120 for green up to 360; `nil` for grays.
    var hue: Float? {
        // Components have any finite value, so that their difference may exceed the range of `Float`, but not of `Double`.
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        guard high >= Self.leastValue, (high - low) / high >= Self.leastSaturation else { return nil }
        let span = high - low
        let turn =
            if high == red {
                (green - blue) / span
            } else if high == green {
                2 + (blue - red) / span
            } else {
                4 + (red - green) / span
            }
        return Float(turn < 0 ? turn * 60 + 360 : turn * 60)
    }
}
