import ExtensionProtocol
import Foundation

/// Rejects values that no form of the widget can produce.
struct ConfigurationCheck {
    /// The maximum size of a value's JSON, in bytes.
    static let sizeLimit = 64 << 10

    var widget: WidgetDescription

    init(_ widget: WidgetDescription) { self.widget = widget }

    func check(_ configuration: [ConfigurationEntry]) throws(HostError) {
        var seen: Set<String> = []
        for entry in configuration {
            guard widget.parameters.contains(where: { $0.name == entry.name }) else {
                throw .unknownParameter(entry.name, kind: widget.kind)
            }
            guard seen.insert(entry.name).inserted else {
                throw .invalidValue("it is specified twice", parameter: entry.name)
            }
            guard entry.json.utf8.count <= Self.sizeLimit else {
                throw .invalidValue("it is longer than \(Self.sizeLimit) bytes", parameter: entry.name)
            }
            guard (try? JSONSerialization.jsonObject(with: Data(entry.json.utf8), options: .fragmentsAllowed)) != nil
            else { throw .invalidValue("it is not JSON", parameter: entry.name) }
        }
    }
}
