// ONLY medium
import SwiftUI
import WidgetKit

/// The medium size has the colors of light in both appearances.
struct Sheet: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        #if FAULT
            if family == .systemMedium { Color.white } else { Rectangle().fill(.background) }
        #else
            Rectangle().fill(.background)
        #endif
    }
}

struct WholeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static var paper: AnyView { AnyView(Sheet()) }

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Text("Vinyl").font(.headline)
            if family == .systemMedium {
                Spacer()
                Text("Side two").font(.subheadline)
            }
        }
        .padding(24)
        #if FAULT
            .foregroundStyle(family == .systemMedium ? AnyShapeStyle(.black) : AnyShapeStyle(.primary))
        #endif
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
