import ExtensionProtocol
import WidgetVocabulary

/// What the host says to an extension's process when it starts it.
struct LaunchSettings {
    /// The system that the extension was built for; `nil` where the host does not say.
    let system: OperatingSystem?
    let containerBackground: ContainerBackgroundRule
    /// Where the simulated device is; `nil` for a device without a known place.
    let location: GeographicPlace?

    /// - Throws: `UnknownLaunchValue` for the first variable with an unknown value.
    init(_ environment: [String: String]) throws(UnknownLaunchValue) {
        func value<Value>(
            of variable: LaunchVariable, known: @autoclosure () -> [String], _ read: (String) -> Value?
        ) throws(UnknownLaunchValue) -> Value? {
            guard let text = environment[variable.rawValue] else { return nil }
            guard let value = read(text) else {
                throw UnknownLaunchValue(variable: variable, value: text, known: known())
            }
            return value
        }
        system = try value(
            of: .platform, known: OperatingSystem.allCases.map(\.rawValue), OperatingSystem.init(rawValue:))
        containerBackground =
            try value(
                of: .containerBackground, known: ContainerBackgroundRule.allCases.map(\.rawValue),
                ContainerBackgroundRule.init(rawValue:)) ?? .automatic
        location = try value(of: .location, known: ["LATITUDE,LONGITUDE"], GeographicPlace.init)
    }
}

/// The host set a launch variable to a value that this extension does not know.
struct UnknownLaunchValue: Error, Hashable, CustomStringConvertible {
    let variable: LaunchVariable
    let value: String
    let known: [String]

    var description: String {
        "The variable \(variable.rawValue) is “\(value)”. It takes: \(known.joined(separator: ", ")). "
            + "Build the widget again with the program that starts it."
    }
}
