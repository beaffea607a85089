import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

/// What a placed widget shows at this moment.
package struct ShownWidget: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable {
        /// Shapes in place of content: nothing was loaded yet.
        case placeholder
        /// The timeline's entry for now.
        case entry
        /// An earlier entry, because the newer one was not available; `reasons` says why.
        case lastGood
        /// Nothing was ever drawn; `reasons` says why.
        case blank
    }

    package var instance: InstanceID
    package var kind: Kind
    /// None only for `.blank`.
    package var tree: RenderTree?
    /// Grows whenever the tree changes; taps name the revision that the person saw.
    package var revision: Int
    package var environment: WidgetEnvironment
    package var entryDate: Date?
    /// Seconds since the timeline came.
    package var age: TimeInterval?
    /// When a text that tells the time next reads differently; ask again then.
    package var nextTextChange: Date?
    /// Why the picture is not current, and why a phone would show it grey, in words.
    package var reasons: [String]
    /// What the widget could do better, in words.
    package var findings: [String]
    /// Toggles that already show the state that their intent is about to bring about.
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

/// Settings that differ from the host's for one picture; none keeps the host's.
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
