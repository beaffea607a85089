import SwiftUI

/// How stacks share length, align and overlap.
enum StackCases {
    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("stacks-equal-shares", .stacks, 100, 20, readings: [.picture]) {
            HStack(spacing: 0) {
                Color.red.truth("first")
                Color.green.truth("second")
                Color.blue.truth("third")
            }
        }
        TruthCase("stacks-thirds-3x", .stacks, 100, 20, scale: 3, readings: [.picture]) {
            HStack(spacing: 0) {
                Color.red.truth("first")
                Color.green.truth("second")
                Color.blue.truth("third")
            }
        }
        TruthCase("stacks-flexible-beside-bounded", .stacks, 120, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 30).truth("bounded")
                Color.green.truth("flexible")
                Color.blue.frame(width: 25).truth("fixed")
            }
        }
        TruthCase("stacks-larger-minimum-first", .stacks, 120, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10, maxWidth: .infinity).truth("small")
                Color.green.frame(minWidth: 80, maxWidth: .infinity).truth("large")
            }
        }
        TruthCase("stacks-priority", .stacks, 120, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 15).truth("low")
                Color.green.frame(maxWidth: 70).layoutPriority(1).truth("high")
                Color.blue.frame(minWidth: 15).truth("last")
            }
        }
        TruthCase("stacks-overflow", .stacks, 60, 20) {
            HStack(spacing: 10) {
                Color.red.frame(width: 40).truth("first")
                Color.green.frame(width: 40).truth("second")
            }
            .truth("stack")
        }
        TruthCase("stacks-spacers-share", .stacks, 120, 20) {
            HStack {
                Color.red.frame(width: 10).truth("first")
                Spacer().truth("spacer")
                Color.green.frame(width: 10).truth("second")
                Spacer(minLength: 40).truth("long")
                Color.blue.frame(width: 10).truth("third")
            }
        }
        TruthCase("stacks-spacer-alone", .stacks, 80, 60, decides: "E-STACK-3") {
            Spacer().truth("spacer").fixedSize().truth("ideal")
        }
        TruthCase("stacks-divider", .stacks, 80, 40, readings: [.picture]) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                Divider().truth("divider")
                Color.blue.frame(height: 10)
            }
        }
        TruthCase("stacks-divider-in-fixed-size", .stacks, 120, 60) {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 10).truth("above")
                Divider().truth("divider")
                Color.blue.frame(width: 70, height: 10).truth("below")
            }
            .fixedSize()
            .truth("stack")
        }
        TruthCase("stacks-leading", .stacks, 80, 40) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10).truth("first")
                Color.green.frame(width: 50, height: 10).truth("second")
            }
            .truth("stack")
        }
        TruthCase("stacks-moved-guide", .stacks, 80, 40) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -15 }.truth("moved")
                Color.green.frame(width: 30, height: 10).truth("plain")
            }
            .truth("stack")
        }
        TruthCase("stacks-baselines", .stacks, 160, 60, precision: 0.5) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("Large").font(.title).truth("large")
                Text("small").font(.caption).truth("small")
                Color.red.frame(width: 10, height: 10).truth("square")
            }
            .truth("stack")
        }
        TruthCase("stacks-merged-baseline", .stacks, 160, 90, precision: 0.5, decides: "E-STACK-6") {
            HStack(alignment: .lastTextBaseline, spacing: 4) {
                VStack(spacing: 0) {
                    Color.green.frame(width: 20, height: 20).alignmentGuide(.lastTextBaseline) { _ in 5 }
                    Color.blue.frame(width: 20, height: 20).alignmentGuide(.lastTextBaseline) { _ in 10 }
                }
                .truth("column")
                Color.red.frame(width: 10, height: 10).truth("square")
            }
        }
        TruthCase("stacks-merged-center", .stacks, 160, 90, decides: "E-STACK-6") {
            HStack(alignment: .center, spacing: 4) {
                VStack(spacing: 0) {
                    Color.green.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
                    Color.blue.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in 20 }
                }
                .truth("column")
                Color.red.frame(width: 10, height: 10).truth("square")
            }
        }
        TruthCase("stacks-zstack-priority", .stacks, 80, 80) {
            ZStack {
                Color.red.frame(width: 60, height: 60).truth("large")
                Color.green.frame(width: 20, height: 30).layoutPriority(1).truth("counted")
            }
            .truth("stack")
        }
        TruthCase("stacks-zstack-moved-guide", .stacks, 100, 80, decides: "E-STACK-5") {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 40, height: 30).truth("plain")
                Color.green.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -25 }.truth("moved")
            }
            .truth("stack")
        }
        TruthCase("stacks-right-to-left", .stacks, 80, 20) {
            HStack(spacing: 5) {
                Color.red.frame(width: 10).truth("first")
                Color.green.frame(width: 20).truth("second")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
