/// A tick next to a slider's track.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
    public let id: V

    public init(_ value: V) {
        id = value
    }

    public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
        id = value
    }
}

/// Ticks of a slider.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
}

extension SliderTick: SliderTickContent {
    public typealias Value = V
}

/// Ticks whose content is discarded.
public struct _UnshownSliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

/// A tick for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    public typealias Value = Content.Value

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<Value> content: (Data.Element) -> Content
    ) {}

    public init(_ data: Data, @SliderTickBuilder<Value> content: (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// Collects the ticks of a slider.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    nonisolated public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
    where Content.Value == V {
        content
    }

    nonisolated public static func buildBlock<each Content: SliderTickContent>(
        _ content: repeat each Content
    ) -> _UnshownSliderTicks<V> {
        _UnshownSliderTicks()
    }

    nonisolated public static func buildOptional<Content: SliderTickContent>(
        _ content: Content?
    ) -> _UnshownSliderTicks<V> {
        _UnshownSliderTicks()
    }
}

extension Slider {
    nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(unshown: ())
    }

    nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView, Ticks.Value == V {
        self.init(unshown: ())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
        self.init(unshown: ())
    }
}
