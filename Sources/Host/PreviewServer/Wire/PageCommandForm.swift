/// The format of a command: its name, its parameters, and their conversion to the command. This is the only list of
/// commands; the types with which the page sends commands are generated from it.
struct PageCommandForm: Sendable {
    struct Value: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case text, whole, number, bool, item }

        var key: String
        var kind: Kind
        var isOptional = false
    }

    let name: String
    let values: [Value]
    /// Whether it accepts the settings of a device by name, all as strings.
    let takesSettings: Bool
    let read: @Sendable (PageCommandReader) throws(PageRejection) -> PageCommand

    private init(
        _ name: String, _ values: [Value] = [], takesSettings: Bool = false,
        read: @escaping @Sendable (PageCommandReader) throws(PageRejection) -> PageCommand
    ) {
        self.name = name
        self.values = values
        self.takesSettings = takesSettings
        self.read = read
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static let all: [PageCommandForm] = home + widgets + activities + device

    private static let home = [
        PageCommandForm("place", [.text("extension"), .text("kind"), .text("family"), .optional(.whole("page"))]) {
            reader throws(PageRejection) in
            .place(
                extension: try reader.name("extension"), kind: try reader.name("kind"),
                family: try reader.name("family"), page: reader.has("page") ? try reader.whole("page") : nil)
        },
        PageCommandForm("remove", [.whole("widget")]) { reader throws(PageRejection) in
            .remove(widget: try reader.whole("widget"))
        },
        PageCommandForm("removeStack", [.whole("stack")]) { reader throws(PageRejection) in
            .removeStack(try reader.whole("stack"))
        },
        PageCommandForm("move", [.item("item"), .whole("page"), .whole("column"), .whole("row")]) {
            reader throws(PageRejection) in
            .move(
                try reader.item("item"), page: try reader.whole("page"), column: try reader.whole("column"),
                row: try reader.whole("row"))
        },
        PageCommandForm("stack", [.item("item"), .item("onto")]) { reader throws(PageRejection) in
            .stack(try reader.item("item"), onto: try reader.item("onto"))
        },
        PageCommandForm("unstack", [.whole("widget")]) { reader throws(PageRejection) in
            .unstack(widget: try reader.whole("widget"))
        },
        PageCommandForm("resize", [.whole("widget"), .text("family")]) { reader throws(PageRejection) in
            .resize(widget: try reader.whole("widget"), family: try reader.name("family"))
        },
        PageCommandForm("resizeStack", [.whole("stack"), .text("family")]) { reader throws(PageRejection) in
            .resizeStack(try reader.whole("stack"), family: try reader.name("family"))
        },
        PageCommandForm("turn", [.whole("stack"), .whole("index")]) { reader throws(PageRejection) in
            .turn(stack: try reader.whole("stack"), index: try reader.whole("index"))
        },
        PageCommandForm("rotates", [.whole("stack"), .bool("isOn")]) { reader throws(PageRejection) in
            .rotates(stack: try reader.whole("stack"), isOn: try reader.bool("isOn"))
        },
        PageCommandForm("keep", [.whole("widget")]) { reader throws(PageRejection) in
            .keep(widget: try reader.whole("widget"))
        },
        PageCommandForm("undo", [.optional(.whole("step"))]) { reader throws(PageRejection) in
            .undo(step: reader.has("step") ? try reader.whole("step") : nil)
        },
        PageCommandForm("redo", [.optional(.whole("step"))]) { reader throws(PageRejection) in
            .redo(step: reader.has("step") ? try reader.whole("step") : nil)
        },
        PageCommandForm("fill") { _ throws(PageRejection) in .fill },
    ]

    private static let widgets = [
        PageCommandForm("configure", [.whole("widget"), .text("parameter"), .text("value")]) {
            reader throws(PageRejection) in
            .configure(
                widget: try reader.whole("widget"), parameter: try reader.name("parameter"),
                value: try reader.text("value", limit: PageCommandReader.valueLimit))
        },
        PageCommandForm("tap", [.whole("widget"), .whole("revision")] + target) { reader throws(PageRejection) in
            try reader.tap()
        },
        PageCommandForm("tapVariant", [.whole("widget"), .text("variant"), .text("moment")] + target) {
            reader throws(PageRejection) in
            try reader.variantTap()
        },
        PageCommandForm("reload", [.whole("widget")]) { reader throws(PageRejection) in
            .reload(widget: try reader.whole("widget"))
        },
        PageCommandForm("audit", [.whole("widget")]) { reader throws(PageRejection) in
            .audit(widget: try reader.whole("widget"))
        },
        PageCommandForm("stopAudit", [.whole("widget")]) { reader throws(PageRejection) in
            .stopAudit(widget: try reader.whole("widget"))
        },
    ]

    private static let activities = [
        PageCommandForm("startActivity", [.text("extension"), .text("attributes")]) { reader throws(PageRejection) in
            .startActivity(extension: try reader.name("extension"), attributes: try reader.name("attributes"))
        },
        PageCommandForm("updateActivity", [.whole("activity"), .whole("state")]) { reader throws(PageRejection) in
            .updateActivity(try reader.whole("activity"), state: try reader.whole("state"))
        },
        PageCommandForm("ageActivity", [.whole("activity"), .bool("isStale")]) { reader throws(PageRejection) in
            .ageActivity(try reader.whole("activity"), isStale: try reader.bool("isStale"))
        },
        PageCommandForm("endActivity", [.whole("activity")]) { reader throws(PageRejection) in
            .endActivity(try reader.whole("activity"))
        },
        PageCommandForm("dismissActivity", [.whole("activity")]) { reader throws(PageRejection) in
            .dismissActivity(try reader.whole("activity"))
        },
        PageCommandForm("tapActivity", [.whole("activity"), .text("presentation"), .whole("revision")] + target) {
            reader throws(PageRejection) in
            try reader.activityTap()
        },
    ]

    private static let device = [
        PageCommandForm("environment", takesSettings: true) { reader throws(PageRejection) in
            .environment(try reader.settings())
        },
        PageCommandForm("clock", [.text("action"), .optional(.number("speed")), .optional(.number("date"))]) {
            reader throws(PageRejection) in
            .clock(try reader.clock())
        },
        PageCommandForm("restart", [.text("extension")]) { reader throws(PageRejection) in
            .restart(extension: try reader.name("extension"))
        },
        PageCommandForm("clearLog") { _ throws(PageRejection) in .clearLog },
    ]

    /// A node by its path, or a point.
    private static let target: [Value] = [
        .optional(.text("node")), .optional(.number("x")), .optional(.number("y")),
    ]
}

extension PageCommandForm.Value {
    fileprivate static func text(_ key: String) -> Self { .init(key: key, kind: .text) }
    fileprivate static func whole(_ key: String) -> Self { .init(key: key, kind: .whole) }
    fileprivate static func number(_ key: String) -> Self { .init(key: key, kind: .number) }
    fileprivate static func bool(_ key: String) -> Self { .init(key: key, kind: .bool) }
    fileprivate static func item(_ key: String) -> Self { .init(key: key, kind: .item) }

    fileprivate static func optional(_ value: Self) -> Self {
        .init(key: value.key, kind: value.kind, isOptional: true)
    }
}
