/// The devices and the orientations that an app declares.
///
/// 1. The devices are those of `TARGETED_DEVICE_FAMILY`, with which Xcode replaces `UIDeviceFamily`, or else those of
///    `UIDeviceFamily`.
/// 2. The orientations on a device are those of the key with its suffix, `~iphone` or `~ipad`, or else those of the key
///    without a suffix.
/// 3. A declaration that does not name any device, or any orientation, limits nothing.
package struct DeclaredScreens: Hashable, Sendable {
    /// With the numbers that settings and property lists have for them.
    package enum DeviceFamily: Int, CaseIterable, Hashable, Sendable {
        case iPhone = 1
        case iPad = 2

        fileprivate var suffix: String { self == .iPhone ? "~iphone" : "~ipad" }
    }

    /// With the names that property lists have for them.
    package enum Orientation: String, CaseIterable, Hashable, Sendable {
        case portrait = "UIInterfaceOrientationPortrait"
        case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
        case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
        case landscapeRight = "UIInterfaceOrientationLandscapeRight"
    }

    /// Empty if neither of them is declared.
    private var families: Set<DeviceFamily> = []
    /// Without the devices for which no orientation is declared.
    private var orientations: [DeviceFamily: Set<Orientation>] = [:]
    /// Values that do not name an orientation, as sentences.
    package private(set) var remarks: [String] = []

    private static let orientationKey = "UISupportedInterfaceOrientations"
    private static let familyKey = "UIDeviceFamily"
    /// Characters of a value in a remark.
    private static let shownLength = 80

    /// Nothing is declared.
    package init() {}

    /// - Parameters:
    ///   - info: The product's Info.plist.
    ///   - targetedFamilies: The value of `TARGETED_DEVICE_FAMILY`, such as `1,2`.
    package init(info: [String: Any], targetedFamilies: String?) {
        let numbers = targetedFamilies.map { setting in
            setting.split { !$0.isNumber }.map { String($0) }
        }
        for number in numbers ?? Self.words(of: info[Self.familyKey]) {
            if let family = Int(number).flatMap({ DeviceFamily(rawValue: $0) }) { families.insert(family) }
        }
        for family in DeviceFamily.allCases { readOrientations(on: family, info) }
    }

    private mutating func readOrientations(on family: DeviceFamily, _ info: [String: Any]) {
        let keys = [Self.orientationKey + family.suffix, Self.orientationKey]
        guard let key = keys.first(where: { info[$0] != nil }) else { return }
        var found: Set<Orientation> = []
        var unknown: String?
        for name in Self.words(of: info[key]) {
            if let orientation = Orientation(rawValue: name) {
                found.insert(orientation)
            } else {
                unknown = unknown ?? name
            }
        }
        if !found.isEmpty { orientations[family] = found }
        guard let unknown else { return }
        let remark = "\(key) has '\(unknown.prefix(Self.shownLength))', which is not an orientation"
        if !remarks.contains(remark) { remarks.append(remark) }
    }

    /// The elements of a list, which a setting separates by spaces.
    private static func words(of value: Any?) -> [String] {
        switch value {
        case nil: []
        case let list as [Any]: list.map { "\($0)" }
        case let text as String: SettingList.split(text)
        case let other?: ["\(other)"]
        }
    }

    /// The entry of an Info.plist for a setting `INFOPLIST_KEY_NAME` about orientations; `nil` for any other.
    ///
    /// - Parameter name: `NAME`. Settings have other suffixes than property lists.
    static func entry(for name: String, _ value: String) -> (key: String, value: [String])? {
        let suffixes = ["": "", "_iPhone": DeviceFamily.iPhone.suffix, "_iPad": DeviceFamily.iPad.suffix]
        guard name.hasPrefix(orientationKey), let suffix = suffixes[String(name.dropFirst(orientationKey.count))]
        else { return nil }
        return (orientationKey + suffix, SettingList.split(value))
    }

    /// Whether the app is for the device, as it is if nothing is declared.
    package func includes(_ family: DeviceFamily) -> Bool { families.isEmpty || families.contains(family) }

    /// The orientations on a device; `nil` if none is declared.
    package func orientations(on family: DeviceFamily) -> Set<Orientation>? { orientations[family] }
}
