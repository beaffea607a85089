import Foundation
import SwiftUI
import TruthCorpus

/// Draws the corpus with this machine's SwiftUI and writes a folder with `facts.json` and `pictures/ID.png`.
@MainActor
public enum TruthRun {
    public enum Failure: Error, CustomStringConvertible {
        case insideProject(String)
        case notDrawn(String)

        public var description: String {
            switch self {
            case .insideProject(let path):
                "\(path) is inside a copy of the project, which has no pictures; choose a folder outside of it"
            case .notDrawn(let id): "ImageRenderer made no picture of the case \(id)"
            }
        }
    }

    /// Returns the number of cases.
    public static func write(to folder: URL, xcode: String) throws -> Int {
        try requireOutsideOfProject(folder)
        let pictures = folder.appendingPathComponent("pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let file = TruthFile(
            origin: .here(xcode: xcode), cases: try TruthCorpus.cases.map { try draw($0, into: pictures) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(file).write(to: folder.appendingPathComponent("facts.json"))
        return file.cases.count
    }

    private static func draw(_ truth: TruthCase, into folder: URL) throws -> TruthFacts {
        let recorder = TruthRecorder()
        let renderer = ImageRenderer(content: TruthStage(truth, recorder: recorder))
        renderer.scale = truth.scale
        renderer.proposedSize = ProposedViewSize(truth.size)
        guard let image = renderer.cgImage else { throw Failure.notDrawn(truth.id) }
        let pixels = try PixelReader(image)
        let name = truth.id + ".png"
        try pixels.write(to: folder.appendingPathComponent(name))
        var facts = TruthFacts(truth, frames: recorder.frames)
        facts.pixels = [pixels.width, pixels.height]
        facts.colors = truth.samples.map { sample in
            pixels.color(
                Int((sample.x * truth.scale).rounded(.down)), Int((sample.y * truth.scale).rounded(.down)))
        }
        let background = truth.appearance == .dark ? [0, 0, 0] : [255, 255, 255]
        facts.ink = pixels.ink(on: background)
        facts.coverage = truth.readings.contains(.coverage) ? pixels.coverage(on: background) : nil
        facts.picture = "pictures/" + name
        return facts
    }

    private static func requireOutsideOfProject(_ folder: URL) throws {
        var parent = folder.standardizedFileURL
        while parent.pathComponents.count > 1 {
            let mark = parent.appendingPathComponent("Tools/truth-kit/Package.swift")
            if FileManager.default.fileExists(atPath: mark.path) { throw Failure.insideProject(folder.path) }
            parent.deleteLastPathComponent()
        }
    }
}
