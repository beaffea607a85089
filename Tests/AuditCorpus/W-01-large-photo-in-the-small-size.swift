// ONLY small
import SwiftUI
import WidgetKit

#if FAULT
    private let garden =
        "iVBORw0KGgoAAAANSUhEUgAABLAAAASwAQAAAADDWo5iAAAC2klEQVR42u3OAQ0AAAwCIPunNYI1/g0SkJ4ULS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0t"
        + "LS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLa3frQHKNlSeaLDM+QAAAABJRU5ErkJggg=="
#else
    private let garden =
        "iVBORw0KGgoAAAANSUhEUgAAAZAAAAGQAQAAAACoxAthAAAAV0lEQVR42u3LMQ0AAAwDoPpXWwnVsHeBn/QsiqIoiqIoiqIo"
        + "iqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoivK9DKdXQkgfzDx1AAAAAElFTkSuQmCC"
#endif

/// The photo has few enough pixels for the medium size, and too many for the small one.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "See your garden."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 16) {
            SkyView(image: garden, side: 64)
            if family == .systemMedium {
                VStack(alignment: .leading) {
                    Text("Garden").font(.headline)
                    Text("In bloom").font(.subheadline)
                }
                Spacer()
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
