import CoreGraphics
import SwiftUI

/// A tile as the Home Assistant project's widgets have it. The icon's own drawing comes from a font of that project,
/// so that only the disc behind it is shown.
struct TileView: View {
    enum Size { case single, compact, compressed }

    let size: Size
    let index: Int
    let hasSubtitle: Bool
    let hasDisc: Bool

    var body: some View {
        Group {
            if size == .single {
                VStack(alignment: .leading, spacing: 0) {
                    disc(48)
                    Spacer()
                    title(.subheadline)
                    subtitle(.footnote)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .padding(.vertical)
            } else {
                HStack(alignment: .center, spacing: 12) {
                    disc(size == .compact ? 38 : 30)
                    VStack(alignment: .leading, spacing: 0) {
                        title(size == .compact ? .footnote : .caption)
                        subtitle(size == .compact ? .caption : .caption2)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding([.leading, .trailing], 12)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            if size == .compact {
                // Light enough for its half-covered outermost pixels not to count as ink.
                RoundedRectangle(cornerRadius: 14).stroke(Color(white: 0.86), lineWidth: 1)
            }
        }
    }

    private func title(_ font: Font) -> some View {
        Text(verbatim: "Title \(index)").font(font).fontWeight(.semibold).lineLimit(2)
    }

    @ViewBuilder
    private func subtitle(_ font: Font) -> some View {
        if hasSubtitle {
            Text(verbatim: "Subtitle \(index)").font(font).foregroundStyle(.secondary).lineLimit(1)
        }
    }

    private func disc(_ side: CGFloat) -> some View {
        Circle().fill(hasDisc ? Color.blue.opacity(0.3) : .clear).frame(width: side, height: side)
    }
}

/// Three tiles, two a row.
struct ThreeTilesView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                tile(0)
                tile(1)
            }
            HStack(spacing: 8) {
                tile(2)
                Spacer().frame(maxWidth: .infinity)
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .padding(8)
    }

    private func tile(_ index: Int) -> some View {
        TileView(size: .compact, index: index, hasSubtitle: true, hasDisc: true)
            .frame(maxHeight: 68)
            .frame(maxWidth: .infinity)
    }
}

/// Three tiles one below the other, without discs.
struct TileColumnView: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<3) { TileView(size: .compressed, index: $0, hasSubtitle: false, hasDisc: false) }
        }
    }
}
