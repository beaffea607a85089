import CoreGraphics
import RenderModel

extension TimeTextSetting: BinaryCodable {
    /// As stored in `TextContent.setting`.
    package var bytes: [UInt8] { binary }

    /// - Returns: `nil` for an empty setting, and for one that cannot be read.
    package init?(bytes: [UInt8]) {
        guard !bytes.isEmpty, let setting = try? TimeTextSetting(binary: bytes) else { return nil }
        self = setting
    }

    package func encode(into writer: inout BinaryWriter) {
        writer.write(pieces)
        writer.write(options)
        writer.write(width)
        writer.write(height)
        writer.write(box)
        writer.write(locale)
        writer.write(timeZone)
        writer.write(rawValue: letterCase)
        writer.write(rawValue: label)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            pieces: try reader.array(minimumSize: 20), options: try reader.value(), width: try reader.optional(),
            height: try reader.optional(), box: try reader.value(), locale: try reader.string(),
            timeZone: try reader.string(), letterCase: try reader.rawValue(), label: try reader.rawValue())
    }
}

extension TimeTextSetting.Piece: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(span)
        writer.write(date)
        writer.write(fill)
        writer.write(underlineFill)
        writer.write(strikethroughFill)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            span: try reader.value(), date: try reader.optional(), fill: try reader.value(),
            underlineFill: try reader.value(), strikethroughFill: try reader.value())
    }
}

/// Attachments have no binary form: texts with inline images are not updated.
extension TextSpan: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(string)
        writer.write(font)
        writer.write(spacing)
        writer.write(baselineOffset)
        writer.write(underline.map { Int($0.rawValue) })
        writer.write(strikethrough.map { Int($0.rawValue) })
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            try reader.string(), font: try reader.value(), spacing: try reader.value(),
            baselineOffset: try reader.double(), underline: try reader.pattern(), strikethrough: try reader.pattern())
    }
}

extension BinaryReader {
    fileprivate mutating func pattern() throws(BinaryDecodingError) -> LinePattern? {
        guard let value: Int = try optional() else { return nil }
        guard let pattern = UInt8(exactly: value).flatMap(LinePattern.init(rawValue:)) else {
            throw malformed("a line pattern")
        }
        return pattern
    }
}

extension TextSpan.Spacing: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .standard: writer.write(0)
        case .kerning(let value):
            writer.write(1)
            writer.write(value)
        case .tracking(let value):
            writer.write(2)
            writer.write(value)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.int() {
        case 0: self = .standard
        case 1: self = .kerning(try reader.double())
        case 2: self = .tracking(try reader.double())
        default: throw reader.malformed("a letter spacing")
        }
    }
}

extension FontRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(family)
        writer.write(size)
        writer.write(weight.rawValue)
        writer.write(rawValue: width)
        writer.write(rawValue: slant)
        writer.write(rawValue: digits)
        writer.write(Int(smallCapitals.rawValue))
        writer.write(leading)
        writer.write(lineHeight)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let family: Family = try reader.value()
        let size = try reader.double()
        guard let weight = Weight(rawValue: try reader.int()) else { throw reader.malformed("a font weight") }
        self.init(
            family: family, size: size, weight: weight, width: try reader.rawValue(), slant: try reader.rawValue(),
            digits: try reader.rawValue())
        guard let capitals = UInt8(exactly: try reader.int()) else { throw reader.malformed("small capitals") }
        smallCapitals = SmallCapitals(rawValue: capitals)
        leading = try reader.optional()
        lineHeight = try reader.optional()
    }
}

extension FontRequest.Family: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .system: writer.write(0)
        case .serif: writer.write(1)
        case .rounded: writer.write(2)
        case .monospaced: writer.write(3)
        case .fixedMetric: writer.write(4)
        case .named(let name):
            writer.write(5)
            writer.write(name)
        case .compact: writer.write(6)
        case .compactRounded: writer.write(7)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.int() {
        case 0: self = .system
        case 1: self = .serif
        case 2: self = .rounded
        case 3: self = .monospaced
        case 4: self = .fixedMetric
        case 5: self = .named(try reader.string())
        case 6: self = .compact
        case 7: self = .compactRounded
        default: throw reader.malformed("a font family")
        }
    }
}

extension ParagraphOptions: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(minimumLines)
        writer.write(maximumLines)
        writer.write(rawValue: alignment)
        writer.write(rawValue: truncation)
        writer.write(minimumScaleFactor)
        writer.write(rawValue: tightening)
        writer.write(lineSpacing)
        writer.write(rawValue: direction)
        writer.write(locale)
        writer.write(displayScale)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            minimumLines: try reader.int(), maximumLines: try reader.optional(), alignment: try reader.rawValue(),
            truncation: try reader.rawValue(), minimumScaleFactor: try reader.double(),
            tightening: try reader.rawValue(), lineSpacing: try reader.double(), direction: try reader.rawValue(),
            locale: try reader.string(), displayScale: try reader.double())
    }
}
