import SwiftUI

/// Equal items in a row.
struct Shelf: View {
    var count: Int
    var width: Double
    var spacing: Double

    var body: some View {
        HStack(spacing: spacing) {
            ForEach(0..<count, id: \.self) { _ in
                Button {
                } label: {
                    Color.teal.frame(width: width, height: 200)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

/// `ShelfView` on the screen of Apple TV.
struct ShelfPreviews: PreviewProvider {
    static var platform: PreviewPlatform? { .tvOS }

    static var previews: some View {
        ShelfView()
    }
}
