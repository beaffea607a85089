import SwiftUI

/// Collects the content of a closure.
///
/// Types are erased immediately: a chart's content is evaluated once, and short types keep the compiler fast.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }

    public static func buildBlock(_ contents: AnyChartContent...) -> AnyChartContent {
        contents.count == 1 ? contents[0] : AnyChartContent(all: contents)
    }

    public static func buildIf(_ content: AnyChartContent?) -> AnyChartContent {
        content ?? AnyChartContent(all: [])
    }

    public static func buildEither(first: AnyChartContent) -> AnyChartContent { first }

    public static func buildEither(second: AnyChartContent) -> AnyChartContent { second }

    public static func buildLimitedAvailability(_ content: AnyChartContent) -> AnyChartContent { content }
}
