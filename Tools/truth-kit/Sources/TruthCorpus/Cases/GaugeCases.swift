import SwiftUI

/// Gauges of accessory widgets, and linear ones.
enum GaugeCases {
    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("gauges-circular", .gauges, 80, 80, precision: 0.34, readings: [.coverage, .picture]) {
            Gauge(value: 0.3) { Color.clear }.gaugeStyle(.accessoryCircular).tint(.red).truth("gauge")
        }
        TruthCase(
            "gauges-circular-large-frame", .gauges, 140, 140, precision: 0.34, readings: [.ink]
        ) {
            Gauge(value: 0.3) { Color.clear }.gaugeStyle(.accessoryCircular).tint(.red).truth("gauge")
                .frame(width: 130, height: 130)
        }
        TruthCase("gauges-circular-start", .gauges, 80, 80, precision: 0.34, readings: [.coverage, .picture]) {
            Gauge(value: 0) { Color.clear }.gaugeStyle(.accessoryCircular).tint(.blue).truth("gauge")
        }
        TruthCase("gauges-circular-gradient", .gauges, 80, 80, precision: 0.34, readings: [.coverage, .picture]) {
            Gauge(value: 0.8) { Color.clear }.gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.blue, .yellow])).truth("gauge")
        }
        TruthCase(
            "gauges-circular-bounds", .gauges, 80, 80, precision: 0.5, readings: [.ink]
        ) {
            Gauge(value: 21, in: 10...30) {
                Text("C")
            } currentValueLabel: {
                Text("21").truth("value")
            } minimumValueLabel: {
                Text("10").truth("minimum")
            } maximumValueLabel: {
                Text("30").truth("maximum")
            }
            .gaugeStyle(.accessoryCircular).truth("gauge")
        }
        TruthCase("gauges-circular-value", .gauges, 80, 80, precision: 0.5, readings: [.ink]) {
            Gauge(value: 0.6) {
                Text("Air").truth("label")
            } currentValueLabel: {
                Text("60").truth("value")
            }
            .gaugeStyle(.accessoryCircular).truth("gauge")
        }
        TruthCase(
            "gauges-capacity", .gauges, 80, 80, precision: 0.34, readings: [.coverage, .picture], decides: "E-GAUGE-3"
        ) {
            Gauge(value: 0.7) { Color.clear }.gaugeStyle(.accessoryCircularCapacity).tint(.green).truth("gauge")
        }
        TruthCase(
            "gauges-capacity-dark", .gauges, 80, 80, appearance: .dark, precision: 0.34,
            readings: [.coverage, .picture]
        ) {
            Gauge(value: 0.7) { Color.clear }.gaugeStyle(.accessoryCircularCapacity).tint(.green).truth("gauge")
        }
        TruthCase("gauges-linear", .gauges, 140, 40, precision: 0.5, readings: [.ink]) {
            Gauge(value: 0.4) { Text("Wind") }.gaugeStyle(.accessoryLinear).tint(.red).truth("gauge")
        }
        TruthCase("gauges-linear-capacity", .gauges, 140, 60, precision: 0.5, readings: [.ink]) {
            Gauge(value: 0.4) {
                Text("Wind").truth("label")
            } currentValueLabel: {
                Text("4").truth("value")
            }
            .gaugeStyle(.accessoryLinearCapacity).tint(.red).truth("gauge")
        }
    }
}
