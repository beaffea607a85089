import CoreGraphics
import ExtensionProtocol
import Painter
import RenderModel
import VectorWriter
import WidgetVocabulary

/// Writes the files of pictures from their trees. Belongs to one thread.
final class PictureRenderer {
    private let options: RenderOptions
    private let output: OutputOptions
    private let folder: OutputFolder
    private let interruption: DrawingInterruption
    /// Created for the first picture that needs it.
    private var painter: Painter?

    /// - Parameter interruption: Abandons the picture in progress and all later ones.
    init(
        options: RenderOptions, output: OutputOptions, folder: OutputFolder, interruption: DrawingInterruption
    ) {
        self.options = options
        self.output = output
        self.folder = folder
        self.interruption = interruption
    }

    /// The content of the file before it is written.
    private struct Content {
        var bytes: [UInt8]
        var pixelWidth = 0
        var pixelHeight = 0
        /// The pixels to hash.
        var bitmap: Bitmap?
        var diagnostics: [Diagnostic] = []
    }

    /// Writes the picture's file and hashes its pixels.
    ///
    /// - Throws: `CommandFailure` when the picture has no area or is interrupted, or the file cannot be written.
    func make(_ order: PictureOrder) throws(CommandFailure) -> Picture {
        var timings = Picture.Timings(layout: order.layoutTime, paint: 0, encode: 0, write: 0)
        let shown = order.job.finish.applied(to: order.tree)
        let content: Content =
            switch options.format {
            case .png: try paint(shown, order.job, &timings)
            case .svg: try svg(shown, order.job, &timings)
            case .tree: Content(bytes: measured(&timings.encode) { Array(shown.dump.utf8) })
            case .json: Content(bytes: measured(&timings.encode) { Array(shown.json.utf8) })
            }
        try measured(&timings.write) { () throws(CommandFailure) in
            try folder.write(content.bytes, to: order.job.file)
            if let file = order.treeFile { try folder.write(TreePage.bytes(of: order.tree), to: file) }
        }
        return picture(order, shown.size, content, timings)
    }

    private func paint(
        _ tree: RenderTree, _ job: PictureJob, _ timings: inout Picture.Timings
    ) throws(CommandFailure) -> Content {
        do throws(PaintFailure) {
            let painter = try warmPainter()
            let painting = try measured(&timings.paint) { () throws(PaintFailure) in
                try painter.paint(
                    tree, options: Painter.Options(scale: job.finish.scale, appearance: job.environment.materials),
                    interruption: interruption)
            }
            let bytes = try measured(&timings.encode) { () throws(PaintFailure) in
                try PNGEncoder.encode(painting.bitmap, tier: output.tier, interruption: interruption)
            }
            return Content(
                bytes: bytes, pixelWidth: painting.bitmap.width, pixelHeight: painting.bitmap.height,
                bitmap: painting.bitmap, diagnostics: painting.diagnostics)
        } catch {
            throw error.commandFailure(about: job.file)
        }
    }

    private func warmPainter() throws(PaintFailure) -> Painter {
        if let painter { return painter }
        let fresh = try Painter()
        painter = fresh
        return fresh
    }

    private func svg(
        _ tree: RenderTree, _ job: PictureJob, _ timings: inout Picture.Timings
    ) throws(CommandFailure) -> Content {
        let look = job.finish.treatment == nil ? job.environment.colorScheme.rawValue : job.appearance
        let title = "\(job.kind), \(job.familyName), \(look)"
        let factor = job.finish.factor
        let writer = VectorWriter(
            options: VectorWriter.Options(
                text: output.vectorText, appearance: job.environment.materials,
                displaySize: CGSize(width: tree.size.width * factor, height: tree.size.height * factor), title: title,
                summary: tree.spokenText))
        let result: VectorWriter.Result
        do throws(DrawingInterrupted) {
            result = try measured(&timings.encode) { () throws(DrawingInterrupted) in
                try writer.write(tree, interruption: interruption)
            }
        } catch {
            throw PaintFailure.interrupted.commandFailure(about: job.file)
        }
        let scale = job.finish.scale ?? tree.scale
        return Content(
            bytes: result.svg, pixelWidth: Int((tree.size.width * scale).rounded()),
            pixelHeight: Int((tree.size.height * scale).rounded()), diagnostics: result.diagnostics)
    }

    private func picture(
        _ order: PictureOrder, _ shown: CGSize, _ content: Content, _ timings: Picture.Timings
    ) -> Picture {
        let job = order.job
        let environment = job.environment
        let factor = job.place?.factor ?? 1
        return Picture(
            file: job.file, kind: job.kind, family: job.familyName, device: job.device.name,
            screen: job.device.screen.size.description, sizes: job.device.screen.origin.remark,
            platform: job.device.platform.rawValue,
            place: (job.place?.context ?? job.scene?.context)?.rawValue ?? "", appearance: job.appearance,
            mode: environment.renderingMode.rawValue, levelOfDetail: environment.levelOfDetail.rawValue,
            locale: environment.locale, typeSize: environment.typeSize.shortName,
            state: job.activity?.state ?? order.state.rawValue,
            entry: order.entry, entryDate: order.entryDate, width: order.tree.size.width,
            height: order.tree.size.height, displayWidth: shown.width * factor,
            displayHeight: shown.height * factor, scale: job.finish.scale ?? order.tree.scale,
            cornerRadius: job.finish.hasStage ? 0 : environment.cornerRadius,
            pixelWidth: content.pixelWidth, pixelHeight: content.pixelHeight, sha256: content.bitmap?.hash ?? "",
            bytes: content.bytes.count, tree: job.treeFile, scene: job.scene, widgetURL: order.tree.widgetURL,
            spokenText: order.tree.spokenText,
            diagnostics: order.diagnostics + order.tree.diagnostics + content.diagnostics, timings: timings)
    }
}

extension PaintFailure {
    /// - Parameter file: The file of the picture.
    func commandFailure(about file: String) -> CommandFailure {
        switch self {
        case .interrupted: CommandFailure(.interrupted, "Interrupted: \(file) is not complete.")
        case .emptyCanvas, .canvasTooLarge, .outOfMemory:
            CommandFailure(.widget, "\(file) cannot be drawn: \(description)")
        }
    }
}

extension WidgetEnvironment {
    fileprivate var materials: ColorScheme { colorScheme == .dark ? .dark : .light }
}

/// A picture with everything that is needed to draw it.
struct PictureOrder: Sendable {
    /// Index in the plan.
    var index: Int
    var job: PictureJob
    /// Identical pictures that share the file.
    var twins: [(index: Int, job: PictureJob)] = []
    /// The tree as laid out.
    var tree: RenderTree
    /// The file to write the tree to.
    var treeFile: String?
    /// The request that the provider answered.
    var state: RenderState
    /// Index in the provider's entries.
    var entry = 0
    var entryDate: Double
    /// The provider's diagnostics.
    var diagnostics: [Diagnostic]
    /// Milliseconds.
    var layoutTime: Double
}

/// The options for writing files.
package struct OutputOptions: Hashable, Sendable {
    package var tier: PNGEncoder.Tier
    package var vectorText: VectorWriter.TextStyle

    package init(tier: PNGEncoder.Tier = .fast, vectorText: VectorWriter.TextStyle = .selectable) {
        self.tier = tier
        self.vectorText = vectorText
    }
}

extension RenderTree {
    /// Text and labels in reading order, as alternative text for the picture.
    package var spokenText: String {
        var parts: [String] = []
        root.collectSpeech(into: &parts)
        return parts.joined(separator: ", ")
    }
}

extension RenderNode {
    fileprivate func collectSpeech(into parts: inout [String]) {
        if let semantics {
            if semantics.marks.contains(.accessibilityHidden) || semantics.marks.contains(.containerBackground) {
                return
            }
            if let label = semantics.label, !label.isEmpty {
                parts.append(label)
                if let value = semantics.value, !value.isEmpty { parts.append(value) }
                return
            }
        }
        if case .text(let text) = content, !text.string.isEmpty { parts.append(text.string) }
        for child in children { child.collectSpeech(into: &parts) }
    }
}
