import Foundation
import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@MainActor
@Suite("Gauges and progress")
struct GaugeTests {
    private func gauge(_ value: Double) -> some View {
        Gauge(value: value, in: 0...10) {
            LabelBox()
        } currentValueLabel: {
            LabelBox()
        }
    }

    @Test("Circular gauges are 58 points wide, whatever the proposal")
    func diameter() {
        #expect(ControlHarness.size(gauge(3).gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
        let offered = gauge(3).gaugeStyle(.accessoryCircularCapacity).frame(width: 150, height: 150)
        let ring = ControlHarness.render(offered).shapes.first
        #expect(abs((ring?.path.boundingRect.width ?? 0) - (58 - 5.54)) < 0.1)
    }

    @Test(
        "On a watch circular gauges fill the complication, labels included (N0931 to N0934)",
        arguments: [42, 44.5, 47, 50])
    func watchDiameter(side: CGFloat) throws {
        let metrics = CircularGaugeMetrics.watch(in: CGSize(width: side, height: side))
        let size = ControlHarness.size(gauge(3).gaugeStyle(.accessoryCircular)) { $0.circularGauge = metrics }
        #expect(size == CGSize(width: side, height: side))
        let ring = ControlHarness.render(gauge(3).gaugeStyle(.accessoryCircularCapacity)) {
            $0.circularGauge = metrics
        }
        let outline = try #require(ring.shapes.first?.path.boundingRect)
        #expect(abs(outline.width - side * (1 - 0.0955)) < 0.1)
        let rectangle = CircularGaugeMetrics.watch(in: CGSize(width: 184, height: 64.5))
        #expect(rectangle.diameter == 50)
        #expect(CircularGaugeMetrics.watch(in: .zero).diameter == 0)
    }

    @Test("The open ring runs from 135° to 405°, and from 150° to 390° with labels of the bounds")
    func arcs() throws {
        let open = ControlHarness.render(gauge(3).gaugeStyle(.accessoryCircular))
        let bounded = ControlHarness.render(
            Gauge(value: 0.5) {
                LabelBox()
            } currentValueLabel: {
                LabelBox()
            } minimumValueLabel: {
                LabelBox()
            } maximumValueLabel: {
                LabelBox()
            }
            .gaugeStyle(.accessoryCircular))
        let radius = (58 - 5.54) / 2
        for (tree, angle) in [(open, 135.0), (bounded, 150.0)] {
            let start = try #require(tree.shapes.first?.path.points.first)
            #expect(abs(start.x - (100 + radius * cos(angle * .pi / 180))) < 0.05)
            #expect(abs(start.y - (100 + radius * sin(angle * .pi / 180))) < 0.05)
        }
    }

    /// Bounds of 0 and 100 around a box.
    private func bounded() -> some View {
        Gauge(value: 0.68) {
            EmptyView()
        } currentValueLabel: {
            LabelBox()
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "100")
        }
        .gaugeStyle(.accessoryCircular)
    }

    /// Both bounds of a gauge around (100, 100): the font's size, and leading edge, trailing edge and baseline from
    /// the middle.
    private func bounds(
        _ metrics: CircularGaugeMetrics, _ direction: LayoutDirection = .leftToRight
    ) -> [(text: String, size: Double, leading: Double, trailing: Double, baseline: Double)] {
        let tree = ControlHarness.render(bounded()) {
            $0.circularGauge = metrics
            $0.layoutDirection = direction
        }
        return tree.allNodes.compactMap { node in
            guard case .text(let text) = node.content, let line = text.lines.first, let run = line.runs.first else {
                return nil
            }
            return (
                text.string, tree.fonts[run.font].size, node.frame.minX - 100, node.frame.maxX - 100,
                line.origin.y - 100
            )
        }
    }

    @Test("Bounds are in a row of 36 points, with the baseline 23.3 points below the center of a phone's ring (I0347)")
    func phoneBounds() throws {
        let labels = bounds(.standard)
        #expect(labels.map(\.text) == ["0", "100"])
        #expect(labels.allSatisfy { $0.size == 11.5 })
        #expect(abs(try #require(labels.first).leading + 18) < 0.5)
        #expect(abs(try #require(labels.last).trailing - 18) < 0.5)
        #expect(labels.allSatisfy { abs($0.baseline - 23.3) < 0.3 })
        let mirrored = bounds(.standard, .rightToLeft)
        #expect(abs(try #require(mirrored.first).trailing - 18) < 0.5)
        #expect(abs(try #require(mirrored.last).leading + 18) < 0.5)
    }

    @Test("On a watch the row is 34 points wide and its labels are nearly as large as a phone's (I0310)")
    func watchBounds() throws {
        let labels = bounds(.watch(in: CGSize(width: 50, height: 50)))
        #expect(labels.allSatisfy { abs($0.size - 11) < 0.1 })
        #expect(abs(try #require(labels.first).leading + 17) < 0.5)
        #expect(abs(try #require(labels.last).trailing - 17) < 0.5)
        #expect(labels.allSatisfy { abs($0.baseline - 20.1) < 0.3 })
    }

    @Test("Content of an open ring is one point above its center, that of a closed ring in it (I0347)")
    func lift() throws {
        let open = ControlHarness.render(bounded())
        #expect(open.shapes.last?.path.boundingRect.midY == 99)
        let closed = ControlHarness.render(gauge(3).gaugeStyle(.accessoryCircularCapacity))
        #expect(closed.shapes.last?.path.boundingRect.midY == 100)
    }

    @Test("The labels in a ring do not displace what the gauge is aligned with")
    func alignment() throws {
        for gauge in [AnyView(bounded()), AnyView(gauge(3).gaugeStyle(.accessoryCircular))] {
            let column = VStack(spacing: 0) {
                gauge
                Rectangle().frame(width: 31, height: 7)
            }
            let row = HStack(spacing: 0) {
                column.background(Rectangle())
                Rectangle().frame(width: 9)
            }
            let boxes = ControlHarness.render(row).shapes.map(\.path.boundingRect)
            // The column is 58 + 7 points high, in the middle of 200.
            #expect(boxes.contains(CGRect(x: 66.5, y: 67.5, width: 58, height: 65)))
            #expect(boxes.contains(CGRect(x: 80, y: 125.5, width: 31, height: 7)))
            #expect(boxes.contains(CGRect(x: 124.5, y: 0, width: 9, height: 200)))
        }
    }

    @Test("The capacity ring begins at 12 o'clock and goes clockwise")
    func capacity() throws {
        let tree = ControlHarness.render(Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity))
        let filled = try #require(tree.shapes.last?.path.points)
        let radius = (58 - 5.54) / 2
        #expect(abs((filled.first?.y ?? 0) - (100 - radius)) < 0.05)
        #expect(abs((filled.last?.x ?? 0) - (100 + radius)) < 0.05)
        let empty = ControlHarness.render(Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity))
        #expect(empty.shapes.count == 1)
    }

    @Test("The end of a filled ring casts a shadow of one point on the track, a full ring none (I0344)")
    func shadow() throws {
        func shadows(_ value: Double) -> [(radius: Double, frame: CGRect)] {
            ControlHarness.render(Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)).allNodes
                .compactMap { node in
                    guard case .effect(.shadow(_, let radius, _)) = node.content else { return nil }
                    return (radius, node.frame)
                }
        }
        let quarter = try #require(shadows(0.25).first)
        #expect(quarter.radius == 1)
        #expect(abs(quarter.frame.midX - (100 + (58 - 5.54) / 2)) < 0.05)
        #expect(abs(quarter.frame.midY - 100) < 0.05)
        #expect(shadows(0).isEmpty && shadows(1).isEmpty)
    }

    @Test("The marker's clear ring is cut out of the arc at the value")
    func marker() throws {
        let tree = ControlHarness.render(gauge(5).gaugeStyle(.accessoryCircular))
        let cut = try #require(tree.allNodes.first { $0.content == .effect(.blend(.destinationOut)) })
        #expect(abs(cut.frame.midX - 100) < 0.01)
        #expect(abs(cut.frame.midY - (100 - (58 - 5.54) / 2)) < 0.01)
    }

    @Test(
        "A marker near an end ends the line: no sliver remains beyond its clear ring",
        arguments: [0.0, 0.3, 1, 3, 5, 8, 9, 9.4, 9.7, 10])
    func slivers(value: Double) throws {
        let bar = gauge(value).gaugeStyle(.accessoryLinear).frame(width: 40)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let tree = ControlHarness.render(bar) { $0.layoutDirection = direction }
            let line = try #require(tree.shapes.first?.path.boundingRect)
            let cut = try #require(tree.allNodes.first { $0.content == .effect(.blend(.destinationOut)) }).frame
            for rest in [cut.minX - line.minX, line.maxX - cut.maxX] {
                #expect(rest <= 0 || rest > 2.9, "\(value) leaves \(rest)")
            }
            // The marker itself is always there.
            #expect(line.minX < cut.midX && line.maxX > cut.midX)
        }
        let ring = ControlHarness.render(gauge(value).gaugeStyle(.accessoryCircular))
        let end = try #require(ring.shapes.first?.path.points.last)
        let cut = try #require(ring.allNodes.first { $0.content == .effect(.blend(.destinationOut)) }).frame
        let distance = hypot(end.x - cut.midX, end.y - cut.midY)
        #expect(distance < 0.01 || distance > 2.25 + 5.54 / 2 - 0.1)
    }

    @Test("A gradient tint follows the ring")
    func gradient() throws {
        let tint = Gradient(colors: [.green, .red])
        let tree = ControlHarness.render(gauge(5).gaugeStyle(.accessoryCircular).tint(tint))
        guard case .angular(_, _, let from, let to)? = tree.shapes.first?.fill.paint else {
            Issue.record("the ring is not painted by angle")
            return
        }
        #expect(abs(from - 135 * .pi / 180) < 1e-9)
        #expect(abs(to - 405 * .pi / 180) < 1e-9)
    }

    @Test(
        "Out-of-range and NaN values stay on the gauge",
        arguments: [
            (-5.0, "0%"), (5, "50%"), (20, "100%"), (.nan, "0%"), (.infinity, "100%"),
        ])
    func clamping(value: Double, expected: String) {
        let tree = ControlHarness.render(gauge(value).gaugeStyle(.accessoryCircular))
        #expect(tree.first(.gauge)?.semantics?.value == expected)
        #expect(tree.allNodes.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
    }

    @Test("A linear gauge's filled part grows from the leading edge")
    func linear() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let view = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.linearCapacity).frame(width: 100)
            let shapes = ControlHarness.render(view) { $0.layoutDirection = direction }.shapes
            let filled = try #require(shapes.last?.path.boundingRect)
            #expect(filled.width == 25)
            #expect(filled.height == 17)
            #expect(direction == .leftToRight ? filled.minX == 50 : filled.maxX == 150)
        }
    }

    @Test("A custom style receives the fraction and the labels")
    func ownStyle() {
        let tree = ControlHarness.render(gauge(4).gaugeStyle(Pie()))
        #expect(tree.shapes.first?.path.boundingRect.width == 40)
    }

    @Test("Progress reports its fraction, of a total or of a range of dates")
    func progress() {
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        let range = (now - 30)...(now + 90)
        #expect(ControlHarness.render(ProgressView(value: 30, total: 120)).first(.progress)?.semantics?.value == "25%")
        let left = ProgressView(timerInterval: range)
        #expect(ControlHarness.render(left, date: now).first(.progress)?.semantics?.value == "75%")
        let passed = ProgressView(timerInterval: range, countsDown: false)
        #expect(ControlHarness.render(passed, date: now).first(.progress)?.semantics?.value == "25%")
        #expect(ControlHarness.render(ProgressView()).first(.progress)?.semantics?.value == nil)
        #expect(ControlHarness.size(ProgressView()) == CGSize(width: 20, height: 20))
    }
}

private struct Pie: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rectangle().frame(width: 100 * configuration.value, height: 10)
    }
}
