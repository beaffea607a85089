/// The widget gallery as one HTML page with its pictures next to it.
struct GalleryPage {
    struct Size {
        var name: String
        /// Points.
        var width = 0.0
        var height = 0.0
        /// File names; `nil` where nothing could be drawn.
        var light: String?
        var dark: String?
        /// The reason that the snapshot is not shown, as text.
        var note: String?
    }

    struct Kind {
        var name: String
        var description: String
        var sizes: [Size]
    }

    struct App {
        var name: String
        /// File name; `nil` for an app without an icon.
        var icon: String?
        var kinds: [Kind]
        var activities: [Kind]
        var controls: [Kind]
    }

    var apps: [App]
    var locale: String

    private static let emptyTitle = "No Widgets"

    var html: String {
        var page = HTMLBuffer()
        page.raw("<!doctype html>\n")
        page.open("html", [("lang", locale.split(separator: "_").joined(separator: "-"))])
        page.open("head")
        page.raw("<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        let title = apps.isEmpty ? Self.emptyTitle : apps.map(\.name).joined(separator: ", ") + ", widgets"
        page.element("title", text: title)
        page.raw("<style>\(PageResource.galleryStyle)</style>\n")
        page.close("head")
        page.open("body")
        page.open("main")
        if apps.isEmpty {
            page.element("h1", text: Self.emptyTitle)
            page.element(
                "p", text: "No widget has a size for the Home Screen, and there is no Live Activity or control.")
        }
        for app in apps {
            page.open("header")
            if let icon = app.icon {
                page.empty("img", [("class", "icon"), ("src", HTMLBuffer.encodedPath(icon)), ("alt", "")])
            }
            page.element("h1", text: app.name)
            page.close("header")
            for kind in app.kinds { write(kind, of: app, into: &page) }
            write(app.activities, "Live Activities", of: app, into: &page)
            write(app.controls, "Controls", of: app, into: &page)
        }
        page.close("main")
        page.close("body")
        page.close("html")
        return page.text
    }

    private func write(_ kinds: [Kind], _ title: String, of app: App, into page: inout HTMLBuffer) {
        guard !kinds.isEmpty else { return }
        page.element("h1", [("class", "part")], text: title)
        for kind in kinds { write(kind, of: app, into: &page) }
    }

    private func write(_ kind: Kind, of app: App, into page: inout HTMLBuffer) {
        page.open("section")
        page.element("h2", text: kind.name)
        page.element("p", text: kind.description)
        page.open("div", [("class", "sizes")])
        for size in kind.sizes {
            page.open("figure")
            if let light = size.light ?? size.dark {
                page.open("picture")
                if let dark = size.dark {
                    page.empty(
                        "source",
                        [("srcset", HTMLBuffer.encodedPath(dark)), ("media", "(prefers-color-scheme: dark)")])
                }
                page.empty(
                    "img",
                    [
                        ("src", HTMLBuffer.encodedPath(light)), ("alt", "\(kind.name) of \(app.name), \(size.title)"),
                        ("width", HTMLBuffer.number(size.width)), ("height", HTMLBuffer.number(size.height)),
                    ])
                page.close("picture")
            }
            page.element("figcaption", text: size.title)
            if let note = size.note { page.element("p", [("class", "note")], text: note) }
            page.close("figure")
        }
        page.close("div")
        page.close("section")
    }
}

extension GalleryPage.Size {
    /// The name of a family as text: “Extra Large” for `systemExtraLarge`.
    fileprivate var title: String {
        let plain = name.hasPrefix("system") ? name.dropFirst(6) : name[...]
        var title = ""
        for character in plain {
            if character.isUppercase, !title.isEmpty { title.append(" ") }
            title.append(character)
        }
        return title.replacing("-", with: " ")
    }
}
