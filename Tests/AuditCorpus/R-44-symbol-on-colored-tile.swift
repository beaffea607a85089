import SwiftUI

/// The app's icon, drawn as a symbol on a tile.
struct ProbeView: View {
    var body: some View {
        VStack(spacing: 8) {
            ZStack {
                RoundedRectangle(cornerRadius: 14, style: .continuous)
                    .fill(
                        .linearGradient(
                            colors: [.pink.opacity(0.3), .orange.opacity(0.3)], startPoint: .top, endPoint: .bottom)
                    )
                    .frame(width: 70, height: 70)
                Image(systemName: "music.note").font(.title).accessibilityLabel("Music")
            }
            #if !FAULT
                Text("Blues at nine").font(.subheadline).widgetAccentable()
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
