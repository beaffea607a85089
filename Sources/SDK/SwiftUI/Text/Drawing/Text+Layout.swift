import RenderModel

extension Text {
    /// A text broken into lines, for text renderers. Lengths in points, within the text's box.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        /// The character index of a glyph.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
            public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.offset < right.offset }
        }

        public struct TypographicBounds: Equatable, Sendable {
            /// Left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public init() {
                self.init(origin: .zero, width: 0, ascent: 0, descent: 0)
            }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                leading = 0
            }

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) {
                self.rawValue = rawValue
            }

            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
        }

        /// A line of runs.
        public struct Line: RandomAccessCollection, Equatable {
            let line: TextLine
            let runs: [Run]
            let paint: LayoutPaint

            public var origin: CGPoint { line.origin }
            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }

            public var typographicBounds: TypographicBounds {
                TypographicBounds(
                    origin: line.origin, width: CGFloat(line.width), ascent: CGFloat(line.ascent),
                    descent: CGFloat(line.descent))
            }

            public static func == (left: Line, right: Line) -> Bool { left.line == right.line }
        }

        /// Glyphs with the same attributes.
        public struct Run: RandomAccessCollection, Equatable {
            let line: TextLine
            let run: GlyphRun
            let attributes: [ObjectIdentifier: any TextAttribute]
            let paint: LayoutPaint

            public var startIndex: Int { 0 }
            public var endIndex: Int { run.glyphs.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            public var layoutDirection: LayoutDirection { run.rightToLeft ? .rightToLeft : .leftToRight }

            public var typographicBounds: TypographicBounds { self[0..<run.glyphs.count].typographicBounds }

            public var characterIndices: [CharacterIndex] {
                run.glyphs.map { CharacterIndex(offset: Int($0.cluster)) }
            }

            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)] as? T }

            public static func == (left: Run, right: Run) -> Bool { left.run == right.run && left.line == right.line }
        }

        /// A range of a run's glyphs.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public let run: Run
            public let indices: Range<Int>

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

            public var typographicBounds: TypographicBounds {
                let ends = horizontalEnds
                return TypographicBounds(
                    origin: CGPoint(x: run.line.origin.x + ends.lowerBound, y: run.line.origin.y),
                    width: ends.upperBound - ends.lowerBound, ascent: CGFloat(run.line.ascent),
                    descent: CGFloat(run.line.descent))
            }

            public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }

            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// From the first glyph's origin to that of the glyph after the last; for an unbounded run, to its end.
            private var horizontalEnds: ClosedRange<CGFloat> {
                let glyphs = run.run.glyphs
                guard let first = glyphs.first, !indices.isEmpty else { return 0...0 }
                let start = CGFloat(glyphs[indices.lowerBound].x)
                let end =
                    indices.upperBound < glyphs.count
                    ? CGFloat(glyphs[indices.upperBound].x) : CGFloat(first.x) + CGFloat(run.run.width)
                return Swift.min(start, end)...Swift.max(start, end)
            }
        }
    }
}

/// Drawing options of a layout's glyphs in addition to their fills.
final class LayoutPaint {
    let style: _ResolvedShapeStyle
    let viewType: String

    init(style: _ResolvedShapeStyle, viewType: String) {
        self.style = style
        self.viewType = viewType
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.line, line.paint)
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.run.glyphs.count], options: options)
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        var line = slice.run.line
        var run = slice.run.run
        run.glyphs = Array(run.glyphs[slice.indices])
        run.width = Double(slice.typographicBounds.width)
        line.runs = [run]
        line.decorations = []
        line.attachments = []
        draw(line, slice.run.paint)
    }

    private func draw(_ line: TextLine, _ paint: LayoutPaint) {
        draw { offset in
            var moved = line
            moved.origin.x += offset.dx
            moved.origin.y += offset.dy
            let content = TextContent(string: "", lines: [moved])
            return [paint.style.decorate(RenderNode(.text(content), frame: layer.frame, viewType: paint.viewType))]
        }
    }
}
