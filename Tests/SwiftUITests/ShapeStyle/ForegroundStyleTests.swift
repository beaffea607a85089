import RenderModel
import SwiftUI
import Testing

import enum WidgetVocabulary.SystemColor

@Suite("Styles")
@MainActor
struct ForegroundStyleTests {
    /// The fills of all shapes in the tree, in drawing order.
    private func fills<V: View>(
        _ view: V, size: CGSize = CGSize(width: 100, height: 50), _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [Fill] {
        var renderer = ViewRenderer(size: size)
        change(&renderer.environment)
        return renderer.render(view).root.shapes.map(\.fill)
    }

    private func color(_ system: SystemColor, _ opacity: Float = 1) -> Paint {
        .color(system.resolve(in: EnvironmentValues()).rgba.opacity(Double(opacity)))
    }

    @Test("A shape is drawn in the label color, at its level of the hierarchy")
    func defaultForeground() {
        #expect(fills(Rectangle()) == [Fill(color(.label), level: .primary)])
        #expect(fills(Rectangle().fill(.secondary)) == [Fill(color(.secondaryLabel), level: .secondary)])
        #expect(fills(Rectangle().fill(.quinary)) == [Fill(color(.quinaryLabel), level: .quinary)])
        #expect(fills(Rectangle().fill(Color.secondary)) == [Fill(color(.secondaryLabel), level: .secondary)])
    }

    @Test("N0652–N0655: levels of a concrete color fade to 1, 0.5, 0.25, 0.18")
    func concreteSteps() {
        func step<S: ShapeStyle>(_ style: S) -> [Fill] { fills(Rectangle().fill(style).foregroundStyle(.red)) }
        #expect(step(.primary) == [Fill(color(.red))])
        #expect(step(.secondary) == [Fill(color(.red, 0.5))])
        #expect(step(.tertiary) == [Fill(color(.red, 0.25))])
        #expect(step(.quaternary) == [Fill(color(.red, 0.18))])
    }

    @Test("Two and three foreground styles provide the levels in turn")
    func levels() {
        let two = ZStack {
            Rectangle()
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
        }
        .foregroundStyle(.red, .blue)
        #expect(fills(two) == [Fill(color(.red)), Fill(color(.blue)), Fill(color(.blue, 0.5))])
        let three = Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, .green)
        #expect(fills(three) == [Fill(color(.green))])
    }

    @Test("A hierarchical style inside another foreground is a level of that one")
    func nested() {
        let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.blue)
        #expect(fills(view) == [Fill(color(.blue, 0.5))])
        let twice = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        #expect(fills(twice) == [Fill(color(.tertiaryLabel), level: .tertiary)])
        let itself = Rectangle().foregroundStyle(.foreground)
        #expect(fills(itself) == [Fill(color(.label), level: .primary)])
    }

    @Test("foregroundColor(nil) restores the default")
    func removedForeground() {
        #expect(fills(Rectangle().foregroundColor(nil).foregroundColor(.red)) == [Fill(color(.label), level: .primary)])
    }

    @Test("F-47: an inherited style uses the appearance of where it is drawn")
    func lateResolution() {
        let view = Rectangle().environment(\.colorScheme, .dark).foregroundStyle(.red)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(fills(view) == [Fill(.color(SystemColor.red.resolve(in: dark).rgba))])
    }

    @Test("The tint and its levels")
    func tint() {
        #expect(fills(Rectangle().fill(.tint)) == [Fill(color(.blue))])
        #expect(fills(Rectangle().fill(.tint).tint(.pink)) == [Fill(color(.pink))])
        #expect(fills(Rectangle().fill(.tint.secondary).tint(.pink)) == [Fill(color(.pink, 0.5))])
        #expect(fills(Rectangle().fill(.tint).tint(TintShapeStyle())) == [Fill(color(.blue))])
    }

    @Test("The background style: white, a system color's levels, or the value that was set")
    func background() {
        #expect(fills(Rectangle().fill(.background)) == [Fill(.color(.white))])
        #expect(fills(Rectangle().fill(.background.secondary)) == [Fill(color(.secondaryBackground))])
        #expect(fills(Rectangle().fill(.background).backgroundStyle(.red)) == [Fill(color(.red))])
        let elevated = fills(Rectangle().fill(.background)) {
            $0.colorScheme = .dark
            $0.interfaceLevel = .elevated
        }
        #expect(elevated == [Fill(.color(RGBA(red: 28 / 255, green: 28 / 255, blue: 30 / 255)))])
    }

    @Test("A custom style resolves to another one, which can depend on the environment")
    func customStyle() {
        struct Accent: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.black.opacity(0.5))
            }
        }
        #expect(fills(Rectangle().fill(Accent())) == [Fill(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))])
        #expect(fills(Rectangle().fill(Accent())) { $0.colorScheme = .dark } == [Fill(.color(.white))])
    }

    @Test("Unit points are relative to the shape's frame, mirrored in right-to-left layouts")
    func gradientGeometry() throws {
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        let view = Rectangle().fill(gradient).frame(width: 40, height: 20)
        let ramp = ColorRamp(
            stops: [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
            interpolation: .perceptual)
        #expect(fills(view).map(\.paint) == [.linear(ramp, from: CGPoint(x: 30, y: 25), to: CGPoint(x: 70, y: 25))])
        let mirrored = fills(view) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.map(\.paint) == [.linear(ramp, from: CGPoint(x: 70, y: 25), to: CGPoint(x: 30, y: 25))])
    }

    @Test("Unsorted and out-of-range stops become a ramp from 0 to 1")
    func rampRepair() {
        let white = Gradient.Stop(color: .white, location: -1)
        let black = Gradient.Stop(color: .black, location: 1)
        let gradient = Gradient(stops: [white, black]).colorSpace(.device)
        let style = gradient.resolved(in: EnvironmentValues())
        guard case .linear(let ramp, _, _) = style.paint else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(ramp.stops.map(\.location) == [0, 1])
        #expect(abs(ramp.stops[0].color.red - 0.5) < 0.01)
        let stops = [(color: Color.Resolved(.white), location: 0.8), (color: Color.Resolved(.black), location: 0.2)]
        let backwards = ColorRamp(stops: stops, interpolation: .device)
        #expect(backwards.stops.map(\.location) == [0.8, 0.8])
        #expect(
            ColorRamp(stops: [(color: Color.Resolved, location: Double)](), interpolation: .device).stops.map(\.color)
                == [.clear])
    }

    @Test("Radial, elliptical and angular gradients keep their dimensions")
    func otherGradients() {
        let size = CGSize(width: 100, height: 50)
        let colors: [Color] = [.white, .black]
        let radial = fills(RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 20), size: size)
        if case .radial(_, let center, let from, let to) = radial[0].paint {
            #expect(center == CGPoint(x: 50, y: 25) && from == 2 && to == 20)
        } else {
            Issue.record("not radial")
        }
        let elliptical = fills(EllipticalGradient(colors: colors), size: size)
        if case .elliptical(_, let frame, _, let from, let to) = elliptical[0].paint {
            #expect(frame.size == size && from == 0 && to == 1)
        } else {
            Issue.record("not elliptical")
        }
        let angular = fills(AngularGradient(colors: colors, center: .topLeading, angle: .degrees(90)), size: size)
        if case .angular(_, let center, let from, let to) = angular[0].paint {
            #expect(center == .zero && abs(from - .pi / 2) < 1e-9 && abs(to - 2.5 * .pi) < 1e-9)
        } else {
            Issue.record("not angular")
        }
    }

    @Test("An image paint tiles from the frame's corner at its natural size; a symbol cannot be tiled")
    func imagePaint() throws {
        let pixels = try #require(
            CGImage(width: 4, height: 2, premultipliedRGBA: Array(repeating: 255, count: 32)))
        let paint = ImagePaint(image: Image(decorative: pixels, scale: 2), scale: 3)
        let tree = ViewRenderer(size: CGSize(width: 10, height: 10)).render(Rectangle().fill(paint))
        #expect(tree.root.shapes.map(\.fill.paint) == [.image(0, origin: .zero, size: CGSize(width: 6, height: 3))])
        #expect(tree.images.count == 1 && tree.diagnostics.isEmpty)
    }

    @Test("A mesh with mismatched counts is drawn as its background, and reported")
    func badMesh() {
        let renderer = ViewRenderer(size: CGSize(width: 10, height: 10))
        let tree = renderer.render(
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red], background: .black))
        #expect(tree.root.shapes.map(\.fill.paint) == [.color(.black)])
        #expect(tree.diagnostics.map(\.subject) == ["MeshGradient"])
    }

    @Test("Materials, opacity, blend modes and shadows of styles")
    func styleModifiers() throws {
        #expect(fills(Rectangle().fill(.ultraThinMaterial)).map(\.paint) == [.material(.ultraThin)])
        #expect(fills(Rectangle().fill(.red.opacity(0.5))).map(\.paint) == [color(.red, 0.5)])
        let tree = ViewRenderer(size: CGSize(width: 10, height: 10))
            .render(Rectangle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)).blendMode(.multiply)))
        let blend = try #require(tree.root.children.first)
        let shadow = try #require(blend.children.first)
        #expect(blend.content == .effect(.blend(.multiply)))
        #expect(
            shadow.content == .effect(.shadow(color: .black, radius: 3, offset: CGPoint(x: 1, y: 2))))
    }

    @Test("Opacity added by the widget stays separate from the level's own")
    func fadedSteps() {
        #expect(
            fills(Rectangle().fill(.secondary.opacity(0.5)))
                == [Fill(.faded(color(.secondaryLabel), 0.5), level: .secondary)])
        #expect(
            fills(Rectangle().fill(.tertiary.opacity(0.5).opacity(0.5)))
                == [Fill(.faded(color(.tertiaryLabel), 0.25), level: .tertiary)])
        #expect(fills(Rectangle().fill(.primary.opacity(0.5))) == [Fill(color(.label, 0.5), level: .primary)])
    }

    @Test("An inner shadow is cast by the outside into the shape")
    func innerShadow() throws {
        let tree = ViewRenderer(size: CGSize(width: 10, height: 10))
            .render(Circle().fill(.red.shadow(.inner(radius: 2))))
        let group = try #require(tree.root.children.first)
        #expect(group.children.count == 2)
        guard case .effect(.clip(let path, evenOdd: false)) = group.children[1].content else {
            Issue.record("the shadow is not clipped")
            return
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        let caster = try #require(group.children[1].shapes.first)
        #expect(!caster.path.contains(CGPoint(x: 5, y: 5), evenOdd: true))
        #expect(caster.path.contains(CGPoint(x: -1, y: 5), evenOdd: true))
    }
}

extension RenderNode {
    /// All shapes below the node, in drawing order.
    var shapes: [ShapeContent] {
        var own: [ShapeContent] = []
        if case .shape(let content) = content { own.append(content) }
        return own + children.flatMap(\.shapes)
    }
}
