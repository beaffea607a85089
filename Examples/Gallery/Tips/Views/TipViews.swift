import SwiftUI
import WidgetKit

struct TipSymbol: View {
    let tip: Tip

    var body: some View {
        Image(systemName: tip.symbol)
            .fontWeight(.semibold)
            .widgetAccentable()
            .accessibilityHidden(true)
    }
}

/// The title is enough.
struct SmallTipView: View {
    let tip: Tip

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            TipSymbol(tip: tip)
                .font(.title)
            Spacer(minLength: 0)
            Text(LocalizedStringKey(tip.title))
                .font(.headline)
                .lineLimit(2)
            // Never as large as the title, which is scaled to its space.
            Text("Tip")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        .minimumScaleFactor(0.7)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

struct MediumTipView: View {
    let tip: Tip

    var body: some View {
        HStack(spacing: 16) {
            TipSymbol(tip: tip)
                .font(.system(size: 52))
                .frame(width: 76)
            TipText(tip: tip)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct TipText: View {
    let tip: Tip

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(LocalizedStringKey(tip.title))
                .font(.headline)
                .lineLimit(2)
            Text(LocalizedStringKey(tip.text))
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(3)
        }
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .accessibilityElement(children: .combine)
    }
}

/// The tip of the day above the next two, each of which opens itself.
struct LargeTipsView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: TipsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TipSymbol(tip: entry.tip)
                .font(.system(size: 64))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            TipText(tip: entry.tip)
            if !typeSize.isAccessibilitySize {
                Divider()
                    .overlay(Color("Ink").opacity(0.3))
                VStack(spacing: 8) {
                    ForEach(entry.tips.dropFirst().prefix(2)) { tip in
                        if let url = tip.url {
                            Link(destination: url) { row(tip) }
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func row(_ tip: Tip) -> some View {
        HStack(spacing: 12) {
            TipSymbol(tip: tip)
                .font(.title3)
                .frame(width: 30)
            Text(LocalizedStringKey(tip.title))
                .font(.subheadline)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
            Spacer(minLength: 0)
        }
        .frame(minHeight: 44)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}
