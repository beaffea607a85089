import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

/// The current content of a placed widget.
package struct ShownWidget: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable {
        /// Shapes instead of content: nothing was loaded yet.
        case placeholder
        /// The timeline's current entry.
        case entry
        /// An earlier entry, because the newer one was not available; see `reasons`.
        case lastGood
        /// Nothing was ever drawn; see `reasons`.
        case blank
    }

    package var instance: InstanceID
    package var kind: Kind
    /// `nil` only for `.blank`.
    package var tree: RenderTree?
    /// Increases with every change of the tree; taps specify the revision that the user saw.
    package var revision: Int
    package var environment: WidgetEnvironment
    package var entryDate: Date?
    /// Seconds since the timeline was received.
    package var age: TimeInterval?
    /// The date of the next change of text that shows the time; request the content again then.
    package var nextTextChange: Date?
    /// The reasons that the picture is not current, and that iOS would show it gray, as text.
    package var reasons: [String]
    /// Recommendations for the widget, as text.
    package var findings: [String]
    /// Toggles that already show the state that their running intent sets.
    package var pendingToggles: [NodePath: Bool]

    package init(
        instance: InstanceID, kind: Kind, tree: RenderTree?, revision: Int, environment: WidgetEnvironment,
        entryDate: Date? = nil, age: TimeInterval? = nil, nextTextChange: Date? = nil, reasons: [String] = [],
        findings: [String] = [], pendingToggles: [NodePath: Bool] = [:]
    ) {
        self.instance = instance
        self.kind = kind
        self.tree = tree
        self.revision = revision
        self.environment = environment
        self.entryDate = entryDate
        self.age = age
        self.nextTextChange = nextTextChange
        self.reasons = reasons
        self.findings = findings
        self.pendingToggles = pendingToggles
    }
}

/// Settings of one picture that override the host's; `nil` keeps the host's.
package struct EnvironmentOverrides: Hashable, Sendable, Codable {
    package var colorScheme: ColorScheme?
    package var contrast: Contrast?
    package var typeSize: TypeSize?
    package var renderingMode: RenderingMode?
    package var containerBackground: ContainerBackground?
    package var luminance: Luminance?
    package var locale: String?
    package var layoutDirection: LayoutDirection?

    package init(
        colorScheme: ColorScheme? = nil, contrast: Contrast? = nil,
        typeSize: TypeSize? = nil, renderingMode: RenderingMode? = nil,
        containerBackground: ContainerBackground? = nil,
        luminance: Luminance? = nil, locale: String? = nil,
        layoutDirection: LayoutDirection? = nil
    ) {
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.typeSize = typeSize
        self.renderingMode = renderingMode
        self.containerBackground = containerBackground
        self.luminance = luminance
        self.locale = locale
        self.layoutDirection = layoutDirection
    }
}

extension WidgetEnvironment {
    func applying(_ overrides: EnvironmentOverrides) -> WidgetEnvironment {
        var result = self
        result.colorScheme = overrides.colorScheme ?? colorScheme
        result.contrast = overrides.contrast ?? contrast
        result.typeSize = overrides.typeSize ?? typeSize
        result.renderingMode = overrides.renderingMode ?? renderingMode
        result.containerBackground = overrides.containerBackground ?? containerBackground
        result.luminance = overrides.luminance ?? luminance
        result.locale = overrides.locale ?? locale
        result.layoutDirection = overrides.layoutDirection ?? layoutDirection
        return result
    }
}

extension RenderingMode: Codable {}
extension ContainerBackground: Codable {}
extension Luminance: Codable {}
