import CoreGraphics

extension FontInstance: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(file)
        writer.write(face)
        writer.write(size)
        writer.write(count: variations.count)
        for variation in variations {
            writer.write(variation.axis)
            writer.write(variation.value)
        }
        writer.write(scaleX)
        writer.write(scaleY)
        writer.write(shear)
        writer.write(embolden)
        writer.write(isColor)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(file: try reader.string(), face: try reader.int(), size: try reader.double())
        for _ in 0..<(try reader.count(minimumSize: 9)) {
            variations.append(Variation(axis: try reader.string(), value: try reader.double()))
        }
        scaleX = try reader.double()
        scaleY = try reader.double()
        shear = try reader.double()
        embolden = try reader.double()
        isColor = try reader.bool()
    }
}

extension PositionedGlyph: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(unsigned: UInt64(id))
        writer.write(x)
        writer.write(y)
        writer.write(unsigned: UInt64(cluster))
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            id: try reader.uint32(), x: try reader.float(), y: try reader.float(), cluster: try reader.uint32())
    }
}

extension TextDecoration: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(rawValue: kind)
        writer.write(rawValue: pattern)
        writer.write(x)
        writer.write(y)
        writer.write(width)
        writer.write(thickness)
        writer.write(fill)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.rawValue(), pattern: try reader.rawValue(), x: try reader.double(),
            y: try reader.double(), width: try reader.double(), thickness: try reader.double(),
            fill: try reader.value())
    }
}

extension GlyphRun: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(font)
        writer.write(fill)
        writer.write(glyphs)
        writer.write(rightToLeft)
        range.encode(into: &writer)
        writer.write(width)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            font: try reader.int(), fill: try reader.value(), glyphs: try reader.array(minimumSize: 10),
            rightToLeft: try reader.bool(), range: try Range(from: &reader), width: try reader.double())
    }
}

extension TextLine: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(origin)
        writer.write(width)
        writer.write(ascent)
        writer.write(descent)
        writer.write(runs)
        writer.write(decorations)
        writer.write(attachments)
        range.encode(into: &writer)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            origin: try reader.value(), width: try reader.double(), ascent: try reader.double(),
            descent: try reader.double(), runs: try reader.array(minimumSize: 16),
            decorations: try reader.array(minimumSize: 32),
            attachments: try reader.recurse { reader throws(BinaryDecodingError) in
                try reader.array(minimumSize: 32)
            },
            range: try Range(from: &reader))
    }
}

extension DynamicDate: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: style)
        writer.write(start)
        writer.write(end)
        writer.write(countsDown)
        writer.write(showsHours)
        writer.write(pauseTime)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            style: try reader.caseIndex(), start: try reader.double(), end: try reader.optional(),
            countsDown: try reader.bool(), showsHours: try reader.bool(), pauseTime: try reader.optional())
    }
}

extension TextContent: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(string)
        writer.write(lines)
        writer.write(truncated)
        writer.write(scaleFactor)
        writer.write(dynamicDate)
        writer.write(setting)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            string: try reader.string(), lines: try reader.array(minimumSize: 45), truncated: try reader.bool(),
            scaleFactor: try reader.double(), dynamicDate: try reader.optional(), setting: try reader.byteArray())
    }
}
