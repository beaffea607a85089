import RenderModel
import SymbolSet
import Synchronization
import Typesetter

/// Shared state of all nodes of one rendering: the tables of the resulting tree, resources and diagnostics.
package final class RenderContext {
    /// The date of the entry; date texts are formatted for it.
    package let date: Date
    package let resources: any BundleResources
    let memory: ViewMemory

    private var images: [RenderModel.ImageResource: Int] = [:]
    package private(set) var fontTable: [FontInstance] = []
    package private(set) var symbolTable: [SymbolDrawing] = []
    package private(set) var imageTable: [RenderModel.ImageResource] = []
    package private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []

    /// Pixels of the whole canvas; `nil` where it does not limit the size of images.
    package var canvasPixels: Double?

    /// Size of the area within the widget's margins, in points.
    package var contentSize = CGSize.zero

    /// The position of the container being placed on the canvas.
    package var placement = Placement()

    /// Nodes passed to `containerBackground(for: .widget)`, in order; drawn behind the content over the whole canvas.
    package var containerBackground: [LayoutNode] = []
    /// Drawn behind a translucent container background; `nil` where the place itself is visible.
    package var containerBase: LayoutNode?
    /// Whether a view set a container background, whether it is drawn in this place or omitted.
    package var hasContainerBackground = false
    package var widgetURL: String?

    /// - Parameter memory: view state kept from an earlier evaluation.
    package init(date: Date, resources: any BundleResources, memory: ViewMemory = ViewMemory()) {
        self.date = date
        self.resources = resources
        self.memory = memory
    }

    /// Duplicate diagnostics are dropped.
    package func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    package func index(of font: FontInstance) -> Int {
        // A widget has few fonts and symbols, and different ones differ early: comparing is faster than hashing.
        if let index = fontTable.firstIndex(where: { $0.size == font.size && $0 == font }) { return index }
        fontTable.append(font)
        return fontTable.count - 1
    }

    package func index(of symbol: SymbolDrawing) -> Int {
        if let index = symbolTable.firstIndex(where: { $0.key == symbol.key }) { return index }
        symbolTable.append(symbol)
        return symbolTable.count - 1
    }

    package func index(of image: RenderModel.ImageResource) -> Int {
        if let index = images[image] { return index }
        images[image] = imageTable.count
        imageTable.append(image)
        return imageTable.count - 1
    }
}

/// The widget's compiled asset catalog, as seen by the views.
package protocol BundleResources: Sendable {
    /// The color's variant for an appearance, or `nil` when the catalog has no such color.
    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA?
    /// The picture's variant for an appearance and a scale, or `nil` when the catalog has no such image.
    func image(named name: String, dark: Bool, scale: Double) -> AssetImage?
    /// The reason that the file of an image of the catalog could not be opened; otherwise `nil`.
    func problem(ofImage name: String, dark: Bool, scale: Double) -> FileProblem?
    /// Names in the catalog, for suggestions.
    var colorNames: [String] { get }
    var imageNames: [String] { get }
}

extension BundleResources {
    package func problem(ofImage name: String, dark: Bool, scale: Double) -> FileProblem? { nil }
}

package struct AssetImage: Sendable {
    package var resource: RenderModel.ImageResource
    /// Pixels per point of the selected file.
    package var scale: Double
    package var isTemplate: Bool
    /// Whether a scale larger than the screen's can be requested, to draw the image larger than its natural size.
    package var isSharpAtAnySize: Bool
    /// Cap insets set in the catalog, in points from the edges.
    package var capInsets: EdgeInsets?

    package init(
        resource: RenderModel.ImageResource, scale: Double, isTemplate: Bool, isSharpAtAnySize: Bool = false,
        capInsets: EdgeInsets? = nil
    ) {
        self.resource = resource
        self.scale = scale
        self.isTemplate = isTemplate
        self.isSharpAtAnySize = isSharpAtAnySize
        self.capInsets = capInsets
    }
}

/// The resources of the running extension, for code that needs them outside a rendering.
package enum RunningBundle {
    private static let held = Mutex<any BundleResources>(NoResources())

    package static var resources: any BundleResources {
        get { held.withLock { $0 } }
        set { held.withLock { $0 = newValue } }
    }
}

/// A widget without an asset catalog.
package struct NoResources: BundleResources {
    package init() {}
    package func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? { nil }
    package func image(named name: String, dark: Bool, scale: Double) -> AssetImage? { nil }
    package var colorNames: [String] { [] }
    package var imageNames: [String] { [] }
}
