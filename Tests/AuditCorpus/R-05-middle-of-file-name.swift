import SwiftUI
import WidgetKit

/// File names that lose their middle in the large size.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    #if FAULT
        private static let names = ["Annual report of the northern region, revised.pdf", "Photos", "Budget"]
    #else
        private static let names = ["Annual report.pdf", "Photos", "Budget"]
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Recent files").font(.title3).widgetAccentable()
            ForEach(Self.names, id: \.self) { name in
                Label(name, systemImage: "doc").lineLimit(1).truncationMode(.middle)
            }
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
