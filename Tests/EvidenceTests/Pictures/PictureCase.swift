import CoreGraphics
import EvidenceSupport
import Foundation
import Painter
import RenderModel

@testable import SwiftUI

/// A picture that Apple's SwiftUI drew, and a view of ours that shows the same.
@MainActor
struct PictureCase {
    enum Background {
        case clear, white, black

        var color: RGBA {
            switch self {
            case .clear: .clear
            case .white: .white
            case .black: .black
            }
        }

        /// Premultiplied red, green, blue and opacity.
        var bytes: [UInt8] {
            switch self {
            case .clear: [0, 0, 0, 0]
            case .white: [255, 255, 255, 255]
            case .black: [0, 0, 0, 255]
            }
        }
    }

    /// The picture's id, and for a part of it a word, such as `I0347-marker`.
    let name: String
    /// What lies behind the view.
    let background: Background
    let part: PicturePart
    private let tree: RenderTree

    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    ///   - background: what Apple's test showed behind the view.
    ///   - part: what is compared.
    init(
        _ name: String, size: CGSize, scale: CGFloat, background: Background, part: PicturePart = .whole,
        @ViewBuilder _ view: () -> some View
    ) {
        self.name = name
        self.part = part
        self.background = background
        tree = ViewRenderer(size: size, environment: Probe.environment(scale: scale)).render(view())
    }

    /// - Parameters:
    ///   - width: of the picture, in pixels.
    ///   - height: of the picture, in pixels.
    init(_ name: String, _ snapshot: BoxSnapshot, width: Int, height: Int, part: PicturePart) {
        self.name = name
        self.part = part
        background = snapshot.isDark ? .black : .white
        tree = snapshot.tree(width: width, height: height)
    }

    /// A row of `Documentation/Evidence/pictures.csv`.
    var id: String { String(name.prefix(5)) }

    func draw() throws -> PixelGrid {
        PixelGrid(try Painter().paint(tree, options: Painter.Options(background: background.color)).bitmap)
    }

    static var all: [PictureCase] {
        FlowPictures.cases + ClockPictures.cases + RingPictures.cases + SkeletonPictures.cases
            + SteampunkPictures.cases
    }

    /// Pictures without a copy in the folder, or with an excluded part: compared only by their facts.
    static var byFactsAlone: [PictureCase] {
        SkeletonPictures.squareCapsules + GaugePictures.cases + RowPictures.cases + RowPictures.infiniteCorners
            + BarPictures.cases + SnapshotPictures.cases
    }
}

/// Where the pictures are: next to the checkout, because they are not the project's own.
enum PictureFolder {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../shared/fidelity/png").standardizedFileURL

    /// Says so once when the pictures are absent.
    static let isHere: Bool = {
        if !PictureStore(pictures: url).isEmpty { return true }
        print(
            "SKIPPED: whole pictures drawn by Apple's SwiftUI are compared only where \(url.path) has them; "
                + "the facts measured in them are checked everywhere")
        return false
    }()
}
