import Foundation

/// The browser's accessibility tree of the page.
struct AccessibilityTree {
    struct Node {
        var id: String
        var role: String
        var name: String
        var description: String
        var isIgnored: Bool
        var properties: [String: String]
        var children: [String]

        var isFocusable: Bool { properties["focusable"] == "true" }
        var isFocused: Bool { properties["focused"] == "true" }
    }

    let nodes: [String: Node]
    /// In reading order, without ignored nodes.
    let order: [Node]

    init(_ browser: WebDriver) async throws {
        try await browser.command("Accessibility.enable")
        let answer = try await browser.command("Accessibility.getFullAXTree")
        var nodes: [String: Node] = [:]
        var root: String?
        for raw in answer["nodes"] as? [[String: Any]] ?? [] {
            guard let id = raw["nodeId"] as? String else { continue }
            var properties: [String: String] = [:]
            for property in raw["properties"] as? [[String: Any]] ?? [] {
                guard let name = property["name"] as? String else { continue }
                properties[name] = Self.text((property["value"] as? [String: Any])?["value"])
            }
            nodes[id] = Node(
                id: id, role: Self.value(raw["role"]), name: Self.value(raw["name"]),
                description: Self.value(raw["description"]), isIgnored: raw["ignored"] as? Bool ?? false,
                properties: properties, children: raw["childIds"] as? [String] ?? [])
            if raw["parentId"] == nil, root == nil { root = id }
        }
        self.nodes = nodes
        order = root.map { Self.flat($0, nodes) } ?? []
    }

    private static func flat(_ id: String, _ nodes: [String: Node]) -> [Node] {
        guard let node = nodes[id] else { return [] }
        return (node.isIgnored ? [] : [node]) + node.children.flatMap { flat($0, nodes) }
    }

    private static func value(_ raw: Any?) -> String { text((raw as? [String: Any])?["value"]) }

    private static func text(_ raw: Any?) -> String {
        switch raw {
        case let text as String: text
        case let number as NSNumber where number.objCType.pointee == 0x63: number.boolValue ? "true" : "false"
        case let value?: "\(value)"
        case nil: ""
        }
    }

    /// A node and its descendants, in reading order.
    func below(_ node: Node) -> [Node] { Self.flat(node.id, nodes) }

    func first(_ role: String, _ name: String) -> Node? { order.first { $0.role == role && $0.name == name } }

    private static let controls: Set = [
        "button", "link", "checkbox", "switch", "radio", "combobox", "textbox", "searchbox", "slider", "spinbutton",
        "tab", "treeitem", "menuitem", "option", "listbox", "ComboBoxSelect", "DateTime", "InputTime", "Date", "meter",
    ]

    /// Elements that users can focus or use but that have no accessible name.
    var nameless: [String] {
        order.filter { node in
            let isControl = Self.controls.contains(node.role) || node.isFocusable
            return isControl && node.name.trimmingCharacters(in: .whitespaces).isEmpty && node.role != "RootWebArea"
        }.map { "\($0.role) #\($0.id) in \(parentName($0))" }
    }

    /// Reachable elements without a role.
    var roleless: [String] {
        order.filter { $0.isFocusable && ["generic", "none", "", "StaticText"].contains($0.role) }
            .map { "“\($0.name)” in \(parentName($0))" }
    }

    private func parentName(_ node: Node) -> String {
        let parent = order.last { !$0.name.isEmpty && $0.id != node.id && below($0).contains { $0.id == node.id } }
        return "\(parent?.role ?? "?") “\(parent?.name ?? "?")”"
    }
}
