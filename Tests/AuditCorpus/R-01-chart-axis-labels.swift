import Charts
import SwiftUI
import WidgetKit

struct Pulse: Identifiable {
    var id: String
    var rate: Int
}

private let pulses = [
    Pulse(id: "Mon", rate: 61), Pulse(id: "Tue", rate: 72), Pulse(id: "Wed", rate: 58), Pulse(id: "Thu", rate: 66),
]

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        Chart(pulses) { pulse in
            BarMark(x: .value("Day", pulse.id), y: .value("Rate", pulse.rate))
        }
        .chartYAxis(.hidden)
        .chartXAxis {
            AxisMarks { _ in
                #if FAULT
                    AxisValueLabel().font(.system(size: 8))
                #else
                    AxisValueLabel().font(.caption)
                #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
