import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

/// The part of a device that shows a Live Activity, with the activity in its position.
///
/// 1. The island is at the upper edge of an iPhone, with its camera in the center of the screen, between time and
///    signs; the expanded one covers them. A banner is below the status bar of an iPhone without an island.
/// 2. On the Lock Screen the activity is a plate over the wallpaper.
/// 3. In StandBy it is twice as large, in the center of an iPhone in landscape; its background extends to the edges of
///    the screen, which is black without one.
/// 4. In the Smart Stack it is a plate on the black of a watch.
package struct ActivityStage: Hashable, Sendable {
    package enum Tone: Hashable, Sendable { case light, dark }

    package var placement: ActivityPlacement
    package var tone: Tone
    package var wallpaper: Wallpaper
    package var moment: SceneMoment
    package var direction: LayoutDirection
    /// Language tag such as `ko`.
    package var locale: String
    /// Pixels per point of the screen.
    package var scale: Double

    package init(
        placement: ActivityPlacement, tone: Tone = .light, wallpaper: Wallpaper = .dunes,
        moment: SceneMoment = .example, direction: LayoutDirection = .leftToRight, locale: String = "en",
        scale: Double? = nil
    ) {
        self.placement = placement
        self.tone = tone
        self.wallpaper = wallpaper
        self.moment = moment
        self.direction = direction
        self.locale = locale
        self.scale = scale ?? placement.pixelScale
    }

    private var screen: CGSize { CGSize(placement.device.screen.size) }
    private var variant: Wallpaper.Variant { tone == .dark ? .dark : .light }
    private static let margin = Decisions.activityStageMargin

    /// - Parameter tree: The tree as laid out for the placement.
    package func compose(_ tree: RenderTree, typesetter: Typesetter = .standard) -> RenderTree {
        switch placement.presentation {
        case .compact, .minimal, .minimalAttached, .expanded: island(tree, typesetter)
        case .banner: banner(tree, typesetter)
        case .lockScreen: lockScreen(tree, typesetter)
        case .standBy: standBy(tree, typesetter)
        case .smartStack: smartStack(tree, typesetter)
        }
    }

    // MARK: Places

    private func island(_ tree: RenderTree, _ typesetter: Typesetter) -> RenderTree {
        let camera = tree.root.frame(ofNode: "dynamic-island-camera") ?? CGRect(origin: .zero, size: tree.size)
        let bar = Decisions.safeArea(of: placement.device.screen, turned: false).top
        let height = max(Decisions.islandTop + tree.size.height, bar) + Self.margin
        let phone = StatusArea(screen: screen, height: height)
        var drawing = SceneDrawing(frame(phone.size), typesetter: typesetter)
        // The camera is not mirrored with the language, so neither is the island.
        let x = phone.display.midX - camera.midX
        let place = CGRect(
            origin: drawing.frame.snapped(CGPoint(x: x, y: phone.display.minY + Decisions.islandTop)), size: tree.size)
        phone.draw(into: &drawing) { drawing in
            drawing.append(wallpaper.nodes(in: CGRect(origin: phone.display.origin, size: screen), variant: variant))
            drawing.barShade(in: phone.display, height: bar)
            if placement.presentation != .expanded {
                drawing.statusBar(around: place, in: phone.display, time: moment.time, color: .white)
            }
        }
        let lens = CGRect(
            x: place.minX + camera.maxX - camera.height / 2 - 5.5, y: place.midY(of: camera) - 5.5, width: 11,
            height: 11)
        return composed(drawing, tree, at: place, outline: nil) { drawing in drawing.lens(in: lens) }
    }

    private func banner(_ tree: RenderTree, _ typesetter: Typesetter) -> RenderTree {
        let bar = Decisions.safeArea(of: placement.device.screen, turned: false).top
        let phone = StatusArea(screen: screen, height: bar + tree.size.height + Self.margin)
        var drawing = SceneDrawing(frame(phone.size), typesetter: typesetter)
        let place = CGRect(
            origin: drawing.frame.snapped(
                CGPoint(x: phone.display.midX - tree.size.width / 2, y: phone.display.minY + bar)), size: tree.size)
        phone.draw(into: &drawing) { drawing in
            drawing.append(wallpaper.nodes(in: CGRect(origin: phone.display.origin, size: screen), variant: variant))
        }
        return composed(drawing, tree, at: place, outline: .rounded(place, placement.cornerRadius))
    }

    private func lockScreen(_ tree: RenderTree, _ typesetter: Typesetter) -> RenderTree {
        let size = CGSize(
            width: tree.size.width + 2 * Self.margin, height: tree.size.height + 2 * Self.margin)
        var drawing = SceneDrawing(frame(size), typesetter: typesetter)
        let place = CGRect(
            origin: drawing.frame.snapped(CGPoint(x: Self.margin, y: Self.margin)), size: tree.size)
        // Notifications are in the lower half of a Lock Screen.
        let whole = CGRect(
            x: (size.width - max(screen.width, size.width)) / 2, y: -screen.height * 0.55,
            width: max(screen.width, size.width), height: screen.height)
        drawing.append(wallpaper.nodes(in: whole, variant: variant))
        return composed(drawing, tree, at: place, outline: .rounded(place, placement.cornerRadius))
    }

    private func standBy(_ tree: RenderTree, _ typesetter: Typesetter) -> RenderTree {
        let size = CGSize(width: screen.height, height: screen.width)
        var drawing = SceneDrawing(frame(size), typesetter: typesetter)
        drawing.fill(drawing.frame.bounds, .black)
        var ground = tree
        ground.root.children = tree.root.children.filter { $0.isBackground }
        var content = tree
        content.root.children = tree.root.children.filter { !$0.isBackground }
        let factor = placement.factor
        let large = CGSize(width: tree.size.width * factor, height: tree.size.height * factor)
        let place = CGRect(
            origin: drawing.frame.snapped(
                CGPoint(x: (size.width - large.width) / 2, y: (size.height - large.height) / 2)), size: large)
        var merger = TreeMerger()
        let stretched = CGAffineTransform(
            scaleX: size.width / max(tree.size.width, 1), y: size.height / max(tree.size.height, 1))
        let children = [
            merger.adopt(drawing.tree), placed(merger.adopt(ground), by: stretched, size: tree.size),
            placed(
                merger.adopt(content),
                by: CGAffineTransform(translationX: place.minX, y: place.minY).scaledBy(x: factor, y: factor),
                size: tree.size),
        ]
        return finished(children, tree, merger, size)
    }

    private func smartStack(_ tree: RenderTree, _ typesetter: Typesetter) -> RenderTree {
        let margin = Self.margin / 2
        let size = CGSize(width: tree.size.width + 2 * margin, height: tree.size.height + 2 * margin)
        var drawing = SceneDrawing(frame(size), typesetter: typesetter)
        drawing.fill(drawing.frame.bounds, .black)
        let place = CGRect(origin: CGPoint(x: margin, y: margin), size: tree.size)
        let outline = PathStorage.rounded(place, placement.cornerRadius)
        drawing.fill(outline, RGBA(Decisions.watchStackPlate))
        return composed(drawing, tree, at: place, outline: outline)
    }

    // MARK: Composition

    private func frame(_ size: CGSize) -> SceneFrame {
        SceneFrame(size: size, scale: scale, direction: direction, locale: locale)
    }

    /// The drawing, the positioned tree, and the layers above it.
    private func composed(
        _ drawing: SceneDrawing, _ tree: RenderTree, at place: CGRect, outline: PathStorage?,
        above: (inout SceneDrawing) -> Void = { _ in }
    ) -> RenderTree {
        var merger = TreeMerger()
        var children = [merger.adopt(drawing.tree)]
        var node = placed(
            merger.adopt(tree), by: CGAffineTransform(translationX: place.minX, y: place.minY), size: tree.size)
        if let outline {
            node = RenderNode(.effect(.clip(outline, evenOdd: false)), frame: place, children: [node])
        }
        children.append(node)
        var front = SceneDrawing(drawing.frame, typesetter: .standard)
        above(&front)
        children += front.nodes
        return finished(children, tree, merger, drawing.frame.size)
    }

    private func placed(_ node: RenderNode, by transform: CGAffineTransform, size: CGSize) -> RenderNode {
        RenderNode(
            .effect(.transform(transform)), frame: CGRect(origin: .zero, size: size).applying(transform),
            children: [node])
    }

    private func finished(
        _ children: [RenderNode], _ tree: RenderTree, _ merger: TreeMerger, _ size: CGSize
    ) -> RenderTree {
        RenderTree(
            size: size, scale: scale,
            root: RenderNode(
                .group, frame: CGRect(origin: .zero, size: size), children: children,
                semantics: Semantics(role: .container, identifier: placement.presentation.rawValue)),
            fonts: merger.fonts, symbols: merger.symbols, images: merger.images, widgetURL: tree.widgetURL,
            diagnostics: tree.diagnostics)
    }
}

extension RenderNode {
    fileprivate var isBackground: Bool { semantics?.marks.contains(.containerBackground) ?? false }

    /// The frame of the node with an identifier, unless a transform applies to it.
    fileprivate func frame(ofNode identifier: String) -> CGRect? {
        if semantics?.identifier == identifier { return frame }
        return children.lazy.compactMap { $0.frame(ofNode: identifier) }.first
    }
}

extension CGRect {
    fileprivate func midY(of inner: CGRect) -> Double { minY + inner.midY }
}
