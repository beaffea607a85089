import RenderModel

extension RGBA {
    /// Colors with less saturation or value are grays.
    private static let leastSaturation: Float = 0.25
    private static let leastValue: Float = 0.15

    /// The hue in degrees, from 0 for red through 120 for green up to 360; `nil` for grays.
    var hue: Float? {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        guard high >= Self.leastValue, (high - low) / high >= Self.leastSaturation else { return nil }
        let span = high - low
        let turn: Float =
            if high == red {
                (green - blue) / span
            } else if high == green {
                2 + (blue - red) / span
            } else {
                4 + (red - green) / span
            }
        return turn < 0 ? turn * 60 + 360 : turn * 60
    }
}
