/// The files of the page, kept inside the program.
enum PageAssets {
    struct Asset: Sendable {
        var name: String
        var bytes: [UInt8]
    }

    static let all: [Asset] = [
        Asset(name: "activities.css", bytes: PackageResources.activities_css),
        Asset(name: "activities.js", bytes: PackageResources.activities_js),
        Asset(name: "base.css", bytes: PackageResources.base_css),
        Asset(name: "connection.js", bytes: PackageResources.connection_js),
        Asset(name: "dom.js", bytes: PackageResources.dom_js),
        Asset(name: "drag.js", bytes: PackageResources.drag_js),
        Asset(name: "form.js", bytes: PackageResources.form_js),
        Asset(name: "gallery.js", bytes: PackageResources.gallery_js),
        Asset(name: "geometry.js", bytes: PackageResources.geometry_js),
        Asset(name: "icons.js", bytes: PackageResources.icons_js),
        Asset(name: "index.html", bytes: PackageResources.index_html),
        Asset(name: "inspector.css", bytes: PackageResources.inspector_css),
        Asset(name: "inspector.js", bytes: PackageResources.inspector_js),
        Asset(name: "looks.js", bytes: PackageResources.looks_js),
        Asset(name: "main.js", bytes: PackageResources.main_js),
        Asset(name: "mark.svg", bytes: PackageResources.mark_svg),
        Asset(name: "menu.js", bytes: PackageResources.menu_js),
        Asset(name: "moment.js", bytes: PackageResources.moment_js),
        Asset(name: "phone.css", bytes: PackageResources.phone_css),
        Asset(name: "phone.js", bytes: PackageResources.phone_js),
        Asset(name: "picture.js", bytes: PackageResources.picture_js),
        Asset(name: "places.js", bytes: PackageResources.places_js),
        Asset(name: "scene.css", bytes: PackageResources.scene_css),
        Asset(name: "scene.js", bytes: PackageResources.scene_js),
        Asset(name: "shape.js", bytes: PackageResources.shape_js),
        Asset(name: "sheet.js", bytes: PackageResources.sheet_js),
        Asset(name: "sheets.css", bytes: PackageResources.sheets_css),
        Asset(name: "stack.js", bytes: PackageResources.stack_js),
        Asset(name: "store.js", bytes: PackageResources.store_js),
        Asset(name: "surroundings.js", bytes: PackageResources.surroundings_js),
        Asset(name: "timeline.js", bytes: PackageResources.timeline_js),
        Asset(name: "transition.js", bytes: PackageResources.transition_js),
        Asset(name: "views.js", bytes: PackageResources.views_js),
    ]
}
