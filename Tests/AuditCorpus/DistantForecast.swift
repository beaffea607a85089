import SwiftUI
import WidgetKit

/// Rain, and wind below it where the viewer is near.
struct DistantForecast: View {
    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        VStack {
            Text("Rain").font(detail == .simplified ? .largeTitle : .title)
            if detail != .simplified {
                Spacer()
                Text("Wind").widgetAccentable()
            }
        }
    }
}
