import AppIntents
import SwiftUI
import WidgetKit

struct ChooseTeam: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Team"
    static let description = IntentDescription("Choose the team that you follow.")

    @Parameter(title: "Team", default: "Ajax") var team: String
}

struct TeamProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func snapshot(for configuration: ChooseTeam, in context: Context) async -> Moment { Moment(date: .now) }

    func timeline(for configuration: ChooseTeam, in context: Context) async -> Timeline<Moment> {
        Timeline(entries: [Moment(date: .now)], policy: .never)
    }
}

struct ScoreWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "score", provider: Provider()) { _ in
            Text("Draw")
                .widgetURL(URL(string: "league://games/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Score")
        .description("Follow the game of today.")
        .supportedFamilies([.systemSmall])
    }
}

struct TeamWidget: Widget {
    var body: some WidgetConfiguration {
        configuration
            .configurationDisplayName("Team")
            .description("Follow your team.")
            .supportedFamilies([.systemSmall])
    }

    private var configuration: some WidgetConfiguration {
        #if FAULT
            AppIntentConfiguration(kind: "team", intent: ChooseTeam.self, provider: TeamProvider()) { _ in rank }
        #else
            StaticConfiguration(kind: "team", provider: Provider()) { _ in rank }
        #endif
    }

    private var rank: some View {
        Text("First")
            .widgetURL(URL(string: "league://teams/mine"))
            .containerBackground(.background, for: .widget)
    }
}

/// Only the second widget of the bundle can be edited; the app has no colors for its form.
@main
struct LeagueWidgets: WidgetBundle {
    var body: some Widget {
        ScoreWidget()
        TeamWidget()
    }
}
