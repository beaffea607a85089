import SwiftUI

struct ProbeView: View {
    private static let hues = [0, 0.09, 0.17, 0.34, 0.5, 0.6, 0.83]

    var body: some View {
        HStack(spacing: 4) {
            #if FAULT
                ForEach(Self.hues, id: \.self) { hue in square(hue) }
            #else
                ForEach(Self.hues, id: \.self) { _ in square(0.6) }
            #endif
        }
    }

    private func square(_ hue: Double) -> some View {
        Rectangle().fill(Color(hue: hue, saturation: 1, brightness: 0.8)).frame(width: 10, height: 10)
    }
}
