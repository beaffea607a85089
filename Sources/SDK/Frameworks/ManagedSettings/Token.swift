@_exported import Foundation

/// Stands for something that its app must not know by name.
public struct Token<T>: Hashable, Codable, Sendable {
    private let data: Data

    public init(from decoder: any Decoder) throws {
        data = try decoder.container(keyedBy: CodingKeys.self).decode(Data.self, forKey: .data)
    }

    private enum CodingKeys: String, CodingKey {
        case data
    }
}

public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public var localizedDisplayName: String? { nil }

    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        token = nil
    }

    public init(token: ApplicationToken) {
        bundleIdentifier = nil
        self.token = token
    }
}

public struct ActivityCategory: Hashable, Codable, Sendable {
    public let token: ActivityCategoryToken?
    public var localizedDisplayName: String? { nil }

    public init(token: ActivityCategoryToken) {
        self.token = token
    }
}

public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?

    public init(domain: String) {
        self.domain = domain
        token = nil
    }

    public init(token: WebDomainToken) {
        domain = nil
        self.token = token
    }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>
