import SwiftUI
import WidgetKit

private let rooms = [("Bath", "shower"), ("Den", "sofa"), ("Hall", "coat-rack")]

/// The symbol of the last row is not one of the system.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Rooms").font(.title3).widgetAccentable()
            ForEach(rooms, id: \.0) { room in
                HStack {
                    #if FAULT
                        Label(room.0, systemImage: room.1)
                    #else
                        Label(room.0, systemImage: room.0 == "Hall" ? "door.left.hand.open" : room.1)
                    #endif
                    Spacer()
                    Text("tidy")
                }
            }
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
