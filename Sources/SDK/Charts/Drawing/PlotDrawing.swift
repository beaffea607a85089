import CoreGraphics
import RenderModel
import SwiftUI

/// Converts resolved marks to drawn ones.
///
/// 1. Bars, rectangles, rules, points and sectors are drawn individually, in source order.
/// 2. All marks of a line or area are drawn at the position of the first one.
/// 3. Marks with a greater zIndex are drawn later; equal ones keep their order.
struct PlotDrawing {
    let model: PlotModel
    let encodings: Encodings
    let geometry: PlotGeometry
    let speaker: MarkSpeaker

    var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

    func drawnMarks() -> [DrawnMark] {
        var drawn: [DrawnMark] = []
        var finished: Set<SeriesKey> = []
        let sectors = sectorAngles()
        for (index, mark) in model.marks.enumerated() {
            switch mark.mark.kind {
            case .bar: bar(mark).map { drawn.append($0) }
            case .rectangle: rectangle(mark).map { drawn.append($0) }
            case .rule: rule(mark).map { drawn.append($0) }
            case .point: point(mark).map { drawn.append($0) }
            case .sector: sector(mark, sectors[index]).map { drawn.append($0) }
            case .line, .area:
                let key = SeriesKey(kind: mark.mark.kind, series: mark.series)
                guard finished.insert(key).inserted else { continue }
                let members = model.marks.filter { $0.mark.kind == key.kind && $0.series == key.series }
                (key.kind == .line ? line(members) : area(members)).map { drawn.append($0) }
            }
        }
        return drawn.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    private struct SeriesKey: Hashable {
        let kind: Mark.Kind
        let series: [_Datum?]
    }

    func layer(
        _ path: PathStorage, _ drawing: ShapeContent.Style, _ mark: Mark, _ bounds: CGRect
    ) -> DrawnMark.Layer {
        DrawnMark.Layer(
            path: path, drawing: drawing, style: encodings.style(of: mark),
            bounds: mark.style.alignment == .plot ? nil : bounds)
    }

    /// Adds a mark's accessibility descriptions and annotations.
    func finish(_ drawn: inout DrawnMark, _ mark: ResolvedMark, _ target: CGRect) {
        drawn.speech.append(speaker.speech(for: mark.mark, frame: target))
        drawn.notes += mark.mark.style.annotations.map { DrawnMark.Note(annotation: $0, target: target) }
        if let mask = mark.mark.style.mask, drawn.mask.isEmpty { drawn.mask = masked(by: mask) }
    }

    /// The marks of a mask, in the same scales.
    private func masked(by content: AnyChartContent) -> [DrawnMark] {
        var outputs = _ChartContentOutputs()
        AnyChartContent._makeChartContent(content, inputs: speaker.inputs, outputs: &outputs)
        let model = PlotModel(outputs.marks, environment: self.model.environment)
        return PlotDrawing(model: model, encodings: encodings, geometry: geometry, speaker: speaker).drawnMarks()
    }
}
