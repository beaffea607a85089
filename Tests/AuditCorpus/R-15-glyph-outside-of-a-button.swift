import SwiftUI

/// A glyph in the margin that buttons may use.
struct ProbeView: View {
    var body: some View {
        control
            .padding(.leading, -3)
            .frame(maxWidth: .infinity, alignment: .leading)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    @ViewBuilder private var control: some View {
        #if FAULT
            glyph
        #else
            Button(intent: Refresh()) { glyph }
                .buttonStyle(.plain)
                .accessibilityLabel("Update")
        #endif
    }

    private var glyph: some View {
        Image(systemName: "drop.fill").frame(width: 44, height: 44, alignment: .leading)
    }
}
