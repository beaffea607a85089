import CoreGraphics
import RenderModel

/// Everything that rules read of one picture.
package struct PictureEvidence: Hashable, Sendable {
    package var conditions: PictureConditions
    /// Visible leaves in the order of painting, back to front.
    package var elements: [AuditElement]
    /// Texts that are beyond the edge of the widget as a whole.
    package var outside: [AuditElement]
    /// In the order of painting.
    package var taps: [TapFacts]
    /// The images of the tree, visible or not, since an archive holds all of them.
    package var images: [ImageFile]
    package var widgetURL: String?
    package var hasContainerBackground: Bool
    package var diagnostics: [Diagnostic]
    /// Equal for equal drawings.
    package var checksum: UInt64
    /// About that of the encoded tree.
    package var byteCount: Int
    /// Whether the tree has more leaves, targets or parts of them than evidence may have.
    package var isIncomplete: Bool
    /// That of the encoded tree without its images.
    private var encodedCount: Int

    package struct ImageFile: Hashable, Sendable {
        package var name: String
        package var pixelWidth: Int
        package var pixelHeight: Int
        /// `nil` when no rule needs it, or when the image cannot be decoded.
        package var tones: ImageTones?
    }

    /// - Parameter tree: The tree as the widget drew it, before the treatment of the place.
    package init(tree: RenderTree, conditions: PictureConditions) {
        self.conditions = conditions
        var collector = ElementCollector(tree)
        collector.collect()
        elements = collector.elements
        outside = collector.outside
        taps = collector.taps
        hasContainerBackground = collector.hasContainerBackground
        isIncomplete = collector.isIncomplete
        images = tree.images.map { ImageFile(name: $0.name, pixelWidth: $0.pixelWidth, pixelHeight: $0.pixelHeight) }
        widgetURL = tree.widgetURL
        diagnostics = tree.diagnostics
        let encoded = Self.encoded(tree)
        checksum = encoded.checksum
        encodedCount = encoded.count
        byteCount = encoded.count + tree.images.reduce(0) { $0 + $1.bytes.count }
    }

    /// About the bytes of the evidence in memory.
    package var memory: Int {
        elements.reduce(encodedCount + taps.count * MemoryLayout<TapFacts>.stride) { $0 + $1.memory }
    }

    /// Bytes at each end of an image that distinguish it from others with its name and size.
    private static let sample = 256

    /// The encoded tree without its diagnostics. Of long images only both ends count, since a widget may have the same
    /// megabytes in hundreds of pictures.
    private static func encoded(_ tree: RenderTree) -> [UInt8] {
        var drawing = tree
        drawing.diagnostics = []
        for index in drawing.images.indices where drawing.images[index].bytes.count > 2 * sample {
            let bytes = drawing.images[index].bytes
            drawing.images[index].bytes = Array(bytes.prefix(sample) + bytes.suffix(sample))
        }
        var writer = BinaryWriter()
        drawing.encode(into: &writer)
        return writer.bytes
    }

    /// The elements in front of the widget's background.
    package var content: [AuditElement] { elements.filter { $0.layer == .content } }

    package var texts: [(element: AuditElement, facts: TextFacts)] {
        elements.compactMap { element in element.text.map { (element, $0) } }
    }

    /// The visible strings in the order of painting.
    package var strings: [String] { texts.map(\.facts.string) }

    /// Whether the system shows its message for developers instead of the widget.
    package var isMessage: Bool {
        diagnostics.contains { $0.code == .missingContainerBackground && $0.severity >= .error }
    }

    package var bounds: CGRect { CGRect(origin: .zero, size: conditions.size) }

    package func subject(_ element: AuditElement) -> AuditSubject { .element(element.identity, conditions.family) }
}
