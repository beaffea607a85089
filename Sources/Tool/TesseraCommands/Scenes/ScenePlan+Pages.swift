import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// Widgets that share a picture.
struct ScenePage {
    var widgets: [SceneWidget]
    /// The mounting style in a room, which all widgets of a picture share.
    var mounting: MountingStyle
}

extension ScenePlan {
    /// Adds a widget to the first page that has room for it.
    ///
    /// - Throws: `PlacementRejection` when the widget cannot be in the place, `SceneRejection` when the place is too small
    ///   for it.
    func put(
        _ widget: SceneWidget, in context: Context, on canvas: SceneCanvas, _ pages: inout [ScenePage]
    ) throws {
        _ = try WidgetPlace(device: canvas.device, context: context, family: widget.family)
        let mounting = try mounting(of: widget, in: context)
        for index in pages.indices where pages[index].mounting == mounting {
            var page = pages[index]
            page.widgets.append(widget)
            if (try? Scene(request(page, in: context, on: canvas))) != nil {
                pages[index] = page
                return
            }
        }
        let page = ScenePage(widgets: [widget], mounting: mounting)
        _ = try Scene(request(page, in: context, on: canvas))
        pages.append(page)
    }

    /// The mounting style of the widget; places other than rooms have only one.
    private func mounting(of widget: SceneWidget, in context: Context) throws(PlacementRejection) -> MountingStyle {
        guard context == .horizontalSurface || context == .verticalSurface else { return .elevated }
        let environment = options.common.environment
        let wish = environment.special.contains(.mounting) ? environment.setting.vision.mounting : nil
        let supported = MountingStyle.allCases.filter(widget.widget.mountingStyles.contains)
        return try MountingStyle.chosen(wish, supported: supported, in: context)
    }

    /// The page in the appearance that every place has.
    private func request(_ page: ScenePage, in context: Context, on canvas: SceneCanvas) -> SceneRequest {
        var setting = options.common.environment.setting
        setting.vision.mounting = page.mounting
        return SceneRequest(
            device: canvas.device, canvas: canvas.size, context: context, setting: setting,
            orientation: options.orientation,
            widgets: page.widgets.map { SceneRequest.Widget(name: $0.appName, family: $0.family) })
    }

    /// Draws every page in every appearance, language and type size.
    mutating func add(_ pages: [ScenePage], in context: Context, on canvas: SceneCanvas) {
        for (number, page) in pages.enumerated() {
            var known: [SceneAndLanguage: AppearanceVariant] = [:]
            for variant in variants(of: page, in: context, on: canvas) {
                for locale in options.common.locales {
                    for typeSize in options.common.typeSizes {
                        var request = request(page, in: context, on: canvas, variant, locale, typeSize)
                        request.pages = SceneRequest.Pages(shown: number, count: pages.count)
                        guard isNew(request, variant, locale, &known, on: canvas) else { continue }
                        let name = SceneName(
                            request, canvas, variant: variant.name, page: pages.count > 1 ? number + 1 : nil,
                            locale: options.common.locales == [.standard] ? nil : locale.identifier,
                            typeSize: typeSize == .large ? nil : typeSize.shortName)
                        jobs.append(
                            SceneJob(
                                request: request, store: canvas.store, variant: variant, locale: locale,
                                typeSize: typeSize,
                                widgets: page.widgets, file: name.text + "." + options.common.format.fileExtension))
                    }
                }
            }
        }
    }

    /// The request that draws the page.
    private func request(
        _ page: ScenePage, in context: Context, on canvas: SceneCanvas, _ variant: AppearanceVariant,
        _ locale: LocaleName,
        _ typeSize: TypeSize
    ) -> SceneRequest {
        var request = request(page, in: context, on: canvas)
        request.setting = variant.setting
        request.setting.vision.mounting = page.mounting
        request.setting.typeSize = typeSize
        request.locale = locale.identifier.replacing("_", with: "-")
        let direction = options.common.environment.direction ?? locale.layoutDirection
        request.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        request.moment = SceneMoment(options.moment, locale: locale, timeZone: options.common.timeZone)
        if let wallpaper = options.common.environment.wallpaper { request.wallpaper = wallpaper }
        return request
    }

    /// Whether the picture is possible and new; records the reason if it is not.
    private mutating func isNew(
        _ request: SceneRequest, _ variant: AppearanceVariant, _ locale: LocaleName,
        _ known: inout [SceneAndLanguage: AppearanceVariant],
        on canvas: SceneCanvas
    ) -> Bool {
        do throws(SceneRejection) {
            let scene = SceneAndLanguage(scene: try Scene(request), locale: locale)
            guard let same = known[scene] else {
                known[scene] = variant
                return true
            }
            if same != variant {
                omit("\(request.context.name) of \(canvas.name) is the same in \(variant.name) as in \(same.name).")
            }
        } catch {
            omit("\(error) It is skipped for \(canvas.name).")
        }
        return false
    }

    private mutating func variants(of page: ScenePage, in context: Context, on canvas: SceneCanvas)
        -> [AppearanceVariant]
    {
        guard let family = page.widgets.first?.family else { return [] }
        do {
            let place = try WidgetPlace(device: canvas.device, context: context, family: family)
            return try AppearanceVariant.asked(
                options.common, texture: options.common.environment.texture ?? .glass, in: place)
        } catch {
            omit("\(error) It is skipped for \(canvas.name).")
            return []
        }
    }
}

/// The key of a picture: the place, and the language of the widgets.
private struct SceneAndLanguage: Hashable {
    var scene: Scene
    var locale: LocaleName
}

/// The name of a scene's file, from general to specific. Defaults are omitted.
struct SceneName {
    var text: String

    init(
        _ request: SceneRequest, _ canvas: SceneCanvas, variant: String, page: Int?, locale: String?, typeSize: String?
    ) {
        let screen = canvas.device.screen
        var parts = [request.context.rawValue, canvas.store?.pixels.description ?? screen.size.description]
        if request.orientation == .landscape, screen.platform == .iPad { parts.append("landscape") }
        parts += [variant, locale, typeSize].compactMap { $0 }
        if let page { parts.append("page\(page)") }
        text = parts.joined(separator: "-")
        if canvas.store == nil, let usual = screen.scales.first, canvas.device.scale != usual {
            text += "@\(Int(canvas.device.scale))x"
        }
    }
}
