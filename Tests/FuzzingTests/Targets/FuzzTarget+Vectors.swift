import CoreGraphics

@testable import WidgetCompiler

/// The vector images of asset catalogs, which programs of the system convert.
///
/// The search does not see the code of these programs. It holds the host against whatever they do: a crash, a hang, an
/// endless result or none is an error with a reason.
extension FuzzTarget {
    static let svgImage = FuzzTarget("svg-image") { convert($0, .svg) }

    static let pdfImage = FuzzTarget("pdf-image") { convert($0, .pdf) }

    private static func convert(_ bytes: [UInt8], _ kind: VectorConverter.Kind) {
        guard let path = try? ScratchFolder.shared.write(bytes, to: "Image.\(kind.rawValue)") else { return }
        // A shorter limit than in builds, and than that of the search for one input.
        let converter = VectorConverter(time: ConversionTime(seconds: 4))
        do throws(VectorConverter.Problem) {
            let size = ImageHeader(try converter.png(of: path, kind: kind, scale: 1))
            expect(size?.format == .png, "a converted image is not a PNG file")
            expect((size?.width ?? 0) > 0 && (size?.height ?? 0) > 0, "a converted image has no pixels")
        } catch {
            expect(!error.description.isEmpty, "an image is rejected without a reason")
        }
    }
}
