import ActivityKit
import SwiftUI
import WidgetKit

struct MatchActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MatchAttributes.self) { context in
            MatchContent(context: context)
                .activityBackgroundTint(Color("Plate"))
                .widgetURL(context.attributes.url)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    TeamScore(team: context.attributes.home, score: context.state.home, side: .leading)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    TeamScore(team: context.attributes.away, score: context.state.away, side: .trailing)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    MatchStatus(context: context)
                        .frame(maxWidth: .infinity)
                }
            } compactLeading: {
                CompactScore(team: context.attributes.home, score: context.state.home)
            } compactTrailing: {
                CompactScore(team: context.attributes.away, score: context.state.away)
            } minimal: {
                Text(verbatim: "\(context.state.home):\(context.state.away)")
                    .font(.footnote)
                    .fontWeight(.bold)
                    .monospacedDigit()
            }
            .keylineTint(Color(context.attributes.home.color))
            .widgetURL(context.attributes.url)
        }
        .supplementalActivityFamilies([.small])
    }
}

private struct MatchContent: View {
    @Environment(\.activityFamily) private var family

    let context: ActivityViewContext<MatchAttributes>

    var body: some View {
        VStack(spacing: family == .small ? 2 : 10) {
            HStack(spacing: 12) {
                TeamScore(team: context.attributes.home, score: context.state.home, side: .leading)
                Spacer(minLength: 0)
                TeamScore(team: context.attributes.away, score: context.state.away, side: .trailing)
            }
            MatchStatus(context: context)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(family == .small ? 8 : 16)
    }
}

/// A shirt in the team's color, with its first letter, because colors alone do not distinguish teams.
private struct Shirt: View {
    let team: MatchAttributes.Team
    var size: CGFloat = 34

    var body: some View {
        Text(team.short.prefix(1))
            .font(.system(size: size * 0.5, weight: .heavy, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(Color(team.color), in: RoundedRectangle(cornerRadius: size * 0.28, style: .continuous))
            .accessibilityHidden(true)
    }
}

private struct TeamScore: View {
    @Environment(\.activityFamily) private var family

    enum Side {
        case leading, trailing
    }

    let team: MatchAttributes.Team
    let score: Int
    let side: Side

    var body: some View {
        HStack(spacing: 10) {
            if side == .trailing { number }
            VStack(spacing: 3) {
                Shirt(team: team, size: family == .small ? 24 : 34)
                if family != .small {
                    Text(LocalizedStringKey(team.name))
                        .font(.footnote)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                }
            }
            if side == .leading { number }
        }
        .accessibilityElement(children: .combine)
    }

    private var number: some View {
        Text(score, format: .number)
            .font(family == .small ? .title2 : .largeTitle)
            .fontWeight(.bold)
            .monospacedDigit()
            .contentTransition(.numericText(value: Double(score)))
    }
}

private struct CompactScore: View {
    let team: MatchAttributes.Team
    let score: Int

    var body: some View {
        HStack(spacing: 4) {
            Shirt(team: team, size: 20)
            Text(score, format: .number)
                .font(.headline)
                .monospacedDigit()
        }
        .accessibilityElement(children: .combine)
    }
}

/// The minute, counted by the system, and what happened last.
private struct MatchStatus: View {
    let context: ActivityViewContext<MatchAttributes>

    var body: some View {
        HStack(spacing: 6) {
            if context.isStale {
                Text("Waiting for an update")
            } else {
                if context.state.phase.isRunning {
                    Text(
                        timerInterval: context.state.start...context.state.start.addingTimeInterval(45 * 60),
                        countsDown: false
                    )
                    .monospacedDigit()
                    .fixedSize()
                } else {
                    Text(context.state.phase.name)
                }
                if let event = context.state.event {
                    Text(LocalizedStringKey(event))
                        .foregroundStyle(.secondary)
                }
            }
        }
        .font(.subheadline)
        .fontWeight(.medium)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .accessibilityElement(children: .combine)
    }
}
