import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import PreviewServer

@Suite("Layers of a place")
struct PageLayerTests {
    private static let box = CGRect(x: 10, y: 20, width: 80, height: 40)

    private static func shape(_ path: PathStorage, _ paint: Paint) -> RenderNode {
        RenderNode(.shape(ShapeContent(path: path, fill: Fill(paint))), frame: path.controlRect)
    }

    private static func layers(_ nodes: [RenderNode]) -> [PageScene.Layer] {
        let size = CGSize(width: 100, height: 100)
        let root = RenderNode(.group, frame: CGRect(origin: .zero, size: size), children: nodes)
        return PageScene.layers(of: RenderTree(size: size, scale: 2, root: root), prefix: "t", by: PageSVG())
    }

    private static var red: RenderNode { shape(PathStorage(rect: box), .color(RGBA(red: 1, green: 0, blue: 0))) }

    @Test("A picture is split at its glass, and keeps its order")
    func cut() throws {
        let glass = Self.shape(PathStorage(rect: Self.box), .faded(.material(.thin), 0.5))
        let group = RenderNode(.group, frame: Self.box, children: [glass, Self.red])
        let layers = Self.layers([Self.red, group, Self.red])
        #expect(layers.map { $0.glass != nil } == [false, true, false])
        let pane = try #require(layers[1].glass)
        #expect(pane.frame == [10, 20, 80, 40] && pane.radius == 0 && pane.opacity == 0.5)
        #expect(pane.filter.contains("blur(20px)") && pane.cover == "rgb(255 255 255 / 0.45)")
        #expect(layers[0].svg?.contains("<path") == true && layers[2].svg?.components(separatedBy: "<path").count == 3)
    }

    @Test("A glass layer has the corners of its shape")
    func corners() throws {
        for radius in [6.0, 14, 20] {
            var path = PathStorage()
            path.addRoundedRect(
                Self.box, cornerSize: CGSize(width: radius, height: radius), style: .circular)
            let pane = try #require(Self.layers([Self.shape(path, .material(.bar))]).first?.glass)
            #expect(abs(pane.radius - radius) < 0.1)
        }
        let circle = CGRect(x: 0, y: 0, width: 40, height: 40)
        let pane = try #require(Self.layers([Self.shape(PathStorage(ellipseIn: circle), .material(.bar))]).first?.glass)
        #expect(abs(pane.radius - 20) < 0.1)
    }

    @Test("A color filter around glass applies to the drawings on either side; under other effects nothing is split")
    func effects() {
        let glass = Self.shape(PathStorage(rect: Self.box), .material(.thin))
        let gray = Effect.colorFilter(.multiply(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        let dim = Self.layers([RenderNode(.effect(gray), frame: Self.box, children: [Self.red, glass, Self.red])])
        #expect(dim.map { $0.glass != nil } == [false, true, false])
        #expect(dim[0].svg?.contains("<filter") == true && dim[2].svg?.contains("<filter") == true)
        let faint = Self.layers([RenderNode(.effect(.opacity(0.5)), frame: Self.box, children: [Self.red, glass])])
        #expect(faint.map { $0.glass != nil } == [false])
    }
}
