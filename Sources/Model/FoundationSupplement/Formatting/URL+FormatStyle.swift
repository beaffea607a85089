import Foundation

extension URL {
    /// Formats a URL with the selected components.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate enum Kind: String, Codable { case always, never, omitIfHTTP, displayWhen, omitWhen }

            fileprivate var kind: Kind
            fileprivate var component: Component?
            fileprivate var values: Set<String>?

            public static var always: Self { Self(kind: .always) }
            public static var never: Self { Self(kind: .never) }
            public static var omitIfHTTPFamily: Self { Self(kind: .omitIfHTTP) }

            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(kind: .displayWhen, component: component, values: requirements)
            }

            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(kind: .omitWhen, component: component, values: requirements)
            }

            fileprivate func shows(_ url: URLComponents) -> Bool {
                switch kind {
                case .always: true
                case .never: false
                case .omitIfHTTP: !["http", "https"].contains(url.scheme)
                case .displayWhen: component?.value(in: url).map { values?.contains($0) ?? false } ?? false
                case .omitWhen: !(component?.value(in: url).map { values?.contains($0) ?? false } ?? false)
                }
            }
        }

        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate var option: ComponentDisplayOption
            fileprivate var omitsSubdomains: Set<String> = []

            public static var always: Self { Self(option: .always) }
            public static var never: Self { Self(option: .never) }

            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }

            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }

            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = ["www", "mobile", "m"], includeMultiLevelSubdomains: Bool = false
            ) -> Self {
                Self(option: .always, omitsSubdomains: subdomainsToOmit)
            }

            fileprivate func text(_ url: URLComponents) -> String {
                guard option.shows(url), let host = url.host else { return "" }
                guard let first = host.split(separator: ".").first, omitsSubdomains.contains(String(first)),
                    host.count(where: { $0 == "." }) > 1
                else { return host }
                return String(host.dropFirst(first.count + 1))
            }
        }

        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment

            fileprivate func value(in url: URLComponents) -> String? {
                switch self {
                case .scheme: url.scheme
                case .user: url.user
                case .password: url.password
                case .host: url.host
                case .port: url.port.map { String($0) }
                case .path: url.path
                case .query: url.query
                case .fragment: url.fragment
                }
            }
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        public func format(_ value: URL) -> String {
            guard let url = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            var text = ""
            if scheme.shows(url), let name = url.scheme { text += name + "://" }
            if user.shows(url), let name = url.user {
                text += name
                if password.shows(url), let word = url.password { text += ":" + word }
                text += "@"
            }
            text += host.text(url)
            if port.shows(url), let number = url.port { text += ":\(number)" }
            if path.shows(url) { text += url.path }
            if query.shows(url), let asked = url.query { text += "?" + asked }
            if fragment.shows(url), let part = url.fragment { text += "#" + part }
            return text
        }

        private func with(_ path: WritableKeyPath<Self, ComponentDisplayOption>, _ option: ComponentDisplayOption)
            -> Self
        {
            var copy = self
            copy[keyPath: path] = option
            return copy
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var copy = self
            copy.host = strategy
            return copy
        }

        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Parses a URL.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        public func parse(_ value: String) throws -> URL {
            guard let url = URL(string: value), url.scheme != nil else { throw CocoaError(.formatting) }
            return url
        }
    }

    public init(_ value: String, strategy: ParseStrategy) throws { self = try strategy.parse(value) }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { Self() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    public static var url: Self { Self() }
}
