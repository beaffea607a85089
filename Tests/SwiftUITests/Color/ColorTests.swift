import RenderModel
import Testing

import enum WidgetVocabulary.SystemColor

@testable import SwiftUI

private struct Catalog: BundleResources {
    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? {
        switch name {
        case "Sky": dark ? .black : RGBA(red: 0, green: 0.5, blue: 1)
        case "AccentColor": RGBA(red: 1, green: 0.5, blue: 0)
        default: nil
        }
    }

    func image(named name: String, dark: Bool, scale: Double) -> AssetImage? { nil }
    var colorNames: [String] { ["AccentColor", "Sky"] }
    var imageNames: [String] { [] }
}

@Suite("Colors")
@MainActor
struct ColorTests {
    private func fill<V: View>(
        of view: V, dark: Bool = false, resources: any BundleResources = NoResources()
    ) throws -> (paint: Paint, tree: RenderTree) {
        var renderer = ViewRenderer(size: CGSize(width: 10, height: 10), resources: resources)
        renderer.environment.colorScheme = dark ? .dark : .light
        let tree = renderer.render(view)
        let shape = try #require(tree.root.children.first)
        guard case .shape(let content) = shape.content else { throw NotAShape() }
        return (content.fill.paint, tree)
    }

    private struct NotAShape: Error {}

    @Test("N0723–N0733: descriptions of resolved colors", arguments: ColorFact.of("color-resolved"))
    func descriptions(fact: ColorFact) throws {
        let space: Color.RGBColorSpace =
            fact.subject.contains(".sRGBLinear")
            ? .sRGBLinear : fact.subject.contains(".displayP3") ? .displayP3 : .sRGB
        let inner = fact.subject.split(separator: ",", maxSplits: 1)[1]
        var parts = inner.split { !$0.isNumber && $0 != "." }.compactMap { Float($0) }
        if inner.contains("x4") { parts = Array(repeating: parts[0], count: 4) }
        let color = Color.Resolved(
            colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        #expect(color.description == fact.expected)
    }

    @Test("Components and hue produce the named color")
    func components() {
        let environment = EnvironmentValues()
        #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: environment).description == "#FF800080")
        #expect(Color(white: 0.2).resolve(in: environment).description == "#333333FF")
        #expect(Color(hue: 0, saturation: 1, brightness: 1).resolve(in: environment).description == "#FF0000FF")
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolve(in: environment).description == "#00FF00FF")
        #expect(Color(hue: 0.6, saturation: 0.75, brightness: 0.8).resolve(in: environment).description == "#3370CCFF")
        #expect(ColorMath.rgb(hue: .nan, saturation: 1, brightness: 1).0.isNaN)
        #expect(Color(cgColor: CGColor(gray: 0.4, alpha: 1)).resolve(in: environment).description == "#666666FF")
    }

    @Test("Opacities multiply")
    func opacity() {
        let color = Color.red.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues())
        #expect(color.opacity == 0.25)
    }

    @Test("A mix is perceptual unless device space is requested")
    func mix() {
        let environment = EnvironmentValues()
        let blue = Color(red: 0, green: 0, blue: 1)
        let yellow = Color(red: 1, green: 1, blue: 0)
        #expect(blue.mix(with: yellow, by: 0).resolve(in: environment).description == "#0000FFFF")
        #expect(blue.mix(with: yellow, by: 1).resolve(in: environment).description == "#FFFF00FF")
        #expect(blue.mix(with: yellow, by: 0.25, in: .device).resolve(in: environment).description == "#4040BFFF")
        let middle = blue.mix(with: yellow, by: 0.5).resolve(in: environment).bytes
        // The middle of OKLab is a light gray-blue, not the sRGB middle gray.
        #expect(middle[0] > 90 && middle[0] < 130 && middle[1] > 150 && middle[2] > 170)
    }

    @Test("F-48: a named color follows the appearance")
    func namedColor() throws {
        #expect(try fill(of: Color("Sky"), resources: Catalog()).paint == .color(RGBA(red: 0, green: 0.5, blue: 1)))
        #expect(try fill(of: Color("Sky"), dark: true, resources: Catalog()).paint == .color(.black))
    }

    @Test("A missing named color is gray and reported with the nearest name")
    func missingColor() throws {
        let (paint, tree) = try fill(of: Color("Ski"), resources: Catalog())
        #expect(paint == .color(SystemColor.gray.resolve(in: EnvironmentValues()).rgba))
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.code == .missingColor && diagnostic.subject == "Ski")
        #expect(diagnostic.remedy?.contains("Sky") == true)
    }

    @Test("The accent color is the tint, else the catalog's, else blue")
    func accentColor() throws {
        let blue = Paint.color(SystemColor.blue.resolve(in: EnvironmentValues()).rgba)
        #expect(try fill(of: Color.accentColor).paint == blue)
        #expect(
            try fill(of: Color.accentColor, resources: Catalog()).paint == .color(RGBA(red: 1, green: 0.5, blue: 0)))
        #expect(try fill(of: Color.accentColor.tint(Color.black), resources: Catalog()).paint == .color(.black))
        #expect(try fill(of: Color.accentColor.accentColor(.white)).paint == .color(.white))
        // A tint that names itself ends at the default.
        #expect(try fill(of: Color.accentColor.tint(Color.accentColor)).paint == blue)
    }

    @Test(
        "Color.gradient: ends measured in a picture of macOS 26",
        arguments: [
            (Color.orange, [255, 172, 88], [255, 141, 40]), (.green, [98, 221, 129], [52, 199, 89]),
            (.brown, [202, 164, 136], [172, 127, 94]), (.mint, [54, 222, 205], [0, 200, 179]),
            (.indigo, [136, 124, 255], [97, 85, 245]), (.cyan, [54, 216, 250], [0, 192, 232]),
            (.gray, [176, 176, 180], [142, 142, 147]), (.pink, [255, 89, 126], [255, 45, 85]),
            (.red, [255, 97, 103], [255, 56, 60]), (.yellow, [255, 204, 0], [240, 185, 0]),
            (.blue, [47, 168, 255], [0, 136, 255]),
        ] as [(Color, [Double], [Double])])
    func standardGradient(color: Color, top: [Double], bottom: [Double]) throws {
        let style = color.gradient.resolved(in: EnvironmentValues())
        guard case .linear(let ramp, let from, let to) = style.paint else { throw NotAShape() }
        #expect(from == .top && to == .bottom)
        let colors = [ramp.stops.first, ramp.stops.last].compactMap { $0.map { Color.Resolved($0.color).bytes } }
        for (found, expected) in zip(colors, [top, bottom]) {
            for (a, b) in zip(found, expected) { #expect(abs(a - b) <= 4, "\(found), expected \(expected)") }
        }
        let locations = ramp.stops.map(\.location)
        #expect(locations == (color == .yellow ? [0.3, 1] : [0, 0.7]))
    }

    @Test("The suggested name is one typo away, never a different word")
    func nearestNames() {
        #expect(nearestName(to: "backgroud", in: ["Background", "Foreground"]) == "Background")
        #expect(nearestName(to: "Sky", in: ["Sea", "Stone"]) == nil)
        #expect(nearestName(to: "x", in: []) == nil)
    }
}
