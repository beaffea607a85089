import EvidenceSupport
import Foundation
import Testing

@MainActor
@Suite("Pictures drawn by Apple's SwiftUI")
struct PictureTests {
    /// Pictures that ours do not match, how many pixels differ, and why.
    nonisolated static let residual: [String: (pixels: Int, reason: String)] = [
        "I0107": (1, twoRings),
        "I0108": (4, twoRings),
    ]

    private nonisolated static let twoRings =
        "where two rings share an edge their coverage counts twice; Apple's arc leaves the true circle there by 0.03 "
        + "pixels, which is 1 or 2 of 255 more than is allowed"

    @Test(
        "Text-free pictures match: edges within 1.5 pixels, everything else within 2 of 255",
        .enabled(if: PictureFolder.isHere, "the pictures are not on this machine"))
    func picturesAgree() throws {
        let store = PictureStore(pictures: PictureFolder.url)
        var held = 0
        for picture in PictureCase.all {
            guard let expected = try store.picture(picture.id) else {
                Issue.record("\(picture.id): there is no picture of that number in \(PictureFolder.url.path)")
                continue
            }
            let found = try picture.draw()
            let comparison = PictureComparison(found, expected, background: picture.background.bytes)
            if let known = Self.residual[picture.id] {
                #expect(!comparison.holds, "\(picture.id) holds now; it was listed because \(known.reason)")
                #expect(comparison.differingPixels <= known.pixels, "\(picture.id): \(comparison)")
                continue
            }
            if comparison.holds {
                held += 1
            } else {
                let sheet = FileManager.default.temporaryDirectory
                    .appendingPathComponent("tessera-\(picture.id)-found-expected.png")
                try PixelGrid.write([found, expected], to: sheet)
                Issue.record("\(picture.id): \(comparison); found and expected side by side: \(sheet.path)")
            }
        }
        print("pictures drawn by Apple's SwiftUI: \(held) of \(PictureCase.all.count) agree")
    }

    @Test("The comparison detects a missing hairline, a shift of two pixels and a color difference of three")
    func comparisonCanFail() {
        let black: [UInt8] = [0, 0, 0, 255]
        func grid(_ color: (Int) -> UInt8) -> PixelGrid {
            PixelGrid(width: 9, height: 9, bytes: (0..<324).map { $0 & 3 == 3 ? 255 : color($0 / 4 % 9) })
        }
        let plain = grid { _ in 100 }
        let line = grid { $0 == 4 ? 0 : 100 }
        #expect(PictureComparison(line, plain, background: black).differingPixels > 0)
        #expect(PictureComparison(plain, line, background: black).differingPixels > 0)
        #expect(PictureComparison(line, grid { $0 == 5 ? 0 : 100 }, background: black).holds)
        #expect(!PictureComparison(line, grid { $0 == 6 ? 0 : 100 }, background: black).holds)
        #expect(PictureComparison(plain, grid { _ in 102 }, background: black).holds)
        let lighter = PictureComparison(plain, grid { _ in 103 }, background: black)
        #expect(lighter.differingPixels == 81)
        #expect(lighter.worstDifference == 1)
    }

    @Test("On a slope without an edge every pixel must match within 2 of 255")
    func slopesAreNoEdges() {
        func ramp(_ offset: Int) -> PixelGrid {
            PixelGrid(width: 9, height: 9, bytes: (0..<324).map { $0 & 3 == 3 ? 255 : UInt8($0 / 4 % 9 * 2 + offset) })
        }
        #expect(PictureComparison(ramp(100), ramp(102), background: [102, 102, 102, 255]).holds)
        #expect(!PictureComparison(ramp(100), ramp(103), background: [102, 102, 102, 255]).holds)
    }
}
