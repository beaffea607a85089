import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Synchronization
import WidgetHost

/// Draws the place that is looked at, anew only when something of it changed.
final class SceneBook: Sendable {
    private struct Page: Sendable {
        var request: SceneRequest
        var members: [InstanceID]
        var scene: PageScene
    }

    private let last = Mutex<Page?>(nil)

    func scene(_ request: SceneRequest, members: [InstanceID]) -> PageScene {
        var request = request
        // The page shows the time of the iPhone's Home Screen by itself.
        if request.isPhoneHome { request.moment = .example }
        if let page = last.withLock({ $0 }), page.request == request, page.members == members { return page.scene }
        let scene = PageScene(request, members: members)
        last.withLock { $0 = Page(request: request, members: members, scene: scene) }
        return scene
    }
}

extension PageScene {
    init(_ request: SceneRequest, members: [InstanceID]) {
        let isDark = request.setting.appearance == .dark || request.setting.appearance.kind == .tinted
        let platform = request.device.platform
        self.init(
            kind: .place, platform: platform.rawValue, context: request.context.rawValue, name: request.context.title,
            width: request.device.screen.size.width, height: request.device.screen.size.height, isDark: isDark,
            backdrop: [], foreground: [], slots: [])
        if request.isPhoneHome {
            kind = .home
            let size = CGSize(width: width, height: height)
            let wallpaper = request.wallpaper.tree(
                size: size, scale: request.device.scale, variant: isDark ? .dark : .light)
            backdrop = PageScene.layers(of: wallpaper, prefix: "sh")
            return
        }
        do throws(SceneRefusal) {
            let scene = try Scene(request)
            width = Double(scene.size.width)
            height = Double(scene.size.height)
            backdrop = PageScene.layers(of: scene.backdrop, prefix: "sb")
            foreground = PageScene.layers(of: scene.foreground, prefix: "sf")
            if request.context == .lockScreen, request.device.platform == .iPhone {
                activityBottom = height - Decisions.lockScreenActivityBottom
            }
            slots = scene.slots.compactMap { slot in
                members.indices.contains(slot.widget) ? Slot(slot, showing: members[slot.widget]) : nil
            }
        } catch {
            refusal = error.description
        }
    }
}

extension SceneRequest {
    fileprivate var isPhoneHome: Bool { context == .homeScreen && device.platform == .iPhone }
}

extension PageScene.Slot {
    fileprivate init(_ slot: SceneSlot, showing id: InstanceID) {
        let transform = slot.transform
        self.init(
            widget: id.number, canvas: [Double(slot.canvas.width), Double(slot.canvas.height)],
            transform: [
                Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d),
                Double(transform.tx), Double(transform.ty),
            ],
            frame: [
                Double(slot.frame.minX), Double(slot.frame.minY), Double(slot.frame.width), Double(slot.frame.height),
            ], outline: .open, radius: 0,
            lead: slot.lead.map { SimulatedDevice.svg($0, prefix: "sl\(id)-") },
            leadSize: slot.lead.map { [Double($0.size.width), Double($0.size.height)] },
            leadSide: slot.lead.map { _ in slot.leadDirection == .leftToRight ? .left : .right })
        // What is bent is cut off in its picture, before it leaves its canvas.
        guard !slot.bendsContent else { return }
        switch slot.outline {
        case .rounded(let radius):
            outline = .rounded
            self.radius = radius
        case .ellipse: outline = .ellipse
        case .open: outline = .open
        }
    }
}
