// ONLY medium
import SwiftUI
import WidgetKit

/// The branch of the medium size lacks the container background.
struct RecipeView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .systemMedium {
            HStack {
                title
                Spacer()
                Text("Half an hour")
                    .font(.subheadline)
            }
            #if !FAULT
                .containerBackground(.background, for: .widget)
            #endif
        } else {
            title
                .containerBackground(.background, for: .widget)
        }
    }

    private var title: some View {
        Label("Curry", systemImage: "frying.pan.fill")
            .font(.headline)
    }
}

@main
struct RecipeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "recipe", provider: Provider()) { _ in
            RecipeView()
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .widgetURL(URL(string: "recipes://recipe/curry"))
        }
        .configurationDisplayName("Recipe")
        .description("Cook something new.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
