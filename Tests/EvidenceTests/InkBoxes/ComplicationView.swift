import CoreGraphics
import SwiftUI

/// A rectangle for a watch face as the Home Assistant project's tests show it on an iPhone: a symbol, then a name, a
/// line below it, a bar with its value and ends, and a last line.
struct ComplicationView: View {
    let title: String
    let subtitle: String
    var value: String?
    var bottom: String?

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 18, height: 18)
            VStack(alignment: .leading, spacing: 1) {
                line(title, .caption2.weight(.semibold), 1)
                line(subtitle, .caption2, 0.8)
                if let value { ValueBar(value: value) }
                if let bottom { line(bottom, .caption2, 0.8) }
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .frame(width: 200, alignment: .leading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(.black)
    }

    private func line(_ text: String, _ font: Font, _ opacity: Double) -> some View {
        Text(verbatim: text).font(font).foregroundStyle(.primary.opacity(opacity)).lineLimit(1)
            .minimumScaleFactor(0.5)
    }
}

/// Seven points high, filled to 68 %, with the value in a pill where the filling ends.
private struct ValueBar: View {
    let value: String
    private let fraction = 0.68

    var body: some View {
        VStack(spacing: 3) {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(.green.opacity(0.25)).frame(height: 7)
                    Capsule().fill(.green).frame(width: geometry.size.width * fraction, height: 7)
                    pill.position(x: geometry.size.width * fraction, y: 11)
                }
                .frame(height: 22)
            }
            .frame(height: 22)
            HStack {
                Text(verbatim: "0")
                Spacer()
                Text(verbatim: "100")
            }
            .font(.system(size: 10))
            .foregroundStyle(.secondary)
        }
    }

    private var pill: some View {
        ZStack {
            Capsule().fill(.green)
            Text(verbatim: value).font(.body.bold()).lineLimit(1).padding(.vertical, 1).padding(.horizontal, 6)
        }
        .frame(height: 22)
        .frame(minWidth: 34)
        .fixedSize(horizontal: true, vertical: false)
    }
}
