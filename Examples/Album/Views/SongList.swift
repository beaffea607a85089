import SwiftUI

/// As many songs as fit, one line each. In the largest type the titles alone are left.
struct SongList: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let songs: [Song]

    var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach((1...songs.count).reversed(), id: \.self) { count in
                rows(songs.prefix(count))
            }
        }
    }

    private func rows(_ songs: ArraySlice<Song>) -> some View {
        VStack(spacing: 0) {
            ForEach(songs) { song in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    if !typeSize.isAccessibilitySize {
                        Text(song.id, format: .number)
                            .foregroundStyle(.secondary)
                            .monospacedDigit()
                    }
                    Text(verbatim: song.title)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    if !typeSize.isAccessibilitySize {
                        Text(song.length, format: .time(pattern: .minuteSecond))
                            .foregroundStyle(.secondary)
                            .monospacedDigit()
                    }
                }
                .font(.footnote)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .padding(.vertical, 5)
                .accessibilityElement(children: .combine)
            }
        }
    }
}
