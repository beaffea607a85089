import SwiftUI

/// Frames, ratios, fitting, and rounding to pixels.
enum FrameCases {
    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("frames-maximum-alone", .frames, 120, 60, decides: "E-FRAME-1") {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 30, height: 10).truth("fixed").frame(maxWidth: 80).truth("maximum")
                Color.green.frame(width: 90, height: 10).frame(maxWidth: 50).truth("exceeded")
                Color.blue.frame(height: 10).frame(maxWidth: 70).truth("filled")
            }
        }
        TruthCase("frames-minimum-alone", .frames, 60, 40) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 30, height: 10).frame(minWidth: 45).truth("raised")
                Color.green.frame(height: 10).frame(minWidth: 80).truth("overflowing")
            }
        }
        TruthCase("frames-ideal", .frames, 100, 40) {
            Color.red.frame(idealWidth: 35, idealHeight: 15).fixedSize().truth("ideal")
        }
        TruthCase("frames-alignment", .frames, 80, 60) {
            Color.red.frame(width: 20, height: 10).truth("inner")
                .frame(width: 60, height: 50, alignment: .bottomTrailing).truth("outer")
        }
        TruthCase("frames-ratio-fit", .frames, 90, 60, decides: "E-FRAME-2") {
            Color.red.aspectRatio(3, contentMode: .fit).truth("fit")
        }
        TruthCase("frames-ratio-fill", .frames, 60, 40, decides: "E-FRAME-2") {
            Color.red.aspectRatio(3, contentMode: .fill).truth("fill")
        }
        TruthCase("frames-ratio-of-ideal", .frames, 100, 30, decides: "E-FRAME-2") {
            Color.red.frame(
                minWidth: 10, idealWidth: 40, maxWidth: .infinity, minHeight: 10, idealHeight: 20,
                maxHeight: .infinity
            )
            .aspectRatio(contentMode: .fit).truth("fit")
        }
        TruthCase("frames-effects-keep-size", .frames, 80, 60) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).offset(x: 5, y: 5).truth("offset")
                Color.green.frame(width: 20, height: 10).scaleEffect(2).truth("scaled")
                Color.blue.frame(width: 20, height: 10).rotationEffect(.degrees(90)).truth("rotated")
            }
            .truth("stack")
        }
        TruthCase("frames-overlay", .frames, 80, 60) {
            Color.red.frame(width: 40, height: 30)
                .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 60, height: 10).truth("overlay") }
                .background(alignment: .topLeading) { Color.blue.truth("background") }
                .truth("view")
        }
        TruthCase("frames-view-that-fits", .frames, 70, 40) {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 90, height: 10).truth("wide")
                Color.green.frame(width: 60, height: 20).truth("narrow")
                Color.blue.frame(width: 20, height: 30).truth("last")
            }
        }
        TruthCase(
            "frames-fractional-origin", .frames, 60, 40, scale: 1, readings: [.picture], decides: "E-DRAW-1"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 30, height: 10.5).truth("first")
                Color.green.frame(width: 40, height: 10).truth("second")
                Color.blue.frame(width: 20.25, height: 7.75).truth("third")
            }
        }
        TruthCase("frames-fractional-size", .frames, 60, 40, readings: [.picture], decides: "E-DRAW-1") {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 30.3, height: 10.3).truth("first")
                Color.green.frame(width: 20.6, height: 10.7).truth("second")
                Color.blue.frame(width: 10.1, height: 10.2).truth("third")
            }
        }
    }
}
