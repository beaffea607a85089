/// The purpose of a way to contact a person.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let home = INPersonHandleLabel("_$!<Home>!$_")
    public static let work = INPersonHandleLabel("_$!<Work>!$_")
    public static let iPhone = INPersonHandleLabel("iPhone")
    public static let mobile = INPersonHandleLabel("_$!<Mobile>!$_")
    public static let main = INPersonHandleLabel("_$!<Main>!$_")
    public static let homeFax = INPersonHandleLabel("_$!<HomeFAX>!$_")
    public static let workFax = INPersonHandleLabel("_$!<WorkFAX>!$_")
    public static let pager = INPersonHandleLabel("_$!<Pager>!$_")
    public static let other = INPersonHandleLabel("_$!<Other>!$_")
    public static let school = INPersonHandleLabel("_$!<School>!$_")
}

/// A relationship between people.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let father = INPersonRelationship("_$!<Father>!$_")
    public static let mother = INPersonRelationship("_$!<Mother>!$_")
    public static let parent = INPersonRelationship("_$!<Parent>!$_")
    public static let brother = INPersonRelationship("_$!<Brother>!$_")
    public static let sister = INPersonRelationship("_$!<Sister>!$_")
    public static let child = INPersonRelationship("_$!<Child>!$_")
    public static let daughter = INPersonRelationship("_$!<Daughter>!$_")
    public static let son = INPersonRelationship("_$!<Son>!$_")
    public static let friend = INPersonRelationship("_$!<Friend>!$_")
    public static let spouse = INPersonRelationship("_$!<Spouse>!$_")
    public static let partner = INPersonRelationship("_$!<Partner>!$_")
    public static let assistant = INPersonRelationship("_$!<Assistant>!$_")
    public static let manager = INPersonRelationship("_$!<Manager>!$_")
}
