import Charts
import SwiftUI

struct WeekBehavior: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        target.rect.origin.x = context.originalTarget.rect.origin.x + context.containerSize.width
        if let date = context.chartProxy.value(atX: target.rect.minX, as: Date.self) { print(date) }
    }
}

struct ScrollingChart: View {
    var body: some View {
        Chart { BarMark(x: .value("Day", 1), y: .value("Height", 2)) }
            .chartScrollTargetBehavior(WeekBehavior())
            .chartScrollTargetBehavior(.valueAligned(unit: 1, limitBehavior: .always))
    }
}
