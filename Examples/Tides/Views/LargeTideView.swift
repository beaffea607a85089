import SwiftUI
import WidgetKit

/// Height, curve and the next turns of the water.
struct LargeTideView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: TideEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TideHeader(entry: entry)
            TideCurve(entry: entry)
                .frame(minHeight: 30, maxHeight: .infinity)
            if levelOfDetail == .simplified {
                NextTurn(entry: entry)
                    .font(.largeTitle)
                    .fontWeight(.semibold)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
            } else {
                TideTable(tides: entry.turns(4))
                    .layoutPriority(1)
            }
        }
    }
}

/// The curve next to the next turns of the water.
struct ExtraLargeTideView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: TideEntry

    var body: some View {
        if levelOfDetail == .simplified || typeSize.isAccessibilitySize {
            LargeTideView(entry: entry)
        } else {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading, spacing: 12) {
                    TideHeader(entry: entry)
                    TideCurve(entry: entry)
                }
                .frame(maxWidth: .infinity)

                TideTable(tides: entry.turns(8), spacing: 14)
                    .frame(maxWidth: .infinity)
            }
        }
    }
}

struct TideHeader: View {
    let entry: TideEntry

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 0) {
                Text(entry.harbor.name)
                    .font(.headline)
                Height(metres: entry.height)
                    .font(.largeTitle)
                    .fontWeight(.medium)
            }
            Spacer(minLength: 8)
            Label {
                entry.isRising ? Text("Rising") : Text("Falling")
            } icon: {
                Direction(entry: entry)
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}
