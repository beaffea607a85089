import SwiftUI

/// A white shape of the content that hides a background which adapts.
struct WholeView: View {
    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "bird.fill").font(.title2).accessibilityLabel("Bird")
            Text("Robin").font(.headline).widgetAccentable()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        #if FAULT
            .foregroundStyle(.black)
            .background(Color.white)
        #endif
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
