import CoreGraphics
import SwiftUI

/// What the Home Assistant project's energy widgets say without a connection.
struct NoConnectionView: View {
    enum Size { case small, rectangular }

    let size: Size
    private let message = "No connection available, review your Home Assistant URL configuration"

    var body: some View {
        if size == .small {
            VStack(spacing: 8) {
                Text(verbatim: message).font(.footnote).multilineTextAlignment(.center).minimumScaleFactor(0.8)
                    .foregroundStyle(.secondary)
                Image(systemName: "arrow.clockwise.circle").font(.title).foregroundStyle(.secondary)
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: message).font(.system(size: 13)).foregroundStyle(.secondary).lineLimit(3)
                    .minimumScaleFactor(0.7)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
    }
}

/// The Home Assistant project's small calendar widget with two events.
struct CalendarView: View {
    private let narrowSpace = "\u{202F}"

    var body: some View {
        VStack(spacing: 4) {
            VStack(alignment: .leading, spacing: 4) {
                VStack(alignment: .leading, spacing: -2) {
                    Text(verbatim: "MON").font(.caption2.weight(.heavy)).foregroundStyle(.blue)
                    Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
                }
                .minimumScaleFactor(0.8)
                .lineLimit(1)
                event("Calendar event 1", "All-day", .indigo)
                event("Calendar event 2", "9:00\(narrowSpace)AM – 10:00\(narrowSpace)AM", .orange)
                Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                HStack(spacing: 2) {
                    Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
                    Text(verbatim: "8:00\(narrowSpace)AM").font(.system(size: 11))
                }
                .foregroundStyle(.secondary)
                .lineLimit(1)
            }
        }
        .padding(16)
    }

    private func event(_ title: String, _ time: String, _ color: Color) -> some View {
        HStack(alignment: .center, spacing: 8) {
            RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 3)
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: title).font(.caption.weight(.semibold)).lineLimit(1)
                Text(verbatim: time).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
