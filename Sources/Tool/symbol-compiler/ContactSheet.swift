import CoreGraphics
import Foundation
import RenderModel
import SymbolSet

/// An SVG page with symbols side by side, for visual inspection. Masks reproduce the steps of a drawing as a renderer
/// executes them.
struct ContactSheet {
    enum Mode: String, CaseIterable { case monochrome, hierarchical, multicolor }

    var columns = 12
    var cell = 76.0
    var pointSize = 34.0
    var captions = true
    var dark = false

    struct Item {
        var drawing: SymbolDrawing
        var metrics: SymbolMetrics
        var roles: [SymbolLayerRole]
        var caption: String
        var mode: Mode
    }

    func svg(_ items: [Item]) -> String {
        let rows = (items.count + columns - 1) / columns
        let height = Double(rows) * cell
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Double(columns) * cell)" height="\(height)">
            <rect width="100%" height="100%" fill="\(dark ? "#2f6fb5" : "white")"/>

            """
        for (index, item) in items.enumerated() {
            let x = Double(index % columns) * cell + cell / 2
            let y = Double(index / columns) * cell + (captions ? cell * 0.42 : cell / 2)
            text += draw(item, x: x, y: y, id: index)
            if captions {
                text += "<text x=\"\(x)\" y=\"\(y + cell * 0.5)\" font-size=\"7\" font-family=\"sans-serif\""
                text += " text-anchor=\"middle\" fill=\"\(dark ? "white" : "#555")\">\(item.caption)</text>\n"
            }
        }
        return text + "</svg>\n"
    }

    private func draw(_ item: Item, x: Double, y: Double, id: Int) -> String {
        let scale = item.metrics.size.width * pointSize / max(item.drawing.box.width, 0.001)
        let left = x - item.drawing.box.width * scale / 2
        let top = y - item.drawing.box.height * scale / 2
        var text = ""
        for (index, layer) in item.drawing.layers.enumerated() {
            guard index < item.roles.count, let color = color(item.roles[index], item.mode) else { continue }
            let mask = "m\(id)-\(index)"
            text += "<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\" x=\"-8\" y=\"-8\" width=\"48\" height=\"48\">"
            for step in layer.steps { text += element(step) }
            text += "</mask>"
            text += "<g transform=\"translate(\(left) \(top)) scale(\(scale))\">"
            text +=
                "<rect x=\"-8\" y=\"-8\" width=\"48\" height=\"48\" fill=\"\(color)\" mask=\"url(#\(mask))\"/></g>\n"
        }
        return text
    }

    private func element(_ step: SymbolDrawing.Step) -> String {
        switch step {
        case .fill(let path): return "<path d=\"\(data(path))\" fill=\"white\"/>"
        case .erase(let path): return "<path d=\"\(data(path))\" fill=\"black\"/>"
        case .stroke(let path, let width): return stroke(path, width, "white")
        case .eraseStroke(let path, let width): return stroke(path, width, "black")
        }
    }

    private func stroke(_ path: PathStorage, _ width: Double, _ color: String) -> String {
        "<path d=\"\(data(path))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\""
            + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    }

    private func color(_ role: SymbolLayerRole, _ mode: Mode) -> String? {
        let tint = dark ? "#ffffff" : "#000000"
        switch mode {
        case .monochrome:
            return role.monochrome == .drawn ? tint : nil
        case .hierarchical:
            switch role.level {
            case .primary: return tint
            case .secondary: return dark ? "#ffffff80" : "#00000080"
            case .tertiary: return dark ? "#ffffff40" : "#00000040"
            case .hole: return nil
            }
        case .multicolor:
            let colors: [SymbolLayerRole.Color: String] = [
                .white: "#ffffff", .black: "#000000", .gray: "#8e8e93", .red: "#ff3b30", .orange: "#ff9500",
                .yellow: "#ffcc00", .green: "#34c759", .mint: "#00c7be", .teal: "#30b0c7", .cyan: "#32ade6",
                .blue: "#007aff", .indigo: "#5856d6", .purple: "#af52de", .pink: "#ff2d55", .brown: "#a2845e",
            ]
            return role.color == .clear ? nil : colors[role.color] ?? tint
        }
    }

    private func data(_ path: PathStorage) -> String {
        var text = ""
        var index = 0
        for verb in path.verbs {
            let letter = ["M", "L", "Q", "C", "Z"][Int(verb.rawValue)]
            text += letter
            for point in path.points[index..<(index + verb.pointCount)] {
                text += String(format: "%.3f %.3f ", point.x, point.y)
            }
            index += verb.pointCount
        }
        return text
    }
}
