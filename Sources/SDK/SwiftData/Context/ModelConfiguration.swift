import Foundation

/// Where and how a container stores its models. Here they are always in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    /// The app group of the app's shared store.
    public struct GroupContainer: Hashable, Sendable {
        fileprivate var name: String?

        public static var automatic: GroupContainer { GroupContainer() }
        public static var none: GroupContainer { GroupContainer() }
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }

    /// The app's cloud database; there is none here.
    public struct CloudKitDatabase: Hashable, Sendable {
        fileprivate var name: String?

        public static var automatic: CloudKitDatabase { CloudKitDatabase() }
        public static var none: CloudKitDatabase { CloudKitDatabase() }
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    public let name: String
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupAppContainerIdentifier: String?
    public let cloudKitContainerIdentifier: String?

    public var id: String { name }

    /// For models of these types.
    public init(
        for forType: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, schema: Schema([forType] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init() {
        self.init(nil)
    }

    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = groupContainer.name
        cloudKitContainerIdentifier = cloudKitDatabase.name
        url = URL(fileURLWithPath: NSTemporaryDirectory() + "\(self.name).store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.url = url
        isStoredInMemoryOnly = url.path == "/dev/null"
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = nil
        cloudKitContainerIdentifier = cloudKitDatabase.name
    }
}

extension ModelConfiguration {
    @available(*, deprecated, message: "early betas only; rejected by Xcode; use isStoredInMemoryOnly")
    public init(
        _ name: String? = nil, schema: Schema? = nil, inMemory: Bool, readOnly: Bool = false,
        sharedAppContainerIdentifier: String? = nil, cloudKitContainerIdentifier: String? = nil
    ) {
        self.init(
            name, schema: schema, isStoredInMemoryOnly: inMemory, allowsSave: !readOnly,
            groupContainer: sharedAppContainerIdentifier.map(GroupContainer.identifier) ?? .none,
            cloudKitDatabase: cloudKitContainerIdentifier.map(CloudKitDatabase.private) ?? .none)
    }

    @available(*, deprecated, message: "early betas only; rejected by Xcode; use groupContainer")
    public init(
        _ name: String? = nil, schema: Schema? = nil, readOnly: Bool = false, sharedAppContainerIdentifier: String,
        cloudKitContainerIdentifier: String? = nil
    ) {
        self.init(
            name, schema: schema, inMemory: false, readOnly: readOnly,
            sharedAppContainerIdentifier: sharedAppContainerIdentifier,
            cloudKitContainerIdentifier: cloudKitContainerIdentifier)
    }
}
