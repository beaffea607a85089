import SwiftUI
import UIKit
import WidgetKit

/// Images of 360 × 360 pixels, as PNG in Base64.
enum Sky {
    /// Light and dark halves.
    static let halved =
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
    /// One gray.
    static let gray =
        "iVBORw0KGgoAAAANSUhEUgAAAWgAAAFoCAAAAABfjj4JAAAB1ElEQVR42u3QQREAAAwCIKMb3RK7vSACKS+iQLRoRIsW"
        + "jWjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0YgWLRrRohEtWjSiRSNatGhE"
        + "i0a0aNGIFo1o0aIRLRrRokUjWjSiRYtGtGhEixaNaNGIFi0a0aIRLVo0okUjWrRoRItGtGjRiBaNaNGiES0a0aJFI1o0"
        + "okWLRrRoRIsWjWjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0YgWLRrRohEt"
        + "WjSiRSNatGhEi0a0aNGIFo1o0aIRLRrRokUjWjSiRYtGtGhEixaNaNGIFi0a0aIRLVo0okUjWrRoRItGtGjRiBaNaNGi"
        + "ES0a0aJFI1o0okWLRrRoRIsWjWjRiBYtGtGiES1aNKJFi1YgWjSiRYtGtGhEixaNaNGIFi0a0aIRLVo0okUjWrRoRItG"
        + "tGjRiBaNaNGiES0a0aJFI1o0okWLRrRoRIsWjWjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJF"
        + "i0a0aESLFo1o0YgWLRrRohEtWjT3BgISLtTfZTlUAAAAAElFTkSuQmCC"
}

/// A square image with a side of `side` points at most.
struct SkyView: View {
    var image = Sky.halved
    var mode: WidgetAccentedRenderingMode = .desaturated
    var side: CGFloat = 40

    var body: some View {
        Image(uiImage: UIImage(data: Data(base64Encoded: image)!)!)
            .resizable()
            .widgetAccentedRenderingMode(mode)
            .frame(maxWidth: side, maxHeight: side)
            .accessibilityLabel("Sky")
    }
}
