import SwiftUI
import WidgetKit

/// The whole cover next to the songs.
struct ExtraLargeAlbumView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: AlbumEntry

    var body: some View {
        GeometryReader { geometry in
            if geometry.size.width < geometry.size.height * 1.6 {
                narrow(cover: min(geometry.size.width * 0.5, geometry.size.height - 90))
            } else {
                wide(cover: geometry.size.height)
            }
        }
    }

    /// The title below the cover, as on a wall.
    private func narrow(cover size: CGFloat) -> some View {
        HStack(alignment: isShort ? .center : .top, spacing: 20) {
            VStack(alignment: .leading, spacing: 12) {
                CoverArt(album: entry.album)
                    .frame(width: size, height: size)
                if !isShort {
                    HStack(alignment: .top, spacing: 8) {
                        title
                        Spacer(minLength: 0)
                        FavoriteToggle(entry: entry)
                    }
                }
            }
            .frame(width: size, alignment: .leading)

            if isShort {
                farTitle
            } else {
                SongList(songs: entry.album.songs)
            }
        }
    }

    /// Half of a narrow widget has no room for a title in the largest type and songs next to it.
    private var isShort: Bool { levelOfDetail == .simplified || typeSize.isAccessibilitySize }

    /// The title next to the cover, as on a table.
    private func wide(cover size: CGFloat) -> some View {
        HStack(spacing: 20) {
            CoverArt(album: entry.album)
                .frame(width: size, height: size)

            if levelOfDetail == .simplified {
                farTitle
            } else {
                VStack(alignment: .leading, spacing: 10) {
                    HStack(alignment: .top, spacing: 8) {
                        title
                        Spacer(minLength: 0)
                        FavoriteToggle(entry: entry)
                    }
                    Divider()
                        .overlay(.secondary)
                    SongList(songs: entry.album.songs)
                    Spacer(minLength: 0)
                }
            }
        }
    }

    private var title: some View {
        VStack(alignment: .leading, spacing: 4) {
            Occasion(isOfTheDay: entry.isOfTheDay)
            AlbumTitle(album: entry.album, title: .title2, artist: .subheadline)
        }
    }

    private var farTitle: some View {
        AlbumTitle(album: entry.album, title: .largeTitle, artist: .title2, lines: 2)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
