import RenderModel
import WidgetVocabulary

/// A control that an extension provides for Control Center.
package struct ControlDescription: Hashable, Sendable {
    package enum Form: String, Hashable, Sendable, CaseIterable { case button, toggle }

    package var kind: String
    /// The type in the source that declares it.
    package var typeName: String
    /// As the controls gallery shows it; empty if the source declares none.
    package var displayName: String
    package var description: String
    package var form: Form

    package init(
        kind: String, typeName: String = "", displayName: String = "", description: String = "", form: Form = .button
    ) {
        self.kind = kind
        self.typeName = typeName
        self.displayName = displayName
        self.description = description
        self.form = form
    }
}

/// The place that shows a control; the environment's canvas is as large as the control.
package struct ControlPlace: Hashable, Sendable {
    package var size: ControlSize

    package init(_ size: ControlSize) { self.size = size }
}

extension ControlDescription: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(kind)
        writer.write(typeName)
        writer.write(displayName)
        writer.write(description)
        writer.write(caseIndex: form)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.string(), typeName: try reader.string(), displayName: try reader.string(),
            description: try reader.string(), form: try reader.caseIndex())
    }
}

extension ControlPlace: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: size) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { size = try reader.caseIndex() }
}
