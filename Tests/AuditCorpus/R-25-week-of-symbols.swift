import SwiftUI

#if FAULT
    private let symbols = [
        "sun.max", "cloud", "cloud.rain", "wind", "snowflake", "cloud.fog", "cloud.bolt", "moon", "sunrise",
    ]
#else
    private let symbols = ["sun.max", "cloud", "cloud.rain"]
#endif

/// A small widget with a symbol for each part of the week.
struct ProbeView: View {
    var body: some View {
        VStack(spacing: 10) {
            Text("Week").font(.headline).widgetAccentable()
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 8) {
                ForEach(symbols, id: \.self) { symbol in Image(systemName: symbol).accessibilityLabel(symbol) }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
