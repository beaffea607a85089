import SwiftUI
import WidgetKit

#if FAULT
    private let rooms = ["Hall", "Bath", "Den", "Attic", "Porch", "Barn", "Shed", "Cellar", "Loft"]
#else
    private let rooms = ["Hall", "Bath", "Den", "Attic", "Porch", "Barn"]
#endif

/// A tile for each room, with too many rooms.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10) {
            ForEach(rooms, id: \.self) { room in
                Link(destination: URL(string: "probe://room/\(room)")!) {
                    VStack {
                        Image(systemName: "door.left.hand.closed").accessibilityHidden(true)
                        Text(room).font(.caption)
                    }
                    .frame(maxWidth: .infinity, minHeight: 60)
                }
                .foregroundStyle(.primary)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
