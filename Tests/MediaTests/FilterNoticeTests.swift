import CoreGraphics
import Foundation
import FoundationSupplement
import Testing

@testable import CoreImage

@Suite("Filters that leave images unchanged")
@MainActor
struct FilterNoticeTests {
    private func subjects(_ name: String, _ image: CIImage) -> [String] {
        _ = Notices.current.take()
        _ = image.applyingFilter(name, parameters: [:])
        return Notices.current.take().map(\.subject).filter { $0 == "CIFilter(\(name))" }
    }

    @Test("An unsupported filter is reported, and so is a color filter on an undecoded image")
    func named() throws {
        let area = CGRect(x: 0, y: 0, width: 2, height: 2)
        let undecoded = CIImage(
            cgImage: try #require(CGImage(width: 2, height: 2, picture: GraphicsPicture("picture"), in: area)))
        let plain = CIImage(color: .red).cropped(to: area)
        #expect(subjects("CIColorInvert", plain) == [])
        #expect(subjects("CICrop", undecoded) == [])
        #expect(subjects("CIColorInvert", undecoded) == ["CIFilter(CIColorInvert)"])
        #expect(subjects("CIGaussianBlur", plain) == ["CIFilter(CIGaussianBlur)"])
    }
}
