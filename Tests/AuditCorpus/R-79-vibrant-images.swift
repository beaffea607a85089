import SwiftUI
import UIKit
import WidgetKit

#if FAULT
    private let sky =
        "iVBORw0KGgoAAAANSUhEUgAAAWgAAAFoCAAAAABfjj4JAAAB1ElEQVR42u3QQREAAAwCIKMb3RK7vSACKS+iQLRoRIsW"
        + "jWjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0YgWLRrRohEtWjSiRSNatGhE"
        + "i0a0aNGIFo1o0aIRLRrRokUjWjSiRYtGtGhEixaNaNGIFi0a0aIRLVo0okUjWrRoRItGtGjRiBaNaNGiES0a0aJFI1o0"
        + "okWLRrRoRIsWjWjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0YgWLRrRohEt"
        + "WjSiRSNatGhEi0a0aNGIFo1o0aIRLRrRokUjWjSiRYtGtGhEixaNaNGIFi0a0aIRLVo0okUjWrRoRItGtGjRiBaNaNGi"
        + "ES0a0aJFI1o0okWLRrRoRIsWjWjRiBYtGtGiES1aNKJFi1YgWjSiRYtGtGhEixaNaNGIFi0a0aIRLVo0okUjWrRoRItG"
        + "tGjRiBaNaNGiES0a0aJFI1o0okWLRrRoRIsWjWjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJF"
        + "i0a0aESLFo1o0YgWLRrRohEtWjT3BgISLtTfZTlUAAAAAElFTkSuQmCC"
#else
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
#endif

struct ProbeView: View {
    var body: some View {
        Image(uiImage: UIImage(data: Data(base64Encoded: sky)!)!)
            .resizable()
            .widgetAccentedRenderingMode(.desaturated)
            .frame(width: 40, height: 40)
            .accessibilityLabel("Sky")
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.accessoryRectangular])
    }
}
