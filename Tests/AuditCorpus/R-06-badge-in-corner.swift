import SwiftUI
import WidgetKit

/// The date is so near the corner that the rounded edge of the medium size cuts it.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        ZStack(alignment: .topLeading) {
            Text("Monday")
                .font(.headline)
                #if FAULT
                    .padding(.leading, -15)
                    .padding(.top, -15)
                #endif
            VStack(alignment: .trailing) {
                Spacer()
                Text("Dentist").font(.title3)
                Text("Haircut").font(.title3)
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
