import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryCircular]
    static let summary: LocalizedStringKey = "Check the charge of your bike."

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 5)
                #if FAULT
                    .opacity(0.3)
                #else
                    .foregroundStyle(Color(white: 0.4))
                #endif
            Circle()
                .trim(from: 0, to: 0.7)
                .stroke(.white, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Image(systemName: "bicycle")
                .foregroundStyle(.white)
        }
        .padding(3)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Bike")
        .accessibilityValue("Charged")
    }
}
