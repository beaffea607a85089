import AppKit
import SwiftUI

extension NSImage {
    var png: Data? {
        guard let data = tiffRepresentation, let bitmap = NSBitmapImageRep(data: data) else { return nil }
        return bitmap.representation(using: .png, properties: [:])
    }
}

struct NativePicture: View {
    let picture: NSImage
    let tint: NSColor

    var body: some View {
        Image(nsImage: picture)
            .foregroundColor(Color(nsColor: tint))
            .background(Color(NSColor.windowBackgroundColor))
    }
}
