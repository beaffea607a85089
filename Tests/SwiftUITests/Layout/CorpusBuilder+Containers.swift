import Foundation
import _Testing_CoreGraphics

@testable import SwiftUI

extension CorpusBuilder {
    /// Containers beyond the stacks.
    func container(_ line: Line, _ views: ForEach<Range<Int>, Int, AnyView>) throws -> AnyView {
        switch line.word {
        case "Grid":
            return AnyView(
                Grid(
                    alignment: try line.alignment(), horizontalSpacing: try line.number("hspacing"),
                    verticalSpacing: try line.number("vspacing")
                ) { views })
        case "GridRow":
            return AnyView(GridRow(alignment: line.options["align"] == nil ? nil : try line.vertical()) { views })
        case "LazyVStack":
            return AnyView(LazyVStack(alignment: try line.horizontal(), spacing: try line.number("spacing")) { views })
        case "LazyHStack":
            return AnyView(LazyHStack(alignment: try line.vertical(), spacing: try line.number("spacing")) { views })
        case "LazyVGrid":
            return AnyView(
                LazyVGrid(
                    columns: try line.gridItems(), alignment: try line.horizontal(),
                    spacing: try line.number("spacing")
                ) { views })
        case "LazyHGrid":
            return AnyView(
                LazyHGrid(
                    rows: try line.gridItems(), alignment: try line.vertical(), spacing: try line.number("spacing")
                ) { views })
        case "ViewThatFits":
            let axes: Axis.Set =
                switch line.options["in"] {
                case "horizontal": .horizontal
                case "vertical": .vertical
                case "none": []
                default: [.horizontal, .vertical]
                }
            return AnyView(ViewThatFits(in: axes) { views })
        case "Geometry": return AnyView(GeometryReader { _ in views })
        case "GeometryHalf":
            return AnyView(
                GeometryReader { proxy in
                    views.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                })
        case "Scroll":
            let axes: Axis.Set =
                switch line.options["axes"] {
                case "horizontal": .horizontal
                case "both": [.horizontal, .vertical]
                default: .vertical
                }
            return AnyView(ScrollView(axes) { views })
        case "Flow": return AnyView(FlowLayout(gap: try line.number("spacing") ?? 0)() { views })
        case "Forgetful": return AnyView(ForgetfulLayout()() { views })
        case "Any": return AnyView(try line.anyLayout()() { views })
        case "EqualWidth": return AnyView(EqualWidthColumn()() { views })
        default: throw CorpusError(description: "unknown view \(line.word)")
        }
    }

    /// Modifiers of grids, custom layouts and margins.
    func further(_ view: AnyView, _ line: Line) throws -> AnyView {
        switch line.word {
        case ".columns": return AnyView(view.gridCellColumns(Int(try line.required(0))))
        case ".cellAnchor":
            let anchors: [String: UnitPoint] = [
                "topLeading": .topLeading, "bottomTrailing": .bottomTrailing, "center": .center,
            ]
            return AnyView(view.gridCellAnchor(anchors[line.arguments.first ?? ""] ?? .center))
        case ".unsized":
            var axes: Axis.Set = []
            if line.arguments.contains("horizontal") { axes.formUnion(.horizontal) }
            if line.arguments.contains("vertical") { axes.formUnion(.vertical) }
            return AnyView(view.gridCellUnsizedAxes(axes))
        case ".columnAlignment":
            guard let guide = Line.horizontalGuides[line.arguments.first ?? ""] else {
                throw CorpusError(description: ".columnAlignment GUIDE")
            }
            return AnyView(view.gridColumnAlignment(guide))
        case ".weight": return AnyView(view.layoutValue(key: Weight.self, value: try line.required(0)))
        case ".containerRelative":
            return AnyView(view.containerRelativeFrame([.horizontal, .vertical], alignment: try line.alignment()))
        case ".containerThird":
            return AnyView(view.containerRelativeFrame(.horizontal, count: 3, spacing: 10))
        case ".bottomInset":
            let inset = FlexibleBox.fixed(try line.number("w") ?? 10, try line.number("h") ?? 10)
            return AnyView(
                view.safeAreaInset(edge: .bottom, spacing: try line.number("spacing")) { inset })
        case ".safeAreaPadding": return AnyView(view.safeAreaPadding(try line.required(0)))
        case ".direction":
            return AnyView(
                view.environment(
                    \.layoutDirection, line.arguments.first == "rightToLeft" ? .rightToLeft : .leftToRight))
        default: throw CorpusError(description: "unknown modifier \(line.word)")
        }
    }
}

extension CorpusScenario.Line {
    /// `fixed(70)`, `flexible`, `flexible(10,40)`, `adaptive(40)`, `adaptive(40,60)`; `/4` after one is its spacing and
    /// `@top` its alignment.
    func gridItems() throws -> [GridItem] {
        try arguments.map { text in
            let parts = text.split(separator: "@").map(String.init)
            let sized = parts[0].split(separator: "/").map(String.init)
            let spacing: CGFloat? = sized.count > 1 ? Double(sized[1]).map { CGFloat($0) } : nil
            let kind = sized[0].prefix { $0 != "(" }
            let numbers = sized[0].dropFirst(kind.count).split { "(),".contains($0) }.compactMap { Double($0) }
                .map { CGFloat($0) }
            let size: GridItem.Size
            switch (kind, numbers.count) {
            case ("fixed", 1): size = .fixed(numbers[0])
            case ("flexible", 0): size = .flexible()
            case ("flexible", 2): size = .flexible(minimum: numbers[0], maximum: numbers[1])
            case ("adaptive", 1): size = .adaptive(minimum: numbers[0])
            case ("adaptive", 2): size = .adaptive(minimum: numbers[0], maximum: numbers[1])
            default: throw CorpusError(description: "unknown grid item \(text)")
            }
            return GridItem(size, spacing: spacing, alignment: parts.count > 1 ? Self.alignments[parts[1]] : nil)
        }
    }

    func anyLayout() throws -> AnyLayout {
        switch arguments.first {
        case "HStack": return AnyLayout(HStackLayout(alignment: try vertical(), spacing: try number("spacing")))
        case "VStack": return AnyLayout(VStackLayout(alignment: try horizontal(), spacing: try number("spacing")))
        case "ZStack": return AnyLayout(ZStackLayout(alignment: try alignment()))
        case "Flow": return AnyLayout(FlowLayout(gap: try number("spacing") ?? 0))
        case "Grid": return AnyLayout(GridLayout(alignment: try alignment()))
        default: throw CorpusError(description: "Any HStack|VStack|ZStack|Flow|Grid")
        }
    }
}
