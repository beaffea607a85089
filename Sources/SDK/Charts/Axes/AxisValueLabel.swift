import SwiftUI

/// The orientation of an axis label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    /// Read from top to bottom.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    /// Read from bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// The treatment of overlapping labels.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: CGFloat?)
    }

    let kind: Kind

    public static var automatic: AxisValueLabelCollisionResolution { Self(kind: .automatic) }
    public static var disabled: AxisValueLabelCollisionResolution { Self(kind: .disabled) }
    public static var truncate: AxisValueLabelCollisionResolution { Self(kind: .truncate) }
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }

    /// - Parameter minimumSpacing: points between labels.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        Self(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
}

/// The content and position of a label.
struct AxisLabel {
    enum Content {
        /// The value in the axis' format.
        case value
        case text(Text)
        case formatted((_Datum, EnvironmentValues) -> String?)
        case view(AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var orientation: AxisValueLabelOrientation
    /// Points between plot and label.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    /// Unsupported options that were requested.
    var withoutEffect: [String] = []
}

/// A text or view next to the plot at an axis value.
public struct AxisValueLabel<Content: View> {
    let part: AxisPart

    nonisolated private init(content: AxisLabel.Content, _ options: Options) {
        part = AxisPart(
            kind: .label(
                AxisLabel(
                    content: content, anchor: options.anchor, collision: options.collision,
                    orientation: options.orientation, horizontalSpacing: options.horizontalSpacing,
                    verticalSpacing: options.verticalSpacing, withoutEffect: options.withoutEffect)),
            isCentered: options.centered)
    }

    private struct Options {
        var centered: Bool?
        var anchor: UnitPoint?
        var multiLabelAlignment: Alignment?
        var collision: AxisValueLabelCollisionResolution
        var offsetsMarks: Bool?
        var orientation: AxisValueLabelOrientation
        var horizontalSpacing: CGFloat?
        var verticalSpacing: CGFloat?

        var withoutEffect: [String] {
            [
                multiLabelAlignment.map { _ in "AxisValueLabel(multiLabelAlignment:)" },
                offsetsMarks.map { _ in "AxisValueLabel(offsetsMarks:)" },
            ]
            .compactMap { $0 }
        }
    }

    /// A custom view.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: .view(AnyView(content())),
            Options(
                centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
                collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Never {
    /// The value in the axis' format.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            content: .value,
            Options(
                centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
                collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }

    /// The value in a format, with the environment's locale unless the format has its own.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            content: .formatted { datum, environment in
                Format.FormatInput(datum: datum).map { format.placed(in: environment).format($0) }
            },
            Options(
                centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
                collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            content: .text(Text(titleKey)),
            Options(
                centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
                collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            content: .text(Text(verbatim: String(title))),
            Options(
                centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
                collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel: AxisMark {
    public typealias Body = Never

    nonisolated public static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        outputs.parts.append(mark.part)
    }
}

extension FormatStyle {
    /// The format with the environment's locale, unless it has one, and for dates its calendar and time zone.
    ///
    /// A format without its own locale has the autoupdating one.
    func placed(in environment: EnvironmentValues) -> Self {
        let namesLocale = self != locale(.autoupdatingCurrent)
        let localized = namesLocale ? self : locale(environment.locale)
        guard var dates = localized as? Date.FormatStyle else { return localized }
        dates.calendar = environment.chartCalendar
        dates.timeZone = environment.timeZone
        return dates as? Self ?? localized
    }
}
