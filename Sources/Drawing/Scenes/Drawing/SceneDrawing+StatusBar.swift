import CoreGraphics
import RenderModel
import Typesetter

/// What a bar at the top of a screen holds.
enum StatusBarStyle: Hashable, Sendable {
    /// Time and signs to both sides of the sensor housing.
    case divided
    /// Signs on both sides, the time in the middle: screens without a sensor housing.
    case centered
    /// Time and date on the leading side: tablets.
    case tablet(date: String)
    /// Signs alone, for a Lock Screen that shows the time large.
    case signs
}

extension SceneDrawing {
    /// Time, signal, network and battery in a bar of the given height. The battery is full and nothing is searched for,
    /// as on a picture that shall not draw attention to them.
    mutating func statusBar(_ style: StatusBarStyle, time: String, height: Double, color: RGBA) {
        let width = frame.size.width
        let middle: Double
        switch style {
        case .divided:
            // The text sits below the middle of the bar, level with the housing's middle.
            middle = height * 0.53
            let ear = width * 0.33
            line(
                time, font: FontRequest(size: 17, weight: .semibold), color: color,
                in: CGRect(x: 0, y: middle - 11, width: ear, height: 22))
            signs(from: width - ear / 2 - 38, middle: middle, color: color, kinds: [.signal, .network, .battery])
        case .signs:
            middle = height * 0.53
            signs(from: width - width * 0.165 - 38, middle: middle, color: color, kinds: [.signal, .network, .battery])
        case .centered:
            middle = height / 2
            if !time.isEmpty {
                line(
                    time, font: FontRequest(size: 12, weight: .semibold), color: color,
                    in: CGRect(x: 0, y: 0, width: width, height: height))
            }
            signs(from: 8, middle: middle, color: color, kinds: [.signal, .network], factor: 0.8)
            signs(from: width - 30, middle: middle, color: color, kinds: [.battery], factor: 0.8)
        case .tablet(let date):
            middle = height / 2
            let box = CGRect(x: 20, y: 0, width: width / 2 - 20, height: height)
            let words = [time, date].filter { !$0.isEmpty }.joined(separator: "\u{2002}")
            if !words.isEmpty {
                line(
                    words, font: FontRequest(size: 13, weight: .medium), color: color, in: box, alignment: .leading)
            }
            signs(from: width - 68, middle: middle, color: color, kinds: [.network, .battery], factor: 0.9)
        }
    }

    /// Time and signs to both sides of the Dynamic Island, as many as have room beside it.
    mutating func statusBar(around island: CGRect, in display: CGRect, time: String, color: RGBA) {
        let inset = 26.0
        let leading = CGRect(
            x: display.minX + inset, y: island.midY - 11, width: max(island.minX - display.minX - inset - 6, 0),
            height: 22)
        let font = FontRequest(size: 17, weight: .semibold)
        if width(of: time, font: font) <= leading.width {
            line(time, font: font, color: color, in: leading)
        }
        let room = display.maxX - inset - island.maxX - 6
        // As wide as the signs with 6 points between them.
        let choices: [(length: Double, kinds: [Sign])] = [
            (74, [.signal, .network, .battery]), (50, [.network, .battery]), (27, [.battery]),
        ]
        guard let choice = choices.first(where: { $0.length <= room }) else { return }
        signs(
            from: island.maxX + 6 + (room - choice.length) / 2, middle: island.midY, color: color,
            kinds: choice.kinds)
    }

    private enum Sign { case signal, network, battery }

    /// Signs beside each other, 6 points apart, from a leading edge.
    private mutating func signs(
        from start: Double, middle: Double, color: RGBA, kinds: [Sign], factor: Double = 1
    ) {
        var x = start
        for kind in kinds {
            let width: Double
            switch kind {
            case .signal:
                width = 18 * factor
                signal(in: CGRect(x: x, y: middle - 6 * factor, width: width, height: 12 * factor), color: color)
            case .network:
                width = 17 * factor
                network(in: CGRect(x: x, y: middle - 6 * factor, width: width, height: 12 * factor), color: color)
            case .battery:
                width = 27 * factor
                battery(in: CGRect(x: x, y: middle - 6.5 * factor, width: width, height: 13 * factor), color: color)
            }
            x += width + 6 * factor
        }
    }

    /// Four bars that rise in reading direction.
    private mutating func signal(in box: CGRect, color: RGBA) {
        let step = box.width / 4
        for index in 0..<4 {
            let height = box.height * (0.34 + 0.22 * Double(index))
            let bar = CGRect(
                x: box.minX + Double(index) * step, y: box.maxY - height, width: step * 0.68, height: height)
            fill(.rounded(place(bar), step * 0.2, style: .circular), color)
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
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.9, height: rect.height)
        stroke(.rounded(body.insetBy(dx: 0.5, dy: 0.5), rect.height * 0.31), color.opacity(0.4), width: 1)
        fill(.rounded(body.insetBy(dx: 2, dy: 2), rect.height * 0.18), color)
        let cap = CGRect(
            x: body.maxX + 1, y: rect.midY - rect.height * 0.16, width: rect.width * 0.05, height: rect.height * 0.32)
        fill(.rounded(cap, cap.width * 0.8, style: .circular), color.opacity(0.5))
    }

    /// The bar at the bottom that stands for the way home.
    mutating func homeIndicator(color: RGBA, width: Double = 139) {
        let bar = CGRect(x: (frame.size.width - width) / 2, y: frame.size.height - 13, width: width, height: 5)
        fill(.capsule(bar), color)
    }
}
