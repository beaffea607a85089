import SwiftUI
import WidgetKit

/// Properties of the widget around `WholeView`, which may declare its own.
extension View {
    static var families: [WidgetFamily] { [.systemSmall] }
    static var paper: AnyView { AnyView(Rectangle().fill(.background)) }
}

/// The widget around `WholeView`, which has the whole widget and a background of its own.
@main
struct Whole: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Whole", provider: Provider()) { _ in
            WholeView()
                .containerBackground(for: .widget) { WholeView.paper }
                .widgetURL(URL(string: "whole://today"))
        }
        .supportedFamilies(WholeView.families)
        .contentMarginsDisabled()
        .configurationDisplayName("Whole")
        .description("See what comes next.")
    }
}
