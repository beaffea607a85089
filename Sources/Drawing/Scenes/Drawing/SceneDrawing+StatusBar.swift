import CoreGraphics
import RenderModel
import Typesetter

/// The content of a status bar.
enum StatusBarStyle: Hashable, Sendable {
    /// Time and signs to both sides of the sensor housing.
    case divided
    /// Signs on both sides, the time in the center: screens without a sensor housing.
    case centered
    /// Time and date on the leading side: tablets.
    case tablet(date: String)
    /// Only signs, for a Lock Screen with its large time.
    case signs
}

/// The box in which a bar centers the time, and the time's font.
struct BarTime: Hashable, Sendable {
    /// Before mirroring.
    var box: CGRect
    var font: FontRequest

    /// The distance from the edge of the display to the time next to an island, and to the signs on the other side.
    static let islandInset = 26.0

    init(box: CGRect, font: FontRequest) {
        self.box = box
        self.font = font
    }

    init(nextTo island: CGRect, in display: CGRect) {
        let width = max(island.minX - display.minX - Self.islandInset - 6, 0)
        self.init(
            box: CGRect(x: display.minX + Self.islandInset, y: island.midY - 11, width: width, height: 22),
            font: FontRequest(size: 17, weight: .semibold))
    }
}

extension SceneFrame {
    /// The time of a bar; `nil` for a bar without a time, or with a date next to it.
    func barTime(_ style: StatusBarStyle, height: Double) -> BarTime? {
        switch style {
        case .divided:
            // The text is below the center of the bar, level with the housing's center.
            BarTime(
                box: CGRect(x: 0, y: height * 0.53 - 11, width: size.width * 0.33, height: 22),
                font: FontRequest(size: 17, weight: .semibold))
        case .centered:
            BarTime(
                box: CGRect(x: 0, y: 0, width: size.width, height: height),
                font: FontRequest(size: 12, weight: .semibold))
        case .signs, .tablet: nil
        }
    }
}

extension SceneDrawing {
    /// Time, signal, network and battery in a bar of the given height. The battery is full and the signal strong, so
    /// that they do not draw attention.
    mutating func statusBar(_ style: StatusBarStyle, time: String, height: Double, color: RGBA) {
        if case .tablet(let date) = style {
            let box = CGRect(x: 20, y: 0, width: frame.size.width / 2 - 20, height: height)
            let words = [time, date].filter { !$0.isEmpty }.joined(separator: "\u{2002}")
            if !words.isEmpty {
                line(
                    words, font: FontRequest(size: 13, weight: .medium), color: color, in: box, alignment: .leading)
            }
        } else if let place = frame.barTime(style, height: height), style == .divided || !time.isEmpty {
            line(time, font: place.font, color: color, in: place.box)
        }
        barSigns(style, height: height, color: color)
    }

    /// The signs of a bar without its time.
    mutating func barSigns(_ style: StatusBarStyle, height: Double, color: RGBA) {
        let width = frame.size.width
        switch style {
        case .divided:
            signs(
                from: width - width * 0.33 / 2 - 38, middle: height * 0.53, color: color,
                kinds: [.signal, .network, .battery])
        case .signs:
            signs(
                from: width - width * 0.165 - 38, middle: height * 0.53, color: color,
                kinds: [.signal, .network, .battery])
        case .centered:
            signs(from: 8, middle: height / 2, color: color, kinds: [.signal, .network], factor: 0.8)
            signs(from: width - 30, middle: height / 2, color: color, kinds: [.battery], factor: 0.8)
        case .tablet:
            signs(from: width - 68, middle: height / 2, color: color, kinds: [.network, .battery], factor: 0.9)
        }
    }

    /// Time and signs to both sides of the Dynamic Island, as many as fit next to it.
    mutating func statusBar(around island: CGRect, in display: CGRect, time: String, color: RGBA) {
        let place = BarTime(nextTo: island, in: display)
        if width(of: time, font: place.font) <= place.box.width {
            line(time, font: place.font, color: color, in: place.box)
        }
        barSigns(around: island, in: display, color: color)
    }

    /// The signs that fit next to the island.
    mutating func barSigns(around island: CGRect, in display: CGRect, color: RGBA) {
        let room = display.maxX - BarTime.islandInset - island.maxX - 6
        // The width of the signs with 6 points between them.
        let choices: [(length: Double, kinds: [Sign])] = [
            (74, [.signal, .network, .battery]), (50, [.network, .battery]), (27, [.battery]),
        ]
        guard let choice = choices.first(where: { $0.length <= room }) else { return }
        signs(
            from: island.maxX + 6 + (room - choice.length) / 2, middle: island.midY, color: color,
            kinds: choice.kinds)
    }

    private enum Sign {
        case signal, network, battery

        /// Points.
        var size: CGSize {
            switch self {
            case .signal: CGSize(width: 18, height: 12)
            case .network: CGSize(width: 17, height: 12)
            case .battery: CGSize(width: 27, height: 13)
            }
        }
    }

    /// Signs next to each other, 6 points apart, from a leading edge. Their boxes are on whole pixels.
    private mutating func signs(
        from start: Double, middle: Double, color: RGBA, kinds: [Sign], factor: Double = 1
    ) {
        var x = frame.snapped(start)
        for kind in kinds {
            let width = frame.snapped(kind.size.width * factor)
            let height = frame.snapped(kind.size.height * factor)
            let box = CGRect(x: x, y: frame.snapped(middle - height / 2), width: width, height: height)
            switch kind {
            case .signal: signal(in: box, color: color)
            case .network: network(in: box, color: color)
            case .battery: battery(in: box, color: color)
            }
            x = frame.snapped(x + width + 6 * factor)
        }
    }

    /// Four bars that rise in reading direction, with sides on whole pixels and two thirds of their width between them.
    private mutating func signal(in box: CGRect, color: RGBA) {
        let width = frame.snapped(box.width / 6)
        let pitch = (box.width - width) / 3
        for index in 0..<4 {
            let height = frame.snapped(box.height * (0.34 + 0.22 * Double(index)))
            let bar = CGRect(
                x: box.minX + frame.snapped(Double(index) * pitch), y: box.maxY - height, width: width, height: height)
            fill(.rounded(place(bar), width * 0.3, style: .circular), color)
        }
    }

    /// A dot and two arcs above it; the same in both reading directions.
    private mutating func network(in box: CGRect, color: RGBA) {
        let rect = place(box)
        let foot = CGPoint(x: rect.midX, y: rect.maxY - 0.5)
        let reach = rect.height * 0.95
        var fan = PathStorage.arc(foot.x, foot.y, reach * 0.30, from: -134, to: -46)
        fan.line(to: foot)
        fan.close()
        fill(fan, color)
        for share in [0.56, 0.90] {
            stroke(
                .arc(foot.x, foot.y, reach * share, from: -133, to: -47), color, width: reach * 0.19, cap: .butt)
        }
    }

    private mutating func battery(in box: CGRect, color: RGBA) {
        let rect = place(box)
        let body = CGRect(x: rect.minX, y: rect.minY, width: frame.snapped(rect.width * 0.9), height: rect.height)
        stroke(.rounded(body.insetBy(dx: 0.5, dy: 0.5), rect.height * 0.31), color.opacity(0.4), width: 1)
        fill(.rounded(body.insetBy(dx: 2, dy: 2), rect.height * 0.18), color)
        let height = frame.snapped(rect.height * 0.32)
        let cap = CGRect(
            x: body.maxX + 1, y: frame.snapped(rect.midY - height / 2), width: frame.snapped(rect.width * 0.05),
            height: height)
        fill(.rounded(cap, cap.width * 0.8, style: .circular), color.opacity(0.5))
    }

    /// The Home indicator at the bottom.
    mutating func homeIndicator(color: RGBA, width: Double = 139) {
        let bar = CGRect(x: (frame.size.width - width) / 2, y: frame.size.height - 13, width: width, height: 5)
        fill(.capsule(bar), color)
    }
}
