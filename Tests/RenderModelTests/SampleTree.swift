import CoreGraphics
import RenderModel

/// A tree in which every kind of content, paint, effect and semantics occurs.
enum SampleTree {
    static let ramp = ColorRamp(
        stops: [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
        interpolation: .perceptual)

    static let path: PathStorage = {
        var path = PathStorage()
        path.move(to: CGPoint(x: 1, y: 2))
        path.line(to: CGPoint(x: 3.25, y: 4))
        path.quad(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.cubic(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.close()
        return path
    }()

    static let paints: [Paint] = [
        .color(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25)), .color(RGBA(red: 1.1, green: -0.2, blue: 0)),
        .linear(ramp, from: .zero, to: CGPoint(x: 0, y: 10)),
        .radial(ramp, center: CGPoint(x: 5, y: 5), from: 0, to: 5),
        .elliptical(
            ramp, frame: CGRect(x: 0, y: 0, width: 4, height: 2), center: CGPoint(x: 2, y: 1), from: 0, to: 1),
        .angular(ramp, center: .zero, from: 0, to: 6.25),
        .mesh(
            MeshPaint(
                columns: 2, rows: 1, points: [.zero, CGPoint(x: 1, y: 0)], colors: [.white, .black],
                interpolation: .device)),
        .image(0, origin: .zero, size: CGSize(width: 8, height: 8)),
        .material(.thin), .backdrop(Backdrop(radius: 20, saturation: 0, cover: .black)),
        .faded(.faded(.color(.black), 0.5), 0.5),
    ]

    static let call = Semantics.IntentCall(
        typeName: "RefreshIntent", parameters: [.init(name: "city", json: "\"seoul\"")])

    static let effects: [Effect] = [
        .opacity(0.5), .clip(path, evenOdd: true), .mask(RenderNode(frame: .zero, viewType: "Mask")),
        .transform(CGAffineTransform(rotationAngle: 1)), .blend(.multiply), .blur(radius: 3, opaque: true),
        .shadow(color: .black, radius: 4, offset: CGPoint(x: 0, y: 2)), .isolate,
        .colorFilter(.saturation(0)), .colorFilter(.contrast(2)), .colorFilter(.brightness(0.1)),
        .colorFilter(.grayscale(1)), .colorFilter(.hueRotation(2)), .colorFilter(.invert),
        .colorFilter(.multiply(.white)), .colorFilter(.luminanceToAlpha),
        .colorFilter(.recolor(.white, keeping: .luminanceAsAlpha)),
        .vibrancy(
            Vibrancy(radius: 20, lightInk: .white, darkInk: .black, ink: .light, weakest: 0.1, strongest: 0.9)),
    ]

    static let text = TextContent(
        string: "19° \"서울\"\n",
        lines: [
            TextLine(
                origin: CGPoint(x: 16, y: 40), width: 30.5, ascent: 12, descent: 3,
                runs: [
                    GlyphRun(
                        font: 0, fill: Fill(.color(.black), level: .secondary),
                        glyphs: [PositionedGlyph(id: 70_000, x: 0.5, y: 0, cluster: 3)], rightToLeft: true,
                        range: 0..<3, width: 30.5)
                ],
                decorations: [
                    TextDecoration(
                        kind: .underline, pattern: .dash, x: 0, y: 2, width: 30, thickness: 1, fill: Fill(paints[0]))
                ],
                attachments: [RenderNode(frame: CGRect(x: 0, y: 0, width: 1, height: 1))], range: 0..<3)
        ],
        truncated: true, scaleFactor: 0.75,
        dynamicDate: DynamicDate(style: .relative, start: 1, end: 2, pauseTime: 3), setting: [7, 0, 255])

    static var tree: RenderTree {
        let frame = CGRect(x: 0, y: 0, width: 169, height: 169)
        var children = paints.map { paint in
            RenderNode(.shape(ShapeContent(path: path, fill: Fill(paint))), frame: frame, viewType: "Rectangle")
        }
        children += effects.map { RenderNode(.effect($0), frame: frame, children: [RenderNode(frame: frame)]) }
        children.append(
            RenderNode(
                .shape(
                    ShapeContent(
                        path: path, style: .stroke(StrokeGeometry(width: 2, cap: .round, dash: [1, 2])),
                        fill: Fill(.color(.white)), antialiased: false)),
                frame: frame))
        children.append(RenderNode(.text(text), frame: frame, semantics: Semantics(role: .text, label: "degrees")))
        children.append(
            RenderNode(
                .image(
                    ImageContent(
                        image: 0, destination: frame, naturalSize: CGSize(width: 1, height: 1),
                        resizing: .slices(top: 1, left: 2, bottom: 3, right: 4, tiled: true),
                        interpolation: .none, template: Fill(.color(.black)), accentedRendering: .desaturated,
                        mirrored: true)),
                frame: frame))
        children.append(
            RenderNode(
                .symbol(SymbolContent(symbol: 0, destination: frame, layerFills: [Fill(.color(.white))])),
                frame: frame,
                semantics: Semantics(
                    role: .toggle, value: "on", hint: "hint", identifier: "id",
                    interaction: .toggle(call, isOn: true), marks: [.accentable, .redacted], sortPriority: 1,
                    otherState: .node(RenderNode(frame: frame, viewType: "Other")))))
        let root = RenderNode(
            frame: frame, children: children,
            semantics: Semantics(interaction: .link(url: "app://x"), marks: .containerBackground), viewType: "VStack")
        return RenderTree(
            size: frame.size, scale: 3, root: root,
            fonts: [
                FontInstance(
                    file: "Inter.ttf", face: 1, size: 17, variations: [.init(axis: "wght", value: 600)],
                    scaleX: 0.9685, scaleY: 0.9685, shear: 0.2, embolden: 0.01, isColor: true)
            ],
            symbols: [
                SymbolDrawing(
                    name: "sun.max", key: "sun.max/regular", box: CGSize(width: 100, height: 90),
                    layers: [
                        .init(
                            steps: [
                                .fill(path), .stroke(path, width: 2), .erase(path), .eraseStroke(path, width: 1),
                            ], cutsBelow: [.fill(path)])
                    ])
            ],
            images: [ImageResource(name: "dot", pixelWidth: 1, pixelHeight: 1, bytes: [1, 2, 3, 4], format: .rawRGBA)],
            widgetURL: "app://weather",
            diagnostics: [
                Diagnostic(
                    .warning, .missingColor, subject: "IceBlue", message: "not in the catalog", remedy: "add it",
                    file: "A.swift", line: 3)
            ])
    }

    /// A chain of nested groups.
    static func chain(depth: Int) -> RenderTree {
        var node = RenderNode(frame: .zero)
        for _ in 1..<max(2, depth) { node = RenderNode(frame: .zero, children: [node]) }
        return RenderTree(size: CGSize(width: 1, height: 1), scale: 1, root: node)
    }
}
