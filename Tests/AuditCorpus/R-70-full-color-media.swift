// OUTCOME needs-review
import SwiftUI
import UIKit

private let sky =
    "iVBORw0KGgoAAAANSUhEUgAAAWgAAAFoCAAAAABfjj4JAAACY0lEQVR42u3QAQ0AMAzDsIE4f3jHcRSreslBEHnuWmet"
    + "H58HNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQ"
    + "oEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0a"
    + "NGjQoGugcWSeQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0"
    + "aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMG"
    + "DRo0aNCgQYMGDboHGkfmGTRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYN"
    + "GjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBB"
    + "gwYNGjRo0KBBgwYNGjRo0KB7oHFknkGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGD"
    + "Bg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQoEGDBg0aNGjQ"
    + "oEGDBg0aNGjQoEGDBg0aNGjQoEGDBg265vkBSeg/ukELt40AAAAASUVORK5CYII="

struct ProbeView: View {
    var body: some View {
        Image(uiImage: UIImage(data: Data(base64Encoded: sky)!)!)
            .resizable()
            #if FAULT
                .widgetAccentedRenderingMode(.fullColor)
            #else
                .widgetAccentedRenderingMode(.desaturated)
            #endif
            .frame(width: 40, height: 40)
            .accessibilityLabel("Sky")
    }
}
