import SwiftUI
import WidgetKit

/// What views do with a rendering mode, and the effects that a place's treatment consists of. A renderer of single views
/// does not apply the treatment itself: that takes a widget on a device.
enum ModeCases {
    private struct ModeReader: View {
        @Environment(\.widgetRenderingMode) private var mode

        var body: some View {
            switch mode {
            case .accented: Color.green
            case .vibrant: Color.blue
            default: Color.red
            }
        }
    }

    private static let middle = [
        CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 25, y: 5), CGPoint(x: 35, y: 5),
    ]

    private static func effect<Treated: View>(
        _ id: String, appearance: ColorScheme = .light,
        _ treat: @escaping @MainActor @Sendable (AnyView) -> Treated
    ) -> TruthCase {
        TruthCase(
            id, .modes, 40, 10, appearance: appearance, readings: [.colors], samples: middle
        ) {
            treat(
                AnyView(
                    HStack(spacing: 0) {
                        Color.red
                        Color.yellow
                        Color.blue.opacity(0.5)
                        Color.white
                    }))
        }
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("modes-read", .modes, 40, 10, readings: [.colors], samples: middle) {
            HStack(spacing: 0) {
                ModeReader()
                ModeReader().environment(\.widgetRenderingMode, .accented)
                ModeReader().environment(\.widgetRenderingMode, .vibrant)
                ModeReader().environment(\.widgetRenderingMode, .fullColor)
            }
        }
        effect("modes-luminance") { $0.luminanceToAlpha() }
        effect("modes-luminance-over-color") { view in
            ZStack {
                Color.orange
                view.luminanceToAlpha()
            }
        }
        effect("modes-grayscale") { $0.grayscale(1) }
        effect("modes-saturation") { $0.saturation(0.5) }
        effect("modes-multiply") { $0.colorMultiply(.mint) }
        effect("modes-contrast") { $0.contrast(0.5) }
        effect("modes-brightness") { $0.brightness(0.2) }
        effect("modes-plus-lighter", appearance: .dark) { view in
            ZStack {
                Color(white: 0.3)
                view.blendMode(.plusLighter)
            }
        }
        effect("modes-accentable") { $0.widgetAccentable() }
    }
}
