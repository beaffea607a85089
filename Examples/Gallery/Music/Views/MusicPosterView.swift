import SwiftUI
import WidgetKit

#if os(iOS) || os(visionOS)
    /// The cover from edge to edge, as a background, so that the system can take it away, and the title in front.
    struct MusicPosterView: View {
        @Environment(\.widgetFamily) private var family
        @Environment(\.levelOfDetail) private var levelOfDetail
        @Environment(\.widgetContentMargins) private var margins
        @Environment(\.widgetRenderingMode) private var renderingMode

        let entry: MusicEntry

        var body: some View {
            let record = entry.record
            HStack(alignment: .bottom, spacing: 16) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(record.title)
                        .font(levelOfDetail == .simplified ? .system(size: 56, weight: .bold) : .largeTitle.bold())
                        .lineLimit(2)
                        .widgetAccentable()
                    if levelOfDetail != .simplified {
                        Text(record.artist)
                            .font(.title3)
                            .lineLimit(1)
                    }
                }
                .minimumScaleFactor(0.5)
                .dynamicTypeSize(...DynamicTypeSize.accessibility3)
                .frame(maxWidth: .infinity, alignment: .leading)
                if family == .systemExtraLarge, levelOfDetail != .simplified {
                    ForEach(entry.others) { record in
                        if let url = record.url {
                            Link(destination: url) {
                                CoverArt(record: record, cornerRadius: 10)
                                    .frame(width: 96, height: 96)
                            }
                        }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
            .background(alignment: .top) {
                // Without its background the poster would be empty.
                if renderingMode == .accented {
                    CoverArt(record: record)
                        .aspectRatio(1, contentMode: .fit)
                        .padding(.bottom, 112)
                }
            }
            .padding(margins)
            .foregroundStyle(entry.theme.ink(of: record))
            .containerBackground(for: .widget) {
                ZStack(alignment: .bottom) {
                    CoverArt(record: record, cornerRadius: 0)
                    LinearGradient(
                        colors: [entry.theme.paper(of: record).opacity(0), entry.theme.paper(of: record)],
                        startPoint: .center, endPoint: UnitPoint(x: 0.5, y: 0.78))
                }
            }
            .widgetURL(record.url)
        }
    }
#endif
