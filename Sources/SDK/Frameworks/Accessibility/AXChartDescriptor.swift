import Foundation
import SwiftUI
import UIKit

/// An axis of an audio graph. Values are stored; nothing plays them here.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable {
        case linear = 0
        case log10 = 1
        case ln = 2
    }

    open var title: String
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    open var scaleType: ScaleType = .linear
    open var lowerBound: Double
    open var upperBound: Double
    open var gridlinePositions: [Double]
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        lowerBound = range.lowerBound
        upperBound = range.upperBound
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    open var range: ClosedRange<Double> {
        get { min(lowerBound, upperBound)...max(lowerBound, upperBound) }
        set { (lowerBound, upperBound) = (newValue.lowerBound, newValue.upperBound) }
    }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
        super.init()
    }

    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    }
}

/// A value of a point: a number or a category.
open class AXDataPointValue: NSObject {
    open var number: Double
    open var category: String

    public init(number: Double) {
        self.number = number
        category = ""
        super.init()
    }

    public init(category: String) {
        number = 0
        self.category = category
        super.init()
    }
}

open class AXDataPoint: NSObject {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?
    open var attributedLabel: NSAttributedString? {
        get { label.map { NSAttributedString(string: $0) } }
        set { label = newValue?.string }
    }

    private init(x: AXDataPointValue, y: Double?, additional: [AXDataPointValue], label: String?) {
        xValue = x
        yValue = y.map { AXDataPointValue(number: $0) }
        additionalValues = additional
        self.label = label
        super.init()
    }

    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        self.init(x: AXDataPointValue(number: x), y: y, additional: additionalValues, label: label)
    }

    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        self.init(x: AXDataPointValue(category: x), y: y, additional: additionalValues, label: label)
    }
}

open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name ?? "") }
        set { name = newValue.string }
    }
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
        super.init()
    }

    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

open class AXChartDescriptor: NSObject {
    public enum ContentDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
        case topToBottom = 2
        case bottomToTop = 3
        case radialClockwise = 4
        case radialCounterClockwise = 5
    }

    open var title: String?
    open var attributedTitle: NSAttributedString? {
        get { title.map { NSAttributedString(string: $0) } }
        set { title = newValue?.string }
    }
    open var summary: String?
    open var contentDirection: ContentDirection = .leftToRight
    open var contentFrame: CGRect = .zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
        super.init()
    }

    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }
}

/// The description of its chart.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Has no effect: an image of a widget plays no chart.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        self
    }
}

/// An object with a chart.
@MainActor
public protocol AXChart: AnyObject {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
