import CoreGraphics
import Foundation
import Painter
import RenderModel
import Typesetter

/// `tessera-bench draw FOLDER`: writes the pictures, to be looked at.
/// `tessera-bench warm SIZE [COUNT]`: one line of JSON in the shape that the peers print.
/// `tessera-bench cold SIZE FILE`: one picture, then the end, to be timed from outside.
/// `tessera-bench matrix`: 120 pictures, on one thread and on two.
let arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

func size(_ name: String?) -> WeatherScene.Size {
    guard let name, let size = WeatherScene.Size(rawValue: name) else { fail("The sizes are small, medium, large.") }
    return size
}

do {
    switch arguments.first {
    case "draw":
        guard let folder = arguments.dropFirst().first else { fail("Give a folder for the pictures.") }
        try drawAll(into: folder)
    case "warm":
        let rest = Array(arguments.dropFirst())
        try WarmMeasurement(size: size(rest.first), count: rest.count > 1 ? Int(rest[1]) ?? 60 : 60).run()
    case "cold":
        let rest = Array(arguments.dropFirst())
        guard rest.count == 2 else { fail("Give a size and a file.") }
        let painter = try Painter()
        let tree = WeatherScene.tree(size(rest[0]), render: 0, typesetter: .standard)
        let file = try PNGEncoder.encode(painter.paint(tree).bitmap)
        try Data(file).write(to: URL(fileURLWithPath: rest[1]))
    case "matrix":
        try MatrixMeasurement().run()
    default:
        fail("The words are draw, warm, cold, matrix.")
    }
} catch {
    fail("\(error)")
}

func drawAll(into folder: String) throws {
    let painter = try Painter()
    for size in WeatherScene.Size.allCases {
        let painting = try painter.paint(WeatherScene.tree(size, render: 0, typesetter: .standard))
        for tier in PNGEncoder.Tier.allCases {
            let file = try PNGEncoder.encode(painting.bitmap, tier: tier)
            try Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(size.rawValue)-\(tier.rawValue).png"))
        }
        for diagnostic in painting.diagnostics { print(diagnostic.message) }
    }
}
