import SwiftUI

private let names = ["Ice", "Fog", "Hail", "Rain", "Wind", "Snow", "Storm"]
#if FAULT
    private let count = 7
#else
    private let count = 6
#endif

struct ProbeView: View {
    var body: some View {
        VStack(spacing: 2) {
            ForEach(names.prefix(count), id: \.self) { name in Text(name).font(.caption2) }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
