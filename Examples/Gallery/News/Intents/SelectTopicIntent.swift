import AppIntents
import WidgetKit

struct SelectTopicIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Topic"
    static let description = IntentDescription("Choose the topic to read about.")

    @Parameter(title: "Topic", default: .top)
    var topic: Topic
}
