import RenderModel
import WidgetVocabulary

extension CompiledCatalog.Appearance: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(rawValue: luminosity)
        writer.write(rawValue: contrast)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let luminosity: CompiledCatalog.Luminosity = try reader.rawValue()
        self.init(luminosity, contrast: try reader.rawValue())
    }
}

extension CompiledCatalog.ColorVariant: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(appearance)
        writer.write(color)
        writer.write(system?.rawValue ?? "")
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(appearance: try reader.value(), color: try reader.value())
        let name = try reader.string()
        guard !name.isEmpty else { return }
        guard let system = SystemColor(rawValue: name) else { throw reader.malformed("unknown system color \(name)") }
        self.system = system
    }
}

extension CompiledCatalog.ImageVariant: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(appearance)
        writer.write(scale)
        writer.write(file)
        writer.write(pixelWidth)
        writer.write(pixelHeight)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            appearance: try reader.value(), scale: try reader.double(), file: try reader.string(),
            pixelWidth: try reader.int(), pixelHeight: try reader.int())
    }
}

extension CompiledCatalog.Slices: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        for inset in [top, left, bottom, right] { writer.write(inset) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            top: try reader.double(), left: try reader.double(), bottom: try reader.double(),
            right: try reader.double())
    }
}

extension CompiledCatalog.ColorSet: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(variants)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(name: try reader.string(), variants: try reader.array(minimumSize: 18))
    }
}

extension CompiledCatalog.ImageSet: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(rawValue: rendering)
        writer.write(rawValue: detail)
        writer.write(slices)
        writer.write(variants)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), rendering: try reader.rawValue(), detail: try reader.rawValue(),
            slices: try reader.optional(), variants: try reader.array(minimumSize: 13))
    }
}

extension CompiledCatalog: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(colors)
        writer.write(images)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(colors: try reader.array(minimumSize: 2), images: try reader.array(minimumSize: 4))
    }
}
