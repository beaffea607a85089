import CoreGraphics
import EvidenceSupport

@testable import SwiftUI

/// Sizes and places of small view trees whose answers were asserted or measured on Apple's systems.
@MainActor
enum LayoutCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = [
        "layout", "layout-priority", "stack-spacing", "frame-rule", "alignment-rule",
    ]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.category {
        case "alignment-rule": alignment(row)
        case "frame-rule": frameRule(row)
        case "layout": layout(row)
        default: spacing(row)
        }
    }

    private static func layout(_ row: EvidenceRow) -> Verdict {
        let black = Color.black
        switch row.id {
        case "N1089":
            let view = HStack {
                Image(systemName: "checkmark.circle.fill")
                Text("Checked").fixedSize()
            }
            return Probe.size(of: view.padding(5).padding(10), .unspecified, scale: 2, is: 123, 50.5)
        case "N1091": return Probe.size(of: Text("Hello, World!").padding(), .zero, scale: 3, is: 32, 32)
        case "N1092":
            let view = HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
            return Probe.size(of: view.padding(), .zero, scale: 3, is: 40, 32)
        case "N1101":
            let columns = Array(repeating: GridItem(.fixed(100), spacing: 20), count: 3)
            let frames = Probe.frames(
                LazyVGrid(columns: columns, spacing: 20) { ForEach(0..<6) { black.frame(height: 50).marked($0) } },
                size: CGSize(width: 360, height: 120), scale: 2)
            let expected = [10, 130, 250, 10, 130, 250].map { CGRect(x: $0, y: 0, width: 100, height: 50) }
            let found = frames.map { CGRect(x: $0.minX, y: 0, width: $0.width, height: $0.height) }
            return found == expected ? .holds : .fails("cells are \(frames)")
        case "N1148", "N1149", "N1151", "N1152": return hosted(row, black)
        case "N1146", "N1147", "N1150", "N1154": return hosted(row, black.frame(width: 80, height: 50))
        case "N1153": return hosted(row, black.frame(width: 150, height: 120))
        case "N1155":
            return hosted(row, Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200))
        case "N1156":
            return Probe.widths(
                HStack(spacing: 0) { ForEach(0..<3) { Rectangle().marked($0) } }, 300, are: [100, 100, 100])
        case "N1157":
            return Probe.widths(
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 100).marked(0)
                    Rectangle().frame(minWidth: 100).marked(1)
                }, 150, are: [75, 100])
        case "N1158":
            return Probe.widths(
                LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                    ForEach(0..<3) { Color.red.frame(height: 5).marked($0) }
                }, 200, are: [70, 57, 57])
        case "N1159":
            return Probe.widths(
                HStack(spacing: 10) {
                    Color.blue.marked(0)
                    RelativeWidth(fraction: 0.5) { Color.green }.marked(1)
                    Color.yellow.marked(2)
                }, 620, are: [200, 100, 300])
        case "N1160":
            return Probe.widths(
                HStack(spacing: 10) {
                    RelativeWidth(fraction: 0.5) { Color.blue }.marked(0)
                    Color.green.marked(1)
                    Color.yellow.marked(2)
                }, 620, are: [100, 250, 250])
        case "N1162": return spacerBetween(100, expected: 40)
        case "N1163": return spacerBetween(160, expected: 60)
        case "N1164":
            let row = HStack(spacing: 10) { ForEach(0..<4) { _ in black.frame(width: 96, height: 10) } }
            return Probe.size(of: row, ProposedViewSize(width: 383, height: 10), scale: 1, is: 414, 10)
        case "N1165":
            return Probe.size(
                of: black.frame(idealWidth: 24), ProposedViewSize(width: 48, height: 10), scale: 1, is: 48, 10)
        default: return .fails("no view for \(row.id)")
        }
    }

    /// What a hosting view answers: the expectation and the proposal are both sizes.
    private static func hosted(_ row: EvidenceRow, _ view: some View) -> Verdict {
        guard let expected = row.expectedSize,
            let match = row.proposal.firstMatch(of: /([0-9]+)x([0-9]+)/), let width = Double(match.1),
            let height = Double(match.2)
        else { return .fails("the row cannot be read") }
        return Probe.size(
            of: view, ProposedViewSize(width: width, height: height), scale: 1, is: expected.width, expected.height)
    }

    /// Two children of at most 60 points around a spacer without a length of its own, 10 points to either side.
    private static func spacerBetween(_ width: CGFloat, expected: CGFloat) -> Verdict {
        let view = HStack(spacing: 10) {
            Color.red.frame(minWidth: 0, maxWidth: 60).marked(0)
            Spacer(minLength: 0)
            Color.blue.frame(minWidth: 0, maxWidth: 60).marked(1)
        }
        return Probe.widths(view, width, are: [expected, expected])
    }

    private static func spacing(_ row: EvidenceRow) -> Verdict {
        switch row.id {
        case "N1093": return group(of: 4, height: 824)
        case "N1094": return group(of: 2, height: 408)
        case "N1161": return Probe.priorityOfSpacer()
        case "N1166":
            let view = VStack { ForEach(0..<3) { Rectangle().frame(height: 10).marked($0) } }
            return Probe.gaps(view, are: [8, 8])
        case "N1167":
            let gaps = Probe.gaps(
                VStack {
                    Rectangle().frame(height: 10).marked(0)
                    Text("Fat").marked(1)
                    Rectangle().frame(height: 10).marked(2)
                }, scale: 3)
            guard gaps.count == 2 else { return .fails("gaps are \(gaps)") }
            return gaps[0] != 8 && gaps[1] != 8 && gaps[0] != gaps[1] ? .holds : .fails("gaps are \(gaps)")
        case "N1924": return column(sides: 50, height: 166)
        case "N1925": return column(sides: 150, height: 466)
        default: return .fails("no view for \(row.id)")
        }
    }

    /// Three padded strokes in fixed frames.
    private static func column(sides: CGFloat, height: CGFloat) -> Verdict {
        let view = VStack {
            ForEach(0..<3) { _ in Circle().stroke(lineWidth: 6).padding().frame(width: 100, height: sides) }
        }
        return Probe.size(of: view, .unspecified, scale: 2, is: 100, height)
    }

    /// Squares of 200 points at the root.
    private static func group(of count: Int, height: CGFloat) -> Verdict {
        Probe.size(
            of: Group { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 200, height: 200) } },
            .unspecified, scale: 2, is: 200, height)
    }

    private static func frameRule(_ row: EvidenceRow) -> Verdict {
        let view = Color.red.frame(height: 10)
        switch row.id {
        case "N1228":
            let proposal = ProposedViewSize(width: 0, height: 10)
            return Probe.size(of: view.frame(minWidth: -10), proposal, scale: 1, is: 0, 10)
        case "N1229":
            let frame = view.frame(minWidth: 20, idealWidth: 10)
            return Probe.size(of: frame, .unspecified, scale: 1, is: 20, 10)
        case "N1230":
            let frame = view.frame(idealWidth: 30, maxWidth: 20)
            return Probe.size(of: frame, ProposedViewSize(width: 100, height: 10), scale: 1, is: 30, 10)
        case "N1231":
            let frame = view.frame(minWidth: .infinity)
            let width = Probe.size(of: frame, ProposedViewSize(width: 50, height: 10), scale: 1).width
            return width == .infinity ? .holds : .fails("width is \(width)")
        default: return .fails("no rule for \(row.id)")
        }
    }

    /// A stack's own guide, merged from children that set 2 and 8 points: 5, the least, the greatest.
    private static func alignment(_ row: EvidenceRow) -> Verdict {
        let guide: VerticalAlignment
        let expected: CGFloat
        switch row.id {
        case "N1440": (guide, expected) = (VerticalAlignment(OwnGuide.self), 5)
        case "N1441": (guide, expected) = (.firstTextBaseline, 2)
        case "N1442": (guide, expected) = (.lastTextBaseline, 8)
        default: return .fails("no rule for \(row.id)")
        }
        let stack = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 10).alignmentGuide(guide) { _ in 2 }
            Color.red.frame(width: 10, height: 10).alignmentGuide(guide) { _ in 8 }
        }
        let found = Probe.guide(guide.key, of: stack)
        return found == expected ? .holds : .fails("the guide is at \(found)")
    }

    private enum OwnGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
}

/// Proposes a part of the width to its content and takes what that answers.
struct RelativeWidth: Layout {
    let fraction: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * fraction }, height: proposal.height)
    }
}
