import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryContent(context: context)
                .activityBackgroundTint(Color("Plate"))
                .widgetURL(context.attributes.url)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    StageSymbol(stage: context.state.stage)
                        .font(.title2)
                        .padding(.leading, 4)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Arrival(state: context.state)
                        .font(.title3)
                        .fontWeight(.semibold)
                        .padding(.trailing, 4)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.stage.name)
                        .font(.headline)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        DeliveryProgress(stage: context.state.stage)
                        DeliveryDetail(context: context)
                    }
                    .padding(.horizontal, 4)
                }
            } compactLeading: {
                StageSymbol(stage: context.state.stage)
            } compactTrailing: {
                Arrival(state: context.state, style: .compact)
                    .font(.footnote)
                    .fontWeight(.semibold)
            } minimal: {
                StageSymbol(stage: context.state.stage)
            }
            .keylineTint(Color("AccentColor"))
            .widgetURL(context.attributes.url)
        }
        .supplementalActivityFamilies([.small])
    }
}

/// The Lock Screen, and the Smart Stack of a watch, which has space for less.
private struct DeliveryContent: View {
    @Environment(\.activityFamily) private var family

    let context: ActivityViewContext<DeliveryAttributes>

    var body: some View {
        VStack(alignment: .leading, spacing: family == .small ? 4 : 10) {
            HStack(spacing: 8) {
                StageSymbol(stage: context.state.stage)
                    .font(family == .small ? .body : .title3)
                Text(context.state.stage.name)
                    .font(.headline)
                Spacer(minLength: 0)
                if family != .small {
                    Arrival(state: context.state)
                        .font(.title3)
                        .fontWeight(.semibold)
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            HStack(spacing: 8) {
                DeliveryProgress(stage: context.state.stage)
                if family == .small {
                    Arrival(state: context.state)
                        .font(.footnote)
                        .fontWeight(.semibold)
                        .fixedSize(horizontal: context.state.stage == .delivered, vertical: false)
                }
            }
            if family != .small {
                DeliveryDetail(context: context)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(family == .small ? 8 : 16)
    }
}

private struct StageSymbol: View {
    let stage: DeliveryAttributes.Stage

    var body: some View {
        Image(systemName: stage.symbol)
            .foregroundStyle(Color("AccentColor"))
            .contentTransition(.symbolEffect(.replace))
            .accessibilityLabel(Text(stage.name))
    }
}

/// How long it takes, counted by the system; the time, once the parcel is there.
private struct Arrival: View {
    enum Style {
        case full
        /// For the island, whose sides have space for five digits.
        case compact
    }

    @Environment(\.locale) private var locale

    let state: DeliveryAttributes.ContentState
    var style = Style.full

    /// The time as people write it, without the half of the day: it has just been.
    private var digits: String {
        let time = state.arrival.formatted(.dateTime.hour().minute().locale(locale).attributed)
        let parts = time.runs.filter { $0.dateField != .amPM }.map { String(time[$0.range].characters) }
        return parts.joined().trimmingCharacters(in: .whitespaces)
    }

    var body: some View {
        Group {
            if state.stage != .delivered {
                Text(state.arrival, style: .timer)
                    .multilineTextAlignment(.trailing)
                    .frame(maxWidth: style == .full ? 64 : 44, alignment: .trailing)
            } else if style == .full {
                Text(state.arrival, style: .time)
            } else {
                Text(verbatim: digits)
            }
        }
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
}

/// Four steps; those that are done are filled.
private struct DeliveryProgress: View {
    let stage: DeliveryAttributes.Stage

    var body: some View {
        HStack(spacing: 5) {
            ForEach(DeliveryAttributes.Stage.allCases, id: \.self) { step in
                Capsule()
                    .fill(
                        step.progress <= stage.progress ? AnyShapeStyle(Color("AccentColor")) : AnyShapeStyle(.tertiary)
                    )
                    .frame(height: 6)
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Progress"))
        .accessibilityValue(Text(stage.progress, format: .percent))
    }
}

/// What a glance does not need: the shop, how many stops are left, or that the data is old.
private struct DeliveryDetail: View {
    let context: ActivityViewContext<DeliveryAttributes>

    var body: some View {
        HStack(alignment: .center, spacing: 8) {
            Group {
                if context.isStale {
                    Text("Waiting for an update")
                } else if context.state.stage == .delivered {
                    Text("Left at your door")
                } else if context.state.stops > 0 {
                    Text("\(context.state.stops) stops before you")
                } else {
                    Text("You are next")
                }
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
            Spacer(minLength: 8)
            if context.state.stage == .delivered {
                Button(intent: EndDeliveryIntent(order: context.attributes.order)) {
                    Text("Done")
                        .font(.subheadline)
                        .fontWeight(.semibold)
                        .padding(.horizontal, 14)
                        .frame(minWidth: 44, minHeight: 44)
                        .background(Color("AccentColor").opacity(0.2), in: Capsule())
                        .contentShape(Capsule())
                }
                .buttonStyle(.plain)
            } else {
                Text(context.attributes.shop)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
}
