import RenderModel
import WidgetVocabulary

/// How an extension describes itself.
package struct ExtensionDescription: Hashable, Sendable {
    package var widgets: [WidgetDescription]
    package var activities: [ActivityDescription]
    package var controls: [ControlDescription]
    package var diagnostics: [Diagnostic]
    /// The app's accent color, named by `NSAccentColorName` in the Info.plist or `AccentColor`.
    package var accent: ThemeColor?
    /// The color of the widget's background, named by `NSWidgetBackgroundColorName` or `WidgetBackground`.
    package var widgetBackground: ThemeColor?
    /// The languages of the bundle's strings, sorted.
    package var languages: [String]

    package init(
        widgets: [WidgetDescription], activities: [ActivityDescription] = [], controls: [ControlDescription] = [],
        diagnostics: [Diagnostic] = [], accent: ThemeColor? = nil, widgetBackground: ThemeColor? = nil,
        languages: [String] = []
    ) {
        self.widgets = widgets
        self.activities = activities
        self.controls = controls
        self.diagnostics = diagnostics
        self.accent = accent
        self.widgetBackground = widgetBackground
        self.languages = languages
    }
}

/// A color of the extension's asset catalog.
package struct ThemeColor: Hashable, Sendable {
    package var name: String
    package var light: RGBA
    package var dark: RGBA

    package init(name: String, light: RGBA, dark: RGBA) {
        self.name = name
        self.light = light
        self.dark = dark
    }
}

/// One widget of an extension.
package struct WidgetDescription: Hashable, Sendable {
    package enum ConfigurationKind: String, Hashable, Sendable, CaseIterable {
        case `static`, appIntent, intent, activity
    }

    /// Whether the place's content margins apply.
    package enum ContentMargins: String, Hashable, Sendable, CaseIterable { case applied, disabled }
    /// Whether a place may remove the container background.
    package enum Background: String, Hashable, Sendable, CaseIterable { case removable, permanent }
    /// Whether the user is prompted for the configuration when the widget is added.
    package enum Prompting: String, Hashable, Sendable, CaseIterable { case onDemand, whenAdded }

    package var kind: String
    package var typeName: String
    /// As the widget gallery shows it.
    package var displayName: String
    package var description: String
    package var families: [Family]
    package var configuration: ConfigurationKind
    /// The title of the configuration's intent.
    package var intentTitle: String
    package var intentDescription: String
    package var parameters: [ConfigurationParameter]
    /// The conditions on which a form shows parameters, and the sentence for the configuration.
    package var summary: ConfigurationSummary
    package var prompting: Prompting
    package var contentMargins: ContentMargins
    package var background: Background
    /// How the widget can be mounted on visionOS.
    package var mountingStyles: Set<MountingStyle>
    package var texture: WidgetTexture
    /// Where the widget would rather not be shown.
    package var disfavored: [DisfavoredLocation]

    package init(
        kind: String, typeName: String = "", displayName: String = "", description: String = "",
        families: [Family], configuration: ConfigurationKind = .static, intentTitle: String = "",
        intentDescription: String = "", parameters: [ConfigurationParameter] = [],
        summary: ConfigurationSummary = .automatic, prompting: Prompting = .onDemand,
        contentMargins: ContentMargins = .applied, background: Background = .removable,
        mountingStyles: Set<MountingStyle> = [.elevated, .recessed], texture: WidgetTexture = .glass,
        disfavored: [DisfavoredLocation] = []
    ) {
        self.kind = kind
        self.typeName = typeName
        self.displayName = displayName
        self.description = description
        self.families = families
        self.configuration = configuration
        self.intentTitle = intentTitle
        self.intentDescription = intentDescription
        self.parameters = parameters
        self.summary = summary
        self.prompting = prompting
        self.contentMargins = contentMargins
        self.background = background
        self.mountingStyles = mountingStyles
        self.texture = texture
        self.disfavored = disfavored
    }
}

/// A preview declared in the source with `#Preview` or `PreviewProvider`.
package struct PreviewDescription: Hashable, Sendable {
    /// Where a preview shows its view.
    package enum Stage: Hashable, Sendable, CaseIterable {
        /// In a size that it specifies: that of a widget, a fixed one, or the one that fits its view.
        case ownSize
        /// On the whole screen of any device.
        case anyDevice
        /// On the whole screen of a device of the system that its provider specifies.
        case iOS, macOS, tvOS, watchOS
    }

    package var name: String
    /// `Module/File.swift`; empty for a `PreviewProvider`, which does not record it.
    package var file: String
    package var line: Int
    /// Set for previews of a widget (`as:`), none for previews of a view.
    package var family: Family?
    /// Set for previews of a Live Activity.
    package var presentation: ActivityPresentationName?
    package var stage: Stage

    package init(
        name: String, file: String, line: Int, family: Family? = nil,
        presentation: ActivityPresentationName? = nil, stage: Stage = .ownSize
    ) {
        self.presentation = presentation
        self.stage = stage
        self.name = name
        self.file = file
        self.line = line
        self.family = family
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
        writer.write(intentTitle)
        writer.write(intentDescription)
        writer.write(parameters)
        writer.write(summary)
        writer.write(caseIndex: prompting)
        writer.write(caseIndex: contentMargins)
        writer.write(caseIndex: background)
        writer.write(MountingStyle.allCases.filter(mountingStyles.contains))
        writer.write(caseIndex: texture)
        writer.write(disfavored)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.string(), typeName: try reader.string(), displayName: try reader.string(),
            description: try reader.string(), families: try reader.array(), configuration: try reader.caseIndex(),
            intentTitle: try reader.string(), intentDescription: try reader.string(),
            parameters: try reader.array(minimumSize: 12), summary: try reader.value(),
            prompting: try reader.caseIndex(), contentMargins: try reader.caseIndex(),
            background: try reader.caseIndex(), mountingStyles: Set(try reader.array()),
            texture: try reader.caseIndex(), disfavored: try reader.array(minimumSize: 2))
    }
}

extension PreviewDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(file)
        writer.write(line)
        writer.write(family)
        writer.write(presentation)
        writer.write(caseIndex: stage)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let (name, file, line) = (try reader.string(), try reader.string(), try reader.int())
        guard line >= 0 else { throw reader.malformed("a preview is before the first line of its file") }
        self.init(
            name: name, file: file, line: line, family: try reader.optional(), presentation: try reader.optional(),
            stage: try reader.caseIndex())
    }
}

extension ThemeColor: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(light)
        writer.write(dark)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(name: try reader.string(), light: try reader.value(), dark: try reader.value())
    }
}

extension ExtensionDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(widgets)
        writer.write(activities)
        writer.write(controls)
        writer.write(diagnostics)
        writer.write(accent)
        writer.write(widgetBackground)
        writer.write(languages)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            widgets: try reader.array(minimumSize: 16), activities: try reader.array(minimumSize: 3),
            controls: try reader.array(minimumSize: 5), diagnostics: try reader.array(minimumSize: 7),
            accent: try reader.optional(), widgetBackground: try reader.optional(), languages: try reader.array())
    }
}

/// Asks which widgets, Live Activities and controls the extension has. Texts are in the language of the locale.
package struct DescribeRequest: ExtensionCall {
    package var locale: String

    package init(locale: String = "en_US") { self.locale = locale }

    package var message: ExtensionRequest { .describe(locale: locale) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> ExtensionDescription? {
        guard case .description(var description) = answer else { return nil }
        description.diagnostics += process.diagnostics
        return description
    }
}

/// Lists the previews that the source declares.
package struct PreviewsRequest: ExtensionCall {
    /// The operating system whose build answers; `nil` for the first one.
    package var system: OperatingSystem?

    package init(system: OperatingSystem? = nil) { self.system = system }

    package var message: ExtensionRequest { .previews }

    package var needs: ProcessNeeds { ProcessNeeds(system: system) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> [PreviewDescription]? {
        if case .previews(let reply) = answer { reply } else { nil }
    }
}
