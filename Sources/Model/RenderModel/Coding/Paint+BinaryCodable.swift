import CoreGraphics

extension RGBA: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(red)
        writer.write(green)
        writer.write(blue)
        writer.write(alpha)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            red: try reader.float(), green: try reader.float(), blue: try reader.float(), alpha: try reader.float())
    }
}

extension GradientStop: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(color)
        writer.write(location)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(color: try reader.value(), location: try reader.double())
    }
}

extension ColorRamp: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(rawValue: interpolation)
        writer.write(stops)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let interpolation: Interpolation = try reader.rawValue()
        self.init(stops: try reader.array(minimumSize: 24), interpolation: interpolation)
    }
}

extension MeshPaint: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(columns)
        writer.write(rows)
        writer.write(points)
        writer.write(colors)
        writer.write(rawValue: interpolation)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            columns: try reader.int(), rows: try reader.int(), points: try reader.array(minimumSize: 16),
            colors: try reader.array(minimumSize: 16), interpolation: try reader.rawValue())
    }
}

extension Backdrop: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(radius)
        writer.write(saturation)
        writer.write(cover)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(radius: try reader.double(), saturation: try reader.double(), cover: try reader.value())
    }
}

extension Paint: BinaryCodable {
    private enum Tag: UInt8 {
        case color, linear, radial, elliptical, angular, mesh, image, material, faded, backdrop
    }

    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .color(let color):
            writer.write(rawValue: Tag.color)
            writer.write(color)
        case .linear(let ramp, let from, let to):
            writer.write(rawValue: Tag.linear)
            writer.write(ramp)
            writer.write(from)
            writer.write(to)
        case .radial(let ramp, let center, let from, let to):
            writer.write(rawValue: Tag.radial)
            writer.write(ramp)
            writer.write(center)
            writer.write(from)
            writer.write(to)
        case .elliptical(let ramp, let frame, let center, let from, let to):
            writer.write(rawValue: Tag.elliptical)
            writer.write(ramp)
            writer.write(frame)
            writer.write(center)
            writer.write(from)
            writer.write(to)
        case .angular(let ramp, let center, let from, let to):
            writer.write(rawValue: Tag.angular)
            writer.write(ramp)
            writer.write(center)
            writer.write(from)
            writer.write(to)
        case .mesh(let mesh):
            writer.write(rawValue: Tag.mesh)
            writer.write(mesh)
        case .image(let index, let origin, let size):
            writer.write(rawValue: Tag.image)
            writer.write(index)
            writer.write(origin)
            writer.write(size)
        case .material(let material):
            writer.write(rawValue: Tag.material)
            writer.write(caseIndex: material)
        case .faded(let paint, let alpha):
            writer.write(rawValue: Tag.faded)
            writer.write(paint)
            writer.write(alpha)
        case .backdrop(let backdrop):
            writer.write(rawValue: Tag.backdrop)
            writer.write(backdrop)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let tag: Tag = try reader.rawValue()
        switch tag {
        case .color:
            self = .color(try reader.value())
        case .linear:
            self = .linear(try reader.value(), from: try reader.value(), to: try reader.value())
        case .radial:
            self = .radial(
                try reader.value(), center: try reader.value(), from: try reader.double(), to: try reader.double())
        case .elliptical:
            self = .elliptical(
                try reader.value(), frame: try reader.value(), center: try reader.value(), from: try reader.double(),
                to: try reader.double())
        case .angular:
            self = .angular(
                try reader.value(), center: try reader.value(), from: try reader.double(), to: try reader.double())
        case .mesh:
            self = .mesh(try reader.value())
        case .image:
            self = .image(try reader.int(), origin: try reader.value(), size: try reader.value())
        case .material:
            self = .material(try reader.caseIndex())
        case .faded:
            let paint = try reader.recurse { reader throws(BinaryDecodingError) in try Paint(from: &reader) }
            self = .faded(paint, try reader.double())
        case .backdrop:
            self = .backdrop(try reader.value())
        }
    }
}

extension Fill: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(rawValue: level)
        writer.write(paint)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let level: Level = try reader.rawValue()
        self.init(try reader.value(), level: level)
    }
}
