import RenderModel

/// What an extension says about itself.
package struct ExtensionDescription: Hashable, Sendable {
    package var widgets: [WidgetDescription]
    package var diagnostics: [Diagnostic]

    package init(widgets: [WidgetDescription], diagnostics: [Diagnostic] = []) {
        self.widgets = widgets
        self.diagnostics = diagnostics
    }
}

/// One widget of an extension.
package struct WidgetDescription: Hashable, Sendable {
    package enum ConfigurationKind: String, Hashable, Sendable, CaseIterable {
        case `static`, appIntent, intent, activity
    }

    /// Whether the place's content margins apply.
    package enum ContentMargins: String, Hashable, Sendable, CaseIterable { case applied, disabled }
    /// Whether a place may leave out the container background.
    package enum Background: String, Hashable, Sendable, CaseIterable { case removable, permanent }

    package var kind: String
    package var typeName: String
    /// As the widget gallery shows it.
    package var displayName: String
    package var description: String
    package var families: [WidgetFamilyName]
    package var configuration: ConfigurationKind
    package var parameters: [ConfigurationParameter]
    package var contentMargins: ContentMargins
    package var background: Background

    package init(
        kind: String, typeName: String = "", displayName: String = "", description: String = "",
        families: [WidgetFamilyName], configuration: ConfigurationKind = .static,
        parameters: [ConfigurationParameter] = [], contentMargins: ContentMargins = .applied,
        background: Background = .removable
    ) {
        self.kind = kind
        self.typeName = typeName
        self.displayName = displayName
        self.description = description
        self.families = families
        self.configuration = configuration
        self.parameters = parameters
        self.contentMargins = contentMargins
        self.background = background
    }
}

/// One thing that a person can set on a widget.
package struct ConfigurationParameter: Hashable, Sendable {
    /// One of the values to choose from.
    package struct Option: Hashable, Sendable {
        package var json: String
        package var title: String

        package init(json: String, title: String) {
            self.json = json
            self.title = title
        }
    }

    package var name: String
    package var title: String
    /// Swift type of the value, such as `Int` or `City`.
    package var typeName: String
    /// The default as JSON, if there is one.
    package var defaultJSON: String?
    /// Empty when any value of the type will do.
    package var options: [Option]

    package init(name: String, title: String, typeName: String, defaultJSON: String? = nil, options: [Option] = []) {
        self.name = name
        self.title = title
        self.typeName = typeName
        self.defaultJSON = defaultJSON
        self.options = options
    }
}

/// A preview declared in the source with `#Preview` or `PreviewProvider`.
package struct PreviewDescription: Hashable, Sendable {
    package var name: String
    /// `Module/File.swift`; empty for a `PreviewProvider`, which does not say.
    package var file: String
    package var line: Int
    /// Set for previews of a widget (`as:`), none for previews of a view.
    package var family: WidgetFamilyName?

    package init(name: String, file: String, line: Int, family: WidgetFamilyName? = nil) {
        self.name = name
        self.file = file
        self.line = line
        self.family = family
    }
}

extension ConfigurationParameter.Option: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(json)
        writer.write(title)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(json: try reader.string(), title: try reader.string())
    }
}

extension ConfigurationParameter: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(title)
        writer.write(typeName)
        writer.write(defaultJSON)
        writer.write(options)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), title: try reader.string(), typeName: try reader.string(),
            defaultJSON: try reader.optional(), options: try reader.array(minimumSize: 2))
    }
}

extension WidgetDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(kind)
        writer.write(typeName)
        writer.write(displayName)
        writer.write(description)
        writer.write(families)
        writer.write(caseIndex: configuration)
        writer.write(parameters)
        writer.write(caseIndex: contentMargins)
        writer.write(caseIndex: background)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.string(), typeName: try reader.string(), displayName: try reader.string(),
            description: try reader.string(), families: try reader.array(), configuration: try reader.caseIndex(),
            parameters: try reader.array(minimumSize: 5), contentMargins: try reader.caseIndex(),
            background: try reader.caseIndex())
    }
}

extension PreviewDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(file)
        writer.write(line)
        writer.write(family)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), file: try reader.string(), line: try reader.int(),
            family: try reader.optional())
    }
}

extension ExtensionDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(widgets)
        writer.write(diagnostics)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(widgets: try reader.array(minimumSize: 9), diagnostics: try reader.array(minimumSize: 7))
    }
}
