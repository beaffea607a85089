import RenderModel
import WidgetVocabulary

/// The asset catalogs of one bundle in compiled form: the file or color for each name.
///
/// The host compiles it from `.xcassets` folders; the extension reads it. Images remain separate files next to it, so
/// that a widget loads only the ones it shows.
package struct CompiledCatalog: Hashable, Sendable {
    /// Name of the compiled catalog within the bundle's folder.
    package static let fileName = "Assets.compiled"
    /// Name of the image folder next to the catalog.
    package static let pictureFolder = "Pictures"

    package enum Luminosity: UInt8, Hashable, Sendable { case any, light, dark }
    package enum Contrast: UInt8, Hashable, Sendable { case any, high }

    package struct Appearance: Hashable, Sendable {
        package var luminosity: Luminosity
        package var contrast: Contrast

        package init(_ luminosity: Luminosity = .any, contrast: Contrast = .any) {
            self.luminosity = luminosity
            self.contrast = contrast
        }
    }

    package struct ColorVariant: Hashable, Sendable {
        package var appearance: Appearance
        /// Ignored when the color is a named system color.
        package var color: RGBA
        /// A reference to a system color, which has its own appearances.
        package var system: SystemColor?

        package init(appearance: Appearance, color: RGBA) {
            self.appearance = appearance
            self.color = color
        }

        package init(appearance: Appearance, system: SystemColor) {
            self.appearance = appearance
            self.system = system
            color = .clear
        }
    }

    package struct ImageVariant: Hashable, Sendable {
        package var appearance: Appearance
        /// Pixels per point.
        package var scale: Double
        /// Name within the image folder.
        package var file: String
        package var pixelWidth: Int
        package var pixelHeight: Int

        package init(appearance: Appearance, scale: Double, file: String, pixelWidth: Int, pixelHeight: Int) {
            self.appearance = appearance
            self.scale = scale
            self.file = file
            self.pixelWidth = pixelWidth
            self.pixelHeight = pixelHeight
        }
    }

    /// Insets of the parts that keep their size when the image is stretched, in points from the edges.
    package struct Slices: Hashable, Sendable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double

        package init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    package struct ColorSet: Hashable, Sendable {
        package var name: String
        package var variants: [ColorVariant]

        package init(name: String, variants: [ColorVariant]) {
            self.name = name
            self.variants = variants
        }
    }

    package struct ImageSet: Hashable, Sendable {
        package enum Rendering: UInt8, Hashable, Sendable { case original, template }
        /// Whether there are pixels only for the natural size, or also for larger sizes.
        package enum Detail: UInt8, Hashable, Sendable { case naturalSize, anySize }

        package var name: String
        package var rendering: Rendering
        package var detail: Detail
        package var slices: Slices?
        package var variants: [ImageVariant]

        package init(
            name: String, rendering: Rendering = .original, detail: Detail = .naturalSize, slices: Slices? = nil,
            variants: [ImageVariant]
        ) {
            self.name = name
            self.rendering = rendering
            self.detail = detail
            self.slices = slices
            self.variants = variants
        }
    }

    /// Sorted by name; names are unique.
    package private(set) var colors: [ColorSet]
    /// Sorted by name; names are unique.
    package private(set) var images: [ImageSet]

    /// If several sets have the same name, the first one wins.
    package init(colors: [ColorSet] = [], images: [ImageSet] = []) {
        var names: Set<String> = []
        self.colors = colors.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
        names = []
        self.images = images.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }
}
