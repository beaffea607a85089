import SwiftSyntax

/// The view that a preview with `@Previewable` variables shows.
struct PreviewableView {
    static let name = "__PreviewableView"

    private let properties: [String]
    private let content: String

    /// None when the closure has no such variable.
    init?(_ closure: ClosureExprSyntax) {
        var properties: [String] = []
        var content = ""
        for item in closure.statements {
            if let variable = item.item.as(VariableDeclSyntax.self), let property = Self.property(variable) {
                properties.append(property)
            } else {
                content += item.description
            }
        }
        guard !properties.isEmpty else { return nil }
        self.properties = properties
        self.content = content
    }

    var declaration: String {
        """
        struct \(Self.name): SwiftUI.View {
            \(properties.joined(separator: "\n    "))
            var body: some SwiftUI.View {
                \(content)
            }
        }
        """
    }

    /// The variable without the attribute; none for one that does not have it.
    private static func property(_ variable: VariableDeclSyntax) -> String? {
        let others = variable.attributes.filter { !isPreviewable($0) }
        guard others.count < variable.attributes.count else { return nil }
        let attributes = others.map(\.trimmedDescription).joined(separator: " ")
        let bare = variable.with(\.attributes, []).trimmedDescription
        return attributes.isEmpty ? bare : attributes + " " + bare
    }

    private static func isPreviewable(_ element: AttributeListSyntax.Element) -> Bool {
        guard let attribute = element.as(AttributeSyntax.self) else { return false }
        return ["Previewable", "SwiftUI.Previewable"].contains(attribute.attributeName.trimmedDescription)
    }
}
