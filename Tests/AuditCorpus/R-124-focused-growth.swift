// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        #if FAULT
            row(spacing: 10)
        #else
            row(spacing: 40)
        #endif
    }

    private func row(spacing: Double) -> some View {
        HStack(spacing: spacing) {
            ForEach(0..<2, id: \.self) { _ in
                Button {
                } label: {
                    Color.teal.frame(width: 400, height: 200)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

struct StartPreviews: PreviewProvider {
    static var platform: PreviewPlatform? { .tvOS }

    static var previews: some View {
        StartView()
    }
}
