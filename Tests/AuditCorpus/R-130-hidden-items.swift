// On a phone in portrait the last visible row of the fault ends above the edge.
import SwiftUI

struct StartView: View {
    var body: some View {
        ScrollView {
            #if FAULT
                rows(height: 40, spacing: 60)
            #else
                rows(height: 100, spacing: 0)
            #endif
        }
    }

    private func rows(height: Double, spacing: Double) -> some View {
        VStack(spacing: spacing) {
            ForEach(0..<20, id: \.self) { _ in
                Color.teal.frame(height: height)
            }
        }
    }
}
