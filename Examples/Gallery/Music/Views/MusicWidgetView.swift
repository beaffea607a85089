import AppIntents
import SwiftUI
import WidgetKit

struct MusicWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: MusicEntry

    var body: some View {
        let record = entry.record
        Group {
            switch family {
            case .systemMedium: MediumMusicView(entry: entry)
            case .systemLarge: LargeMusicView(entry: entry)
            default: SmallMusicView(entry: entry)
            }
        }
        .foregroundStyle(entry.theme.ink(of: record))
        .containerBackground(entry.theme.paper(of: record), for: .widget)
        .widgetURL(record.url)
    }
}

struct RecordTitle: View {
    let record: Record

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(record.title)
                .font(.headline)
            Text(record.artist)
                .font(.footnote)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .accessibilityElement(children: .combine)
    }
}

/// Plays the record, or pauses it.
struct PlayToggle: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: MusicEntry

    var body: some View {
        if levelOfDetail != .simplified {
            Toggle(
                isOn: entry.playing == entry.record.id, intent: SetPlayingIntent(record: entry.record)
            ) {
                Text("Play")
            }
            .toggleStyle(PlayToggleStyle())
        }
    }
}

private struct PlayToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isOn ? "pause.fill" : "play.fill")
            .font(.title2)
            .widgetAccentable()
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
            .accessibilityLabel(configuration.isOn ? Text("Pause") : Text("Play"))
    }
}

struct SmallMusicView: View {
    let entry: MusicEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 0) {
                CoverArt(record: entry.record)
                    .aspectRatio(1, contentMode: .fit)
                    .layoutPriority(1)
                Spacer(minLength: 0)
                PlayToggle(entry: entry)
                    .layoutPriority(2)
                    .padding(.trailing, -8)
                    .padding(.top, -8)
            }
            RecordTitle(record: entry.record)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct MediumMusicView: View {
    @Environment(\.widgetFamily) private var family

    let entry: MusicEntry

    var body: some View {
        HStack(spacing: 16) {
            CoverArt(record: entry.record)
                .aspectRatio(1, contentMode: .fit)
                .layoutPriority(1)
            VStack(alignment: .leading, spacing: 0) {
                RecordTitle(record: entry.record)
                Spacer(minLength: 0)
                if family == .systemMedium, let next = entry.others.first {
                    Text("Next: \(next.title)")
                        .font(.footnote)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                }
                PlayToggle(entry: entry)
                    .padding(.leading, -12)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
    }
}

/// The record above those that were heard before.
struct LargeMusicView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: MusicEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if typeSize.isAccessibilitySize {
                CoverArt(record: entry.record)
                    .aspectRatio(1, contentMode: .fit)
                    .frame(maxHeight: .infinity)
                HStack {
                    RecordTitle(record: entry.record)
                    Spacer(minLength: 8)
                    PlayToggle(entry: entry)
                }
            } else {
                MediumMusicView(entry: entry)
                    .frame(maxHeight: .infinity)
                HStack(alignment: .top, spacing: 12) {
                    ForEach(entry.others.prefix(3)) { record in
                        if let url = record.url {
                            Link(destination: url) { tile(record) }
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func tile(_ record: Record) -> some View {
        VStack(alignment: .leading, spacing: 5) {
            CoverArt(record: record)
                .aspectRatio(1, contentMode: .fit)
            Text(record.title)
                .font(.footnote)
                .lineLimit(1)
                .minimumScaleFactor(0.85)
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}
