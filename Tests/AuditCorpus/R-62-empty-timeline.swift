import SwiftUI

/// A calendar without appointments, and therefore without entries.
struct HourView: View {
    #if FAULT
        static let offsets: [TimeInterval] = []
    #else
        static let offsets: [TimeInterval] = [0]
    #endif

    var date: Date
    var isLater: Bool

    var body: some View {
        Text("Nothing today").font(.headline).dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
