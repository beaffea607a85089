import SwiftUI

/// Distances between neighbors, and padding.
enum SpacingCases {
    /// Two shapes around a text: the distances above and below it.
    private static func around(
        _ id: String, _ font: Font, scale: Double, decides: String? = nil
    ) -> TruthCase {
        TruthCase(id, .spacing, 120, 140, scale: scale, precision: 1 / scale, decides: decides) {
            VStack {
                Color.red.frame(height: 10).truth("above")
                Text("Fat").font(font).truth("text")
                Color.blue.frame(height: 10).truth("below")
            }
        }
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("spacing-shapes", .spacing, 60, 80, readings: [.picture]) {
            VStack {
                Rectangle().fill(.red).frame(height: 10).truth("first")
                Rectangle().fill(.green).frame(height: 10).truth("second")
                Color.blue.frame(height: 10).truth("third")
            }
        }
        TruthCase("spacing-shapes-across", .spacing, 100, 20, readings: [.picture]) {
            HStack {
                Circle().fill(.red).frame(width: 20).truth("circle")
                Color.green.frame(width: 20).truth("color")
                Capsule().fill(.blue).frame(width: 20).truth("capsule")
            }
        }
        around("spacing-around-large-title", .largeTitle, scale: 2, decides: "E-SPACE-2")
        around("spacing-around-title", .title, scale: 2, decides: "E-SPACE-2")
        around("spacing-around-body", .body, scale: 3, decides: "E-SPACE-2")
        around("spacing-around-body-2x", .body, scale: 2, decides: "E-SPACE-2")
        around("spacing-around-caption", .caption, scale: 2, decides: "E-SPACE-2")
        around("spacing-around-system-size", .system(size: 17), scale: 2, decides: "E-SPACE-2")
        TruthCase("spacing-text-under-text", .spacing, 120, 80, precision: 0.5, decides: "E-SPACE-2") {
            VStack {
                Text("Upper").font(.title).truth("upper")
                Text("Lower").font(.caption).truth("lower")
            }
        }
        TruthCase("spacing-text-over-larger-text", .spacing, 120, 80, precision: 0.5, decides: "E-SPACE-2") {
            VStack {
                Text("Upper").font(.caption).truth("upper")
                Text("Lower").font(.title).truth("lower")
            }
        }
        TruthCase("spacing-text-beside-shape", .spacing, 120, 30, precision: 0.5) {
            HStack {
                Color.red.frame(width: 10, height: 10).truth("left")
                Text("Fat").truth("text")
                Color.blue.frame(width: 10, height: 10).truth("right")
            }
        }
        TruthCase("spacing-padded-text", .spacing, 120, 100, precision: 0.5, decides: "E-SPACE-3") {
            VStack {
                Color.red.frame(height: 10).truth("above")
                Text("Fat").padding(.horizontal, 4).truth("sides")
                Color.green.frame(height: 10).truth("between")
                Text("Fat").padding(.top, 4).truth("top")
                Color.blue.frame(height: 10).truth("below")
            }
        }
        TruthCase("spacing-default-padding", .spacing, 100, 80) {
            Color.red.truth("inner").padding().truth("outer")
        }
        TruthCase("spacing-nested-padding", .spacing, 120, 120, decides: "E-SPACE-3") {
            Color.red.truth("inner").padding().truth("middle").padding(.horizontal).truth("outer")
        }
        TruthCase("spacing-spacer", .spacing, 100, 60) {
            VStack {
                Color.red.frame(height: 10).truth("above")
                Spacer().truth("spacer")
                Color.blue.frame(height: 10).truth("below")
            }
        }
        TruthCase("spacing-group-in-stack", .spacing, 60, 90) {
            VStack {
                VStack(spacing: 2) {
                    Color.red.frame(height: 10).truth("first")
                    Text("Fat").truth("text")
                }
                Color.blue.frame(height: 10).truth("below")
            }
        }
    }
}
