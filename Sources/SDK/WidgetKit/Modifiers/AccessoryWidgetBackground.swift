/// The standard backdrop of an accessory, in the shape of its place; empty in places without one.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    @ViewBuilder
    public var body: some View {
        switch family {
        case .accessoryCircular, .accessoryCorner: AccessoryBackground(outline: .circle)
        case .accessoryRectangular: AccessoryBackground(outline: .roundedRectangle(radius: 12))
        default: Color.clear
        }
    }
}
