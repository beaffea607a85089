import AppIntents
import SwiftUI
import WidgetKit

/// What and when, at the lower edge of the photo.
struct PhotoCaption: View {
    @Environment(\.widgetFamily) private var family

    let entry: PhotosEntry

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            PhotoTitle(entry: entry)
                .frame(maxWidth: .infinity, alignment: .leading)
            if family == .systemLarge {
                Button(intent: NextPhotoIntent()) {
                    Image(systemName: "forward.fill")
                        .font(.title3)
                        .frame(minWidth: 44, minHeight: 44, alignment: .bottomTrailing)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text("Next Photo"))
            }
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
}

struct PhotoTitle: View {
    @Environment(\.widgetFamily) private var family

    let entry: PhotosEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(LocalizedStringKey(entry.photo.title))
                .font(family == .systemSmall ? .subheadline : .title3)
                .fontWeight(.semibold)
                .lineLimit(family == .systemSmall ? 2 : 1)
            Text(entry.taken, format: .dateTime.year().month(.wide).day())
                .font(family == .systemSmall ? .caption : .subheadline)
                .lineLimit(1)
        }
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .accessibilityElement(children: .combine)
    }
}

/// A picture with a title below it, for tinted and clear Home Screens, and the title alone across the room.
struct FramedPhoto: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode

    let entry: PhotosEntry

    var body: some View {
        Group {
            if renderingMode != .accented {
                VStack(alignment: .leading, spacing: 8) {
                    Image(systemName: "photo.fill")
                        .font(.title)
                        .accessibilityHidden(true)
                    Spacer(minLength: 0)
                    title
                }
            } else if family == .systemMedium {
                HStack(spacing: 16) {
                    picture
                    title
                }
            } else {
                VStack(alignment: .leading, spacing: 8) {
                    picture
                    title
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var title: some View {
        PhotoTitle(entry: entry)
            .frame(maxWidth: .infinity, alignment: .leading)
            .widgetAccentable()
    }

    private var picture: some View {
        Color.clear
            .overlay {
                // Next to a title there is a square.
                Image(entry.photo.picture(for: family == .systemMedium ? .systemSmall : family))
                    .resizable()
                    .widgetAccentedRenderingMode(.fullColor)
                    .scaledToFill()
            }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .accessibilityHidden(true)
    }
}
