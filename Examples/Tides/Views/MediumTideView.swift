import SwiftUI
import WidgetKit

/// The number next to the curve.
struct MediumTideView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: TideEntry

    var body: some View {
        if levelOfDetail == .simplified || typeSize.isAccessibilitySize {
            FarTideView(entry: entry)
        } else {
            HStack(spacing: 16) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(entry.harbor.name)
                        .font(.subheadline)
                        .fontWeight(.semibold)
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Height(metres: entry.height)
                            .font(.largeTitle)
                            .fontWeight(.medium)
                        Direction(entry: entry)
                            .font(.headline)
                    }
                    Spacer(minLength: 0)
                    NextTurn(entry: entry)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(maxWidth: 130, alignment: .leading)

                TideCurve(entry: entry)
            }
        }
    }
}
