import Foundation
import SwiftUI

/// What was read from one case: an element of `cases` in the file of facts.
public struct TruthFacts: Codable, Sendable {
    public var id: String
    public var subject: TruthSubject
    public var appearance: String
    /// Width and height in points.
    public var size: [Double]
    public var scale: Double
    public var precision: Double
    public var readings: [TruthCase.Reading]
    public var decides: String?
    /// Name to x, y, width and height in points, from the upper left corner of the picture.
    public var frames: [String: [Double]]
    /// x and y in points.
    public var samples: [[Double]]
    /// Red, green and blue of the pixel under each sample, 0 to 255, in sRGB.
    public var colors: [[Int]]?
    /// Width and height of the picture.
    public var pixels: [Int]?
    /// The first column and row with ink, and the ones after the last; absent without ink.
    public var ink: [Int]?
    /// The ink of each row in pixels, to a hundredth.
    public var coverage: [Double]?
    /// The picture's file next to the file of facts.
    public var picture: String?

    /// What is known without a picture.
    public init(_ truth: TruthCase, frames: [String: CGRect]) {
        id = truth.id
        subject = truth.subject
        appearance = truth.appearance == .dark ? "dark" : "light"
        size = [Double(truth.size.width), Double(truth.size.height)]
        scale = truth.scale
        precision = truth.precision
        readings = truth.readings
        decides = truth.decides
        self.frames = frames.mapValues { frame in
            [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        }
        samples = truth.samples.map { [Double($0.x), Double($0.y)] }
    }

    /// JSON on one line, with sorted keys.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
