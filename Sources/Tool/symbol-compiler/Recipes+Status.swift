import CoreGraphics
import Foundation
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// Batteries, signal bars, gauges and air quality.
    static let status: Table = {
        var table: Table = [
            "battery.0percent": fixed(battery(level: 0)),
            "battery.25percent": fixed(battery(level: 0.25)),
            "battery.50percent": fixed(battery(level: 0.5)),
            "battery.75percent": fixed(battery(level: 0.75)),
            "battery.100percent": fixed(battery(level: 1)),
            "battery.100percent.bolt": { try chargingBattery(in: $0) },
            "cellularbars": fixed(cellularBars),
            "gauge.medium": fixed(gauge(needle: 0)),
            "gauge.low": fixed(gauge(needle: -60)),
            "gauge.high": fixed(gauge(needle: 60)),
            "aqi.low": fixed(airQuality(lit: 5)),
            "aqi.medium": fixed(airQuality(lit: 11)),
            "aqi.high": fixed(airQuality(lit: 21)),
        ]
        for (percent, needle) in [("0", -120.0), ("33", -40), ("50", 0), ("67", 40), ("100", 120)] {
            table["gauge.with.dots.needle.\(percent)percent"] = fixed(dottedGauge(needle: needle))
        }
        for old in ["0", "25", "50", "75", "100"] {
            table["battery.\(old)"] = { try $0.drawing("battery.\(old)percent") }
        }
        table["battery.100.bolt"] = { try $0.drawing("battery.100percent.bolt") }
        return table
    }()

    /// 25 x 10.6 units, so that with the system's margins the picture is 128 to 59.
    private static let batteryBody = CGRect(x: -12.5, y: -5.3, width: 22.6, height: 10.6)

    private static func battery(level: Double) -> Drawing {
        let stem = Drawing.regularStem
        let body = Part.line(.rectangle(batteryBody.insetBy(dx: stem / 2, dy: stem / 2), radius: 2.9))
        var terminal = PathStorage.arc(CGPoint(x: 11, y: 0), radius: 1.6, from: -75, to: 75)
        terminal.close()
        let shell = Drawing(
            [body, .solid(terminal.moved(0.1, 0))], role: Role(level: .secondary, variableThreshold: nil))
        guard level > 0 else { return shell }
        // The charge keeps clear of the wall at every weight.
        let charges = [(SymbolWeight.ultraLight, 1.1), (.regular, 1.0), (.black, 0.75)].map { weight, gap in
            let inset = weight.stem * SymbolProgram.unitsPerEm + gap
            let room = batteryBody.insetBy(dx: inset, dy: inset)
            let charge = CGRect(x: room.minX, y: room.minY, width: room.width * level, height: room.height)
            return PathStorage.rectangle(charge, radius: 1.5)
        }
        let fill = Part(growth: .rigid, paths: charges)
        return Drawing([fill], role: Role(color: level > 0.25 ? .green : .red)).over(shell)
    }

    private static func chargingBattery(in builder: SymbolBuilder) throws -> Drawing {
        let bolt = try builder.drawing("bolt.fill").flattened().fitted(9, 13.4).moved(-1.2, 0)
        let full = battery(level: 1).cut(by: bolt.parts.flatMap { $0.silhouette(0.9) })
        return Drawing(bolt.parts, role: Role(color: .tint)).over(full)
    }

    private static let cellularBars = Drawing(
        layers: (0..<4).map { index in
            let height = 3.6 + 3.2 * Double(index)
            let bar = CGRect(x: -8.9 + 4.75 * Double(index), y: 6.6 - height, width: 3.5, height: height)
            return Layer(
                role: Role(variableThreshold: (Double(index) + 0.001) / 4), parts: [.solid(.rectangle(bar, radius: 1))])
        })

    private static func gauge(needle: Double) -> Drawing {
        let ring = outline(.circle(radius: 8)).withRoles([Role(level: .secondary)])
        return Drawing(pointer(needle, length: 4.6), role: Role()).over(ring)
    }

    private static func dottedGauge(needle: Double) -> Drawing {
        var marks: [(Double, Double)] = []
        for angle in stride(from: -120.0, through: 120, by: 40) where abs(angle - needle) > 1 {
            let radians = angle * .pi / 180
            marks.append((5 * sin(radians), -5 * cos(radians)))
        }
        let ring = Drawing(outline(.circle(radius: 8)).parts + dots(marks, radius: 0.72), role: Role(level: .secondary))
        return Drawing(pointer(needle, length: 5), role: Role()).over(ring)
    }

    /// Degrees clockwise from straight up.
    private static func pointer(_ angle: Double, length: Double) -> [Part] {
        let tip = CGPoint(x: length * sin(angle * .pi / 180), y: -length * cos(angle * .pi / 180))
        return [.line(.lines([.zero, tip]))] + dots([(0, 0)], radius: 1.55)
    }

    /// Twenty-one dots in a rounded field; the inner ones are lit first.
    private static func airQuality(lit: Int) -> Drawing {
        var places: [(Double, Double)] = []
        for row in -2...2 {
            for column in -2...2 where abs(row) + abs(column) < 4 {
                places.append((Double(column) * 3.5, Double(row) * 3.5))
            }
        }
        let sorted = places.sorted { ($0.0 * $0.0 + $0.1 * $0.1, $0.1, $0.0) < ($1.0 * $1.0 + $1.1 * $1.1, $1.1, $1.0) }
        let bright = Drawing(dots(Array(sorted.prefix(lit)), radius: 1.3))
        guard lit < sorted.count else { return bright }
        return bright.over(Drawing(dots(Array(sorted.dropFirst(lit)), radius: 0.6), role: Role(level: .tertiary)))
    }
}
