import SwiftUI

/// The app's icon, drawn as a symbol on a tile.
struct ProbeView: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .fill(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
                .frame(width: 88, height: 88)
            #if FAULT
                Image(systemName: "music.note").font(.largeTitle).accessibilityLabel("Music")
            #else
                Text("Blues").font(.title3.bold()).foregroundStyle(.black).widgetAccentable()
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
