import SwiftUI

/// System colors and hierarchical styles, light and dark: a strip of squares, each sampled in its middle.
enum ColorCases {
    private static let systemColors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    private static func strip<Squares: View>(
        _ id: String, count: Int, appearance: ColorScheme, decides: String? = nil,
        @ViewBuilder _ squares: @escaping @MainActor @Sendable () -> Squares
    ) -> TruthCase {
        TruthCase(
            id, .colors, Double(count) * 10, 10, appearance: appearance, readings: [.colors],
            samples: (0..<count).map { CGPoint(x: Double($0) * 10 + 5, y: 5) }, decides: decides
        ) {
            HStack(spacing: 0) { squares() }
        }
    }

    private static func labels(_ id: String, _ appearance: ColorScheme, decides: String? = nil) -> TruthCase {
        strip(id, count: 5, appearance: appearance, decides: decides) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(Color.secondary)
        }
    }

    private static func strips(_ appearance: ColorScheme, _ name: String) -> [TruthCase] {
        [
            strip("colors-system-\(name)", count: systemColors.count, appearance: appearance) {
                ForEach(systemColors.indices, id: \.self) { systemColors[$0] }
            },
            strip("colors-hierarchy-\(name)", count: 4, appearance: appearance) {
                Group {
                    Rectangle().fill(.primary)
                    Rectangle().fill(.secondary)
                    Rectangle().fill(.tertiary)
                    Rectangle().fill(.quaternary)
                }
                .foregroundStyle(.blue)
            },
            strip("colors-plain-\(name)", count: 5, appearance: appearance) {
                Color(red: 0.2, green: 0.4, blue: 0.6)
                Color(.displayP3, red: 0.2, green: 0.8, blue: 0.4)
                Color(white: 0.5)
                Color(hue: 0.6, saturation: 0.5, brightness: 0.8)
                Color.accentColor
            },
            strip("colors-opacity-\(name)", count: 3, appearance: appearance) {
                Color.red.opacity(0.5)
                Color.primary.opacity(0.35)
                Color.white.opacity(0.6).background(.black)
            },
        ]
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        strips(.light, "light")
        strips(.dark, "dark")
        labels("colors-label-light", .light)
        labels("colors-label-dark", .dark, decides: "E-COLOR-4")
    }
}
