import SwiftUI

/// A delivery that is followed for an hour, from street to street.
struct HourView: View {
    #if FAULT
        static let offsets = (0..<30).map { Double($0) * 120 }
    #else
        static let offsets = (0..<6).map { Double($0) * 1_200 }
    #endif

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Label("Pizza", systemImage: "bicycle").font(.headline)
            Text(isLater ? "On its way" : "In the oven").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
