import CoreGraphics
import Foundation
import Painter
import RenderModel

@testable import SwiftUI

/// A picture that Apple's SwiftUI drew, and a view of ours that shows the same.
@MainActor
struct PictureCase {
    enum Background {
        case clear, white

        /// Premultiplied red, green, blue and opacity.
        var bytes: [UInt8] { self == .white ? [255, 255, 255, 255] : [0, 0, 0, 0] }
    }

    /// The number in the list of pictures; the file's name begins with it.
    let id: String
    /// What lies behind the view.
    let background: Background
    private let tree: RenderTree

    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    ///   - background: what Apple's test showed behind the view.
    init(
        _ id: String, size: CGSize, scale: CGFloat, background: Background, @ViewBuilder _ view: () -> some View
    ) {
        self.id = id
        self.background = background
        tree = ViewRenderer(size: size, environment: Probe.environment(scale: scale)).render(view())
    }

    func draw() throws -> PixelGrid {
        PixelGrid(
            try Painter().paint(tree, options: Painter.Options(background: background == .white ? .white : .clear))
                .bitmap)
    }

    static var all: [PictureCase] {
        FlowPictures.cases + ClockPictures.cases + RingPictures.cases + SkeletonPictures.cases
            + SteampunkPictures.cases
    }
}

/// Where the pictures are: beside the checkout, since they are not the project's own.
enum PictureFolder {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../shared/fidelity/png").standardizedFileURL

    static var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

    static func file(_ id: String) -> URL? {
        files.first { $0.hasPrefix(id + "_") }.map { url.appendingPathComponent($0) }
    }
}
