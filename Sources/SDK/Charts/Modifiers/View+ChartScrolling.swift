import SwiftUI

/// A widget shows the initially visible part of a scrolling chart.
extension View {
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSettings { settings in
            if axes.contains(.horizontal) { settings.x.window.scrolling = .scrolls }
            if axes.contains(.vertical) { settings.y.window.scrolling = .scrolls }
        }
        .noEffect("chartScrollableAxes", "widgets do not scroll; the initially visible part is drawn.")
    }

    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartSetting(\.x.window.start, x.wrappedValue.datum)
    }

    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartSetting(\.y.window.start, y.wrappedValue.datum)
    }

    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        chartSetting(\.x.window.start, initialX.datum)
    }

    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        chartSetting(\.y.window.start, initialY.datum)
    }

    /// - Parameter length: in the unit of the data; seconds for dates, a number of categories for strings.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSetting(\.x.window.length, length.datum.position)
    }

    /// - Parameter length: in the unit of the data; seconds for dates, a number of categories for strings.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSetting(\.y.window.length, length.datum.position)
    }
}
