import SwiftUI

private let names = ["Ice", "Fog", "Hail", "Rain", "Wind", "Snow"]
#if FAULT
    private let step: CGFloat = 2
#else
    private let step: CGFloat = 0
#endif

struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(names.indices, id: \.self) { row in
                Text(names[row]).font(.caption2).padding(.leading, CGFloat(row * row) * step)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
