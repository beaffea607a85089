/// Where the weather comes from.
package enum WeatherSource: String, CaseIterable, Hashable, Sendable {
    /// Embedded weather, the same for each place and date in every run.
    case sample
    /// The HTTP interface of Open-Meteo, which needs no key.
    case openMeteo = "open-meteo"
    /// Apple's REST interface, with the developer's own key.
    case apple

    /// The name for users.
    package var title: String {
        switch self {
        case .sample: "Sample weather"
        case .openMeteo: "Open-Meteo"
        case .apple: "Apple Weather"
        }
    }
}

/// A source that the host asks for a widget, as the host passes it to an extension.
package struct WeatherChoice: Hashable, Sendable {
    package let source: WeatherSource
    /// The path of the socket, as the extension sees it.
    package let socketPath: String

    /// `nil` for the sample, which needs no host.
    package init?(source: WeatherSource, socketPath: String) {
        guard source != .sample, !socketPath.isEmpty else { return nil }
        self.source = source
        self.socketPath = socketPath
    }

    /// The source and the path separated by a space, such as `open-meteo /run/tessera-weather`.
    package init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let source = WeatherSource(rawValue: parts[0]) else { return nil }
        self.init(source: source, socketPath: parts[1])
    }

    package var text: String { "\(source.rawValue) \(socketPath)" }
}
