import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

extension Gallery {
    /// Apps without a widget for this place are omitted unless they have Live Activities or controls, and so are
    /// widgets without a fitting size (F-54).
    ///
    /// The Add button has the app's accent color if it declares one (F-56).
    package init(
        _ extensions: [InstalledExtension], for context: Context, on platform: Platform,
        colorScheme: ColorScheme = .light
    ) {
        let fitting = context.families(on: platform)
        self.init(
            context: context,
            apps: extensions.compactMap { installed in
                let accent = installed.description.accent.map { colorScheme == .dark ? $0.dark : $0.light }
                let groups = installed.description.widgets.compactMap { widget -> Group? in
                    let families = fitting.filter { widget.families.contains($0) }
                    guard !families.isEmpty, widget.configuration != .activity else { return nil }
                    return Group(
                        kind: widget.kind, displayName: widget.displayName, description: widget.description,
                        families: families, addButtonColor: accent?.hexText,
                        findings: GalleryText.findings(description: widget.description))
                }
                // Only apps on an iPhone have Live Activities and controls.
                let isPhone = platform == .iPhone
                let activities = isPhone ? installed.description.activities.map { Activity($0) } : []
                let controls = isPhone ? installed.description.controls.map { Control($0) } : []
                guard !groups.isEmpty || !activities.isEmpty || !controls.isEmpty else { return nil }
                return App(
                    id: installed.id, name: installed.name, groups: groups, activities: activities, controls: controls)
            })
    }
}

extension Gallery.Activity {
    fileprivate init(_ description: ActivityDescription) {
        self.init(
            attributes: description.attributes,
            name: description.typeName.isEmpty ? description.attributes : description.typeName)
    }
}

extension Gallery.Control {
    fileprivate init(_ description: ControlDescription) {
        let names = [description.displayName, description.typeName, description.kind]
        self.init(
            kind: description.kind, name: names.first { !$0.isEmpty } ?? "", description: description.description)
    }
}

extension RGBA {
    /// The color as `#RRGGBB`; components outside of sRGB are clamped.
    var hexText: String {
        let parts = [red, green, blue].map { component in
            let value = Int((min(max(component, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }
        return "#" + parts.joined()
    }
}
