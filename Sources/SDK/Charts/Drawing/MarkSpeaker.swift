import SwiftUI

/// Describes a mark: its position as label, its amount as value.
struct MarkSpeaker {
    let inputs: _ViewInputs
    private let x: ValueFormat
    private let y: ValueFormat
    private let angle: ValueFormat

    init(_ model: PlotModel, inputs: _ViewInputs) {
        self.inputs = inputs
        func format(_ plotted: (Mark) -> [PlottedValue]) -> ValueFormat {
            let values = model.marks.flatMap { plotted($0.mark) }
            // A date that represents a day is formatted as a day, however late in it the time is.
            let unit = values.lazy.compactMap { $0.unit?.component }.first
            return ValueFormat(
                values.map(\.datum), unit: unit, digits: .needed(atMost: 2), environment: inputs.environment)
        }
        x = format(\.x.plotted)
        y = format(\.y.plotted)
        angle = format { [$0.sector?.angle].compactMap { $0 } }
    }

    func speech(for mark: Mark, frame: CGRect) -> DrawnMark.Speech {
        let own = mark.style.speech
        let standard = words(for: mark)
        return DrawnMark.Speech(
            frame: frame, label: own.label.map(text) ?? standard.label, value: own.value.map(text) ?? standard.value,
            identifier: own.identifier, isHidden: own.isHidden)
    }

    private func text(_ text: Text) -> String { text.string(in: inputs.environment) }

    private func words(for mark: Mark) -> (label: String?, value: String?) {
        let series = (mark.style.foregroundValue ?? mark.series).map { series in
            ValueFormat([series.datum], environment: inputs.environment).text(series.datum)
        }
        if let size = mark.sector?.angle {
            return (series ?? text(size.label), numbers([size], angle))
        }
        let (xWords, yWords) = (numbers(mark.x.plotted, x), numbers(mark.y.plotted, y))
        switch (xWords, yWords) {
        case (let place?, let amount?):
            let isHorizontal =
                mark.x.plotted.first?.datum.kind == .number && mark.y.plotted.first?.datum.kind != .number
            let label = isHorizontal ? amount : place
            return (series.map { $0 == label ? label : "\(label), \($0)" } ?? label, isHorizontal ? place : amount)
        case (let only?, nil): return (series ?? name(mark.x), only)
        case (nil, let only?): return (series ?? name(mark.y), only)
        case (nil, nil): return (series, nil)
        }
    }

    private func name(_ extent: Mark.Extent) -> String? {
        extent.plotted.first.map { text($0.label) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// One value, or both ends of a range.
    private func numbers(_ values: [PlottedValue], _ format: ValueFormat) -> String? {
        values.isEmpty ? nil : values.map { format.text($0.datum) }.joined(separator: " – ")
    }
}
