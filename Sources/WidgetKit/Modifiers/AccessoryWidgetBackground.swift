/// The standard backdrop of an accessory, in the shape of its place.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    public var body: some View {
        AccessoryBackground(outline: family == .accessoryCircular ? .circle : .roundedRectangle(radius: 12))
    }
}
