import RenderModel
import SwiftUI
import Testing
import _Testing_CoreGraphics

@testable import UIKit

@Suite("Tinted symbols")
@MainActor
struct SymbolTintTests {
    private func tree(_ view: some View) -> RenderTree {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        return ViewRenderer(
            size: CGSize(width: 100, height: 100), environment: environment,
            date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources()
        ).render(view)
    }

    private func nodes(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(nodes) }

    /// The colors of the symbols' layers; `nil` when anything else is drawn.
    private func colors(_ view: some View) -> Set<RGBA>? {
        let all = nodes(tree(view).root)
        var found: Set<RGBA> = []
        for node in all {
            switch node.content {
            case .symbol(let symbol):
                for fill in symbol.layerFills {
                    if case .color(let color) = fill.paint, color.alpha > 0 { found.insert(color) }
                }
            case .shape, .image, .text: return nil
            case .group, .effect: break
            }
        }
        return found
    }

    private func rgba(_ color: UIColor) -> RGBA { color.color.resolve(in: EnvironmentValues()).rgba }

    @Test("An original-mode tint colors only the glyph, whether applied before or after")
    func tint() throws {
        let note = try #require(UIImage(systemName: "music.note"))
        let pink = rgba(.systemPink)
        let later = note.withRenderingMode(.alwaysOriginal).withTintColor(.systemPink)
        #expect(colors(Image(uiImage: note.withTintColor(.systemPink, renderingMode: .alwaysOriginal))) == [pink])
        #expect(colors(Image(uiImage: later)) == [pink])
        #expect(later.size == note.size && later.renderingMode == .alwaysOriginal && later.isSymbolImage)
    }

    @Test("As a template a tinted symbol is drawn in the foreground style")
    func template() throws {
        let note = try #require(UIImage(systemName: "music.note")).withTintColor(.systemPink)
        #expect(colors(Image(uiImage: note).foregroundStyle(.green)) == [rgba(.systemGreen)])
        let kept = note.withRenderingMode(.alwaysOriginal)
        #expect(colors(Image(uiImage: kept).renderingMode(.template).foregroundStyle(.green)) == [rgba(.systemGreen)])
    }

    @Test("A configuration sets the layers' colors, and a size")
    func configurations() throws {
        func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
            try #require(UIImage(systemName: "cloud.sun.fill", withConfiguration: configuration))
        }
        let palette = try symbol(UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]))
        #expect(colors(Image(uiImage: palette)) == [rgba(.systemRed), rgba(.systemBlue)])
        let levels = try #require(
            colors(Image(uiImage: try symbol(UIImage.SymbolConfiguration(hierarchicalColor: .systemRed)))))
        #expect(Set(levels.map(\.alpha)).count == 2)
        #expect(Set(levels.map { [$0.red, $0.green, $0.blue] }).count == 1)
        let large = try symbol(UIImage.SymbolConfiguration(pointSize: 34).applying(palette.symbolConfiguration!))
        let frames = try [palette, large].map { image in
            try #require(
                nodes(tree(Image(uiImage: image)).root).first {
                    if case .symbol = $0.content { true } else { false }
                }
            ).frame
        }
        #expect(frames[1].width > frames[0].width * 1.9)
        #expect(large.size.width == palette.size.width * 2)
        #expect(palette.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).size == large.size)
    }

    @Test("A symbol is drawn into an image in its tint, or black")
    func drawn() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        func drawing(_ image: UIImage) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 24, height: 24))
            }
        }
        #expect(colors(Image(uiImage: drawing(star.withTintColor(.systemBlue)))) == [rgba(.systemBlue)])
        #expect(colors(Image(uiImage: drawing(star)).foregroundStyle(.red)) == [rgba(.black)])
    }

    @Test("Blend modes that keep the destination's alpha mask the earlier drawing")
    func masks() throws {
        let area = CGRect(x: 0, y: 0, width: 20, height: 20)
        let picture = UIGraphicsImageRenderer(size: area.size).image { $0.cgContext.fillEllipse(in: area) }
        func masked(_ image: UIImage) -> RenderNode? {
            nodes(tree(Image(uiImage: image)).root).first {
                if case .effect(.mask) = $0.content { true } else { false }
            }
        }
        #expect(masked(picture.withTintColor(.red)) != nil)
        let filled = UIGraphicsImageRenderer(size: area.size).image { context in
            picture.draw(in: area)
            UIColor.red.setFill()
            context.fill(area, blendMode: .sourceIn)
        }
        #expect(masked(filled) != nil)
        let mask = try #require(picture.cgImage)
        let clipped = UIGraphicsImageRenderer(size: area.size).image { context in
            context.cgContext.clip(to: area, mask: mask)
            context.fill(area)
        }
        #expect(masked(clipped) != nil)
        #expect(masked(picture) == nil)
    }

    @Test("Blending is contained within the image")
    func isolation() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.cgContext.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(
            nodes(tree(Image(uiImage: picture)).root).contains {
                if case .effect(.isolate) = $0.content { true } else { false }
            })
    }
}
