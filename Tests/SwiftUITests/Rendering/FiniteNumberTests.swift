import RenderModel
import SwiftUI
import Testing

/// The treatment of infinite and NaN numbers.
@Suite("Non-finite numbers")
@MainActor
struct FiniteNumberTests {
    private static let none = Double.nan

    private func tree(_ view: some View) -> RenderTree {
        ViewRenderer(size: CGSize(width: 100, height: 50)).render(
            VStack {
                Color.red.frame(height: 5)
                view
            })
    }

    /// The tree is sound, its first view is there, and one finding names the modifier with a remedy.
    private func check(_ view: some View, names name: String, _ location: SourceLocation = #_sourceLocation) {
        let tree = tree(view)
        #expect(tree.validate().isEmpty, sourceLocation: location)
        #expect(!tree.root.shapes.isEmpty, sourceLocation: location)
        #expect(tree.diagnostics.map(\.code) == [.invalidGeometry], sourceLocation: location)
        #expect(tree.diagnostics.map(\.subject) == [name], sourceLocation: location)
        let remedies = tree.diagnostics.compactMap(\.remedy)
        #expect(remedies.count == 1 && remedies[0].contains("division by zero"), sourceLocation: location)
    }

    @Test("An effect with a non-finite number changes nothing")
    func effects() {
        let box = Rectangle().foregroundStyle(.blue)
        let none = Self.none
        check(box.rotationEffect(.degrees(none)), names: "rotationEffect")
        check(box.rotationEffect(.radians(.infinity)), names: "rotationEffect")
        check(box.scaleEffect(none), names: "scaleEffect")
        check(box.scaleEffect(2, anchor: UnitPoint(x: none, y: 0)), names: "scaleEffect")
        check(box.transformEffect(CGAffineTransform(translationX: none, y: 0)), names: "transformEffect")
        check(box.rotation3DEffect(.degrees(none), axis: (x: 0, y: 0, z: 1)), names: "rotation3DEffect")
        check(box.opacity(none), names: "opacity(_:)")
        check(box.blur(radius: none), names: "blur(radius:opaque:)")
        check(box.shadow(color: .black, radius: none), names: "shadow(color:radius:x:y:)")
        check(box.saturation(none), names: "saturation(_:)")
        check(box.hueRotation(.degrees(none)), names: "hueRotation(_:)")
        check(box.visualEffect { content, _ in content.scaleEffect(.nan) }, names: "scaleEffect")
        #expect(tree(box.opacity(.infinity)).diagnostics.isEmpty)
    }

    @Test("A stroke of non-finite width is not drawn; other non-finite stroke values are ignored")
    func strokes() {
        let none = Self.none
        check(Circle().stroke(.blue, lineWidth: none), names: "StrokeStyle")
        check(Circle().strokeBorder(.blue, lineWidth: none), names: "StrokeStyle")
        check(Circle().stroke(lineWidth: none), names: "StrokeStyle")
        check(Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [none])), names: "StrokeStyle")
    }

    @Test("A shape ignores a change by a non-finite number")
    func shapes() {
        let none = Self.none
        check(Circle().trim(from: 0, to: none), names: "Shape.trim(from:to:)")
        check(Circle().rotation(.degrees(none)), names: "Shape.rotation")
        check(Circle().scale(none), names: "Shape.scale")
        check(Circle().offset(x: none), names: "Shape.offset")
    }

    @Test("A shape with a NaN radius is not drawn and clips everything, with a finding")
    func radii() {
        let none = CGFloat.nan
        for view in [
            AnyView(RoundedRectangle(cornerRadius: none).fill(.blue)),
            AnyView(RoundedRectangle(cornerRadius: none).inset(by: 2).fill(.blue)),
            AnyView(UnevenRoundedRectangle(topLeadingRadius: none, style: .circular).fill(.blue)),
            AnyView(UnevenRoundedRectangle(bottomTrailingRadius: none).inset(by: 2).fill(.blue)),
            AnyView(RoundedRectangle(cornerRadius: 4).inset(by: none).fill(.blue)),
            AnyView(Color.blue.clipShape(.rect(topTrailingRadius: none))),
            AnyView(Color.blue.cornerRadius(none)),
        ] {
            let tree = tree(view)
            #expect(tree.validate().isEmpty)
            #expect(tree.diagnostics.map(\.code) == [.invalidGeometry])
        }
    }

    @Test("A color uses 0 for a non-finite component, a gradient its first color")
    func paints() {
        let none = Self.none
        check(Color(red: none, green: 1, blue: 0), names: "Color")
        check(Color.blue.opacity(none), names: "Color.opacity(_:)")
        check(
            LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: none, y: 0), endPoint: .bottom),
            names: "LinearGradient")
        check(
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: none),
            names: "RadialGradient")
        check(
            AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(none)), names: "AngularGradient")
        #expect(Color(red: none, green: 0, blue: 0).description == "#000000FF")
    }

    @Test("Text ignores non-finite distances and uses the body size")
    func texts() {
        let none = Self.none
        check(Text("a").font(.system(size: none)), names: "Font")
        check(Text("a").kerning(none), names: "kerning(_:)")
        check(Text("a").tracking(none), names: "tracking(_:)")
        check(Text("a").baselineOffset(none), names: "baselineOffset(_:)")
        check(Text("a\nb").lineSpacing(none), names: "lineSpacing(_:)")
        check(Text("a").minimumScaleFactor(none), names: "minimumScaleFactor(_:)")
    }

    @Test("A gauge and a progress bar clamp to an end of their range")
    func controls() {
        let none = Self.none
        check(Gauge(value: none) { Text("a") }, names: "Gauge")
        check(ProgressView(value: none), names: "ProgressView")
        check(ProgressView(value: 1, total: none), names: "ProgressView")
    }

    @Test("A tree with an invalid node keeps the rest")
    func pruning() throws {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let sound = RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(.color(.black)))), frame: frame)
        let turned = RenderNode(.effect(.opacity(.nan)), frame: frame, children: [sound])
        let masked = RenderNode(.effect(.mask(turned)), frame: frame, children: [sound])
        let group = RenderNode(.group, frame: frame, children: [sound, turned, sound])
        var tree = RenderTree(size: frame.size, scale: 2, root: RenderNode(frame: frame))
        tree.root.children = [sound, group, masked, sound]
        #expect(!tree.validate().isEmpty)
        let rest = try #require(tree.withoutUnsoundNodes())
        var expected = group
        expected.children = [sound, sound]
        #expect(rest.root.children == [sound, expected, sound])
        #expect(rest.validate().isEmpty)
        tree.scale = .nan
        #expect(tree.withoutUnsoundNodes() == nil)
    }
}
