import RenderModel
import SymbolSet
import Synchronization
import Typesetter

/// What is shared by all nodes of one render: the tables of the tree to come, resources and diagnostics.
package final class RenderContext {
    /// The moment that the entry shows; date texts are formatted for it.
    package let date: Date
    package let resources: any BundleResources
    let memory: ViewMemory

    private var images: [RenderModel.ImageResource: Int] = [:]
    package private(set) var fontTable: [FontInstance] = []
    package private(set) var symbolTable: [SymbolDrawing] = []
    package private(set) var imageTable: [RenderModel.ImageResource] = []
    package private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []

    /// Pixels of the whole canvas; `nil` where no picture's size is limited by it.
    package var canvasPixels: Double?

    /// Size of the area within the widget's margins, in points.
    package var contentSize = CGSize.zero

    /// Where the container that is being placed lies on the canvas.
    package var placement = Placement()

    /// Nodes given to `containerBackground(for: .widget)`, in order; drawn behind the content over the whole canvas.
    package var containerBackground: [LayoutNode] = []
    /// Drawn behind a container background that lets anything through; `nil` where the place itself is to be seen.
    package var containerBase: LayoutNode?
    /// Whether a view gave a container background, be it drawn in this place or left out.
    package var hasContainerBackground = false
    package var widgetURL: String?

    /// - Parameter memory: what views kept from an earlier evaluation.
    package init(date: Date, resources: any BundleResources, memory: ViewMemory = ViewMemory()) {
        self.date = date
        self.resources = resources
        self.memory = memory
    }

    /// Each distinct diagnostic is kept once.
    package func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    package func index(of font: FontInstance) -> Int {
        // A widget has few fonts and symbols, and unequal ones differ early: comparing is faster than hashing.
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

/// The widget's compiled asset catalog, as the views see it.
package protocol BundleResources: Sendable {
    /// The colour's variant for an appearance, or `nil` when the catalog has no such colour.
    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA?
    /// The picture's variant for an appearance and a scale, or `nil` when the catalog has no such image.
    func image(named name: String, dark: Bool, scale: Double) -> AssetImage?
    /// Names in the catalog, for "did you mean".
    var colorNames: [String] { get }
    var imageNames: [String] { get }
}

package struct AssetImage: Sendable {
    package var resource: RenderModel.ImageResource
    /// Pixels per point of the file that was chosen.
    package var scale: Double
    package var isTemplate: Bool
    /// Whether a larger scale than the screen's can be asked for, to draw it larger than it is by nature.
    package var isSharpAtAnySize: Bool
    /// Resizing that the catalog sets, in points from the edges.
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

/// The resources of the extension that runs, for code that asks for them outside of a render.
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
