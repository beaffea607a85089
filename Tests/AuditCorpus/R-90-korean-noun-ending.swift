import SwiftUI

/// A Korean description ends in a request to act; this one ends in a noun.
struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "오늘 마신 물의 양"
    #else
        static let summary: LocalizedStringKey = "오늘 마신 물의 양을 확인하세요."
    #endif

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "drop.fill")
                .font(.largeTitle)
                .foregroundStyle(.blue)
                .accessibilityHidden(true)
            Text("물")
                .font(.title2)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
