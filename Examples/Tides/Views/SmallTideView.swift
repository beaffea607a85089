import SwiftUI
import WidgetKit

/// Height and curve. Where people are far away, in StandBy, in a car or across the room, only the number and its
/// direction are left, and they are large.
struct SmallTideView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: TideEntry

    var body: some View {
        if isFar {
            FarTideView(entry: entry)
        } else {
            ViewThatFits(in: .vertical) {
                near(curve: 44)
                near(curve: 28)
                near(curve: nil)
                FarTideView(entry: entry)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
    }

    /// The accented mode has no background either, but people are near.
    private var isFar: Bool {
        levelOfDetail == .simplified || (!showsBackground && renderingMode != .accented)
    }

    private func near(curve: CGFloat?) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack {
                Text(entry.harbor.name)
                    .font(.caption)
                    .fontWeight(.semibold)
                Spacer(minLength: 0)
                Direction(entry: entry)
                    .font(.footnote)
            }
            Height(metres: entry.height)
                .font(.title)
                .fontWeight(.medium)
            Spacer(minLength: 0)
            if let curve {
                TideCurve(entry: entry)
                    .frame(height: curve)
                Spacer(minLength: 4)
            }
            NextTurn(entry: entry)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}

/// What can be read across a room: as much of it as fits in the user's type size.
struct FarTideView: View {
    let entry: TideEntry

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 0) {
                arrow
                Spacer(minLength: 0)
                number
                turn
            }
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 8) {
                    number
                    arrow
                }
                turn
            }
            HStack(spacing: 8) {
                number
                arrow
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var arrow: some View {
        Direction(entry: entry)
            .font(.title)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private var number: some View {
        Height(metres: entry.height)
            .font(.system(size: 54, weight: .semibold, design: .rounded))
    }

    private var turn: some View {
        NextTurn(entry: entry)
            .font(.title3)
            .fontWeight(.semibold)
            .foregroundStyle(.secondary)
            .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    }
}
