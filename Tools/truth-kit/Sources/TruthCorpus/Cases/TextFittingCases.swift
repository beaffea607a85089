import SwiftUI

/// Lines, limits, and text that does not fit.
enum TextFittingCases {
    private static let sentence = "Rain is expected from noon until the late evening"

    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("text-wraps", .text, 120, 120, precision: 0.5) {
            Text(sentence).truth("text")
        }
        TruthCase("text-line-limit", .text, 120, 120, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text(sentence).lineLimit(1).truth("one")
                Text(sentence).lineLimit(2).truth("two")
            }
        }
        TruthCase("text-reserved-lines", .text, 120, 120, precision: 0.5, decides: "E-TEXT-6") {
            VStack(alignment: .leading, spacing: 0) {
                Text("Rain").lineLimit(2, reservesSpace: true).truth("reserved")
                Text("Rain").lineLimit(2...3).truth("range")
            }
        }
        TruthCase("text-line-spacing", .text, 120, 140, precision: 0.5) {
            Text(sentence).lineSpacing(6).truth("text")
        }
        TruthCase("text-scaled", .text, 100, 60, scale: 3, precision: 0.34, decides: "E-TEXT-7") {
            VStack(alignment: .leading, spacing: 0) {
                Text("Thunderstorms").font(.title).lineLimit(1).minimumScaleFactor(0.5).truth("fits")
                Text(sentence).lineLimit(1).minimumScaleFactor(0.5).truth("truncated")
            }
        }
        TruthCase("text-tightened", .text, 112, 40, precision: 0.5) {
            Text("Partly cloudy now").lineLimit(1).allowsTightening(true).truth("text")
        }
        TruthCase("text-fixed-size", .text, 120, 60, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text(sentence).fixedSize().truth("one-line")
                Text(sentence).fixedSize(horizontal: false, vertical: true).truth("lines")
            }
        }
        TruthCase("text-shares-row", .text, 150, 60, precision: 0.5) {
            HStack(spacing: 4) {
                Text("Short").truth("short")
                Text("A much longer text").truth("long")
            }
        }
        TruthCase("text-priority-in-row", .text, 150, 30, precision: 0.5) {
            HStack(spacing: 4) {
                Text("Rain in the evening").lineLimit(1).truth("low")
                Text("Friday").lineLimit(1).layoutPriority(1).truth("high")
            }
        }
        TruthCase("text-alignment", .text, 120, 80, precision: 0.5) {
            Text("Rain until\nnoon").multilineTextAlignment(.trailing).truth("text")
        }
        TruthCase("text-baseline-offset", .text, 120, 60, precision: 0.5) {
            HStack(spacing: 0) {
                Text("23").truth("plain")
                Text("23").baselineOffset(6).truth("raised")
            }
        }
        TruthCase("text-joined", .text, 150, 60, precision: 0.5) {
            (Text("23").font(.title) + Text(" degrees").font(.caption)).truth("text")
        }
        TruthCase("text-label", .text, 150, 60, precision: 0.5) {
            Label("Rain", systemImage: "cloud.rain").truth("label")
        }
    }
}
