import SwiftUI
import WidgetKit

/// One widget for each of Apple's frameworks besides SwiftUI that widgets use, and for what SwiftUI draws by code.
@main
struct FrameworksBundle: WidgetBundle {
    var body: some Widget {
        AppViewsWidget()
        CombineWidget()
        DeviceServicesWidget()
        DrawingWidget()
        NamesWidget()
        PhoneKitsWidget()
        StoredObjectsWidget()
    }
}

/// What the widgets here show: lines of text that their framework gave.
struct LinesEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}

struct LinesView: View {
    let lines: [String]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.self) { Text(verbatim: $0) }
        }
        .containerBackground(.background, for: .widget)
    }
}
