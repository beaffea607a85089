import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

/// The shared input of every place: the request, the picture's frame, and the widgets with their places.
struct SceneStage {
    let request: SceneRequest
    let frame: SceneFrame
    let widgets: [StagedWidget]
    let typesetter: Typesetter

    /// - Throws: `SceneRejection.placement` for the first widget that cannot be in the place or have the requested
    ///   appearance.
    init(_ request: SceneRequest, typesetter: Typesetter) throws(SceneRejection) {
        self.request = request
        self.typesetter = typesetter
        var widgets: [StagedWidget] = []
        for (index, widget) in request.widgets.enumerated() {
            do {
                let place = try WidgetPlace(device: request.device, context: request.context, family: widget.family)
                let traits = try place.traits(under: request.setting)
                widgets.append(StagedWidget(index: index, name: widget.name, place: place, traits: traits))
            } catch {
                throw .placement(error)
            }
        }
        self.widgets = widgets
        let isCar = request.context == .carPlay
        let scale = request.canvas?.scale ?? request.device.scale
        frame = SceneFrame(
            size: CGSize(request.screenSize), scale: isCar ? Decisions.carPlayPixelScale : scale,
            direction: request.direction, locale: request.locale)
    }

    var safeArea: ScreenInsets {
        let isTurned = frame.size.width > frame.size.height && request.device.platform != .mac
        return Decisions.safeArea(of: request.device.screen, turned: isTurned)
    }

    // MARK: User settings

    var isDark: Bool { request.setting.appearance == .dark || request.setting.appearance.kind == .tinted }

    var iconLook: IconLook {
        switch request.setting.appearance {
        case .light: .light
        case .dark: .dark
        case .tinted(let tint): .tinted(RGBA(tint))
        case .clear: .clear
        }
    }

    /// The color of the clock and the date on a Lock Screen.
    var lockColor: RGBA {
        (request.setting.lockScreenTint.map { RGBA($0).mixed(with: .white, 0.5) } ?? .white).opacity(0.95)
    }

    /// The color of a watch face.
    var accent: RGBA { RGBA(request.setting.watchFace.tint ?? Decisions.watchFaceTint) }

    /// Whether it is a watch face that inverts its complications. A dimmed Always-On face never does.
    var isInverted: Bool {
        request.context == .watchComplication && request.setting.watchFace.inversion == .inverted
            && request.setting.display != .alwaysOn
    }

    // MARK: Sizes of the screen

    func noRoom(_ widget: StagedWidget) -> SceneRejection {
        .noRoom(name: widget.name, widget.family, request.context)
    }

    /// The widget sizes on the screen, in points.
    func systemSizes() throws(SceneRejection) -> (small: CGSize, medium: CGSize, large: CGSize) {
        func size(_ family: Family) throws(SceneRejection) -> CGSize {
            guard let size = request.device.screen.sizes[family]?.display else {
                throw .placement(.noSize(family, screen: request.device.screen.name, request.device.platform))
            }
            return CGSize(size)
        }
        return (try size(.systemSmall), try size(.systemMedium), try size(.systemLarge))
    }

    /// The gap between circular widgets: the width of a rectangular one is two circles and their gap.
    var accessoryGap: Double {
        guard let sizes = request.device.screen.accessories else { return 0 }
        return max(sizes.rectangular.width - 2 * sizes.circular.width, 0)
    }

    // MARK: Creating parts

    func emptyParts() -> SceneParts {
        let empty = SceneDrawing(frame, typesetter: typesetter)
        return SceneParts(backdrop: empty, foreground: empty)
    }

    /// A slot in which the widget has the width of the rectangle, which is specified before mirroring.
    func slot(for widget: StagedWidget, at rect: CGRect, outline: SceneSlot.Outline? = nil) -> SceneSlot {
        let place = frame.place(rect)
        let factor = widget.canvas.width > 0 ? place.width / widget.canvas.width : 1
        return SceneSlot(
            widget: widget.index, name: widget.name, place: widget.place, traits: widget.traits, frame: place,
            outline: outline ?? .rounded(widget.cornerRadius),
            transform: CGAffineTransform(translationX: place.minX, y: place.minY).scaledBy(x: factor, y: factor))
    }

    /// One line of text as a separate tree, with the height of its box.
    func wordTree(_ words: String, font: FontRequest, color: RGBA, height: Double) -> RenderTree {
        var own = frame
        let width = SceneDrawing(frame, typesetter: typesetter).width(of: words, font: font)
        own.size = CGSize(width: width, height: height)
        var drawing = SceneDrawing(own, typesetter: typesetter)
        drawing.line(words, font: font, color: color, in: own.bounds)
        return drawing.tree
    }
}

extension SceneFrame {
    /// The rectangle moved to the nearest pixel, without changing its size.
    func snapped(_ rect: CGRect) -> CGRect {
        CGRect(origin: snapped(rect.origin), size: rect.size)
    }
}

extension RGBA {
    package init(_ tint: TintColor) {
        self.init(red: Float(tint.red), green: Float(tint.green), blue: Float(tint.blue))
    }
}

extension SceneDrawing {
    mutating func wallpaper(_ stage: SceneStage) {
        append(stage.request.wallpaper.nodes(in: frame.bounds, variant: stage.isDark ? .dark : .light))
    }

    /// A shade from the top of a Lock Screen. It is darkest at the widgets and leaves 0.55 of a light sky of 0.83, on
    /// which light ink has a contrast of 3 : 1.
    mutating func lockShade() {
        let top = CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height * 0.6)
        fill(top, .vertical([.black(0.26), .black(0.34), .black(0)], in: top))
    }

    /// A shade on which the white signs of a status bar are legible.
    mutating func barShade(height: Double) { barShade(in: frame.bounds, height: height) }

    /// The plate of the dock.
    mutating func dockPlate(_ path: PathStorage) {
        element(Semantics(role: .container, identifier: "dock")) { drawing in
            drawing.fill(path, .backdrop(.plate))
            drawing.stroke(path, .white(0.18), width: 0.6)
        }
    }
}
