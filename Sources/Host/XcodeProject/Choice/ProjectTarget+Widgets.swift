import Foundation

extension ProjectTarget {
    /// The size limit in bytes; hand-written sources are shorter.
    private static let sourceLimit = 8 << 20
    static let widgetPoint = "com.apple.widgetkit-extension"

    /// Whether the target is a widget extension.
    ///
    /// 1. Its product is an extension.
    /// 2. Its Info.plist names WidgetKit's extension point.
    /// 3. If the Info.plist does not name one, the sources decide: one of them imports WidgetKit and has a `@main`.
    package var isWidgetExtension: Bool {
        guard kind == .appExtension else { return false }
        if let point = settings.extensionPoint { return point == Self.widgetPoint }
        return swiftFiles.contains { file in
            guard let data = try? LimitedFile.read(file, limit: Self.sourceLimit) else { return false }
            return data.firstRange(of: Data("import WidgetKit".utf8)) != nil
                && data.firstRange(of: Data("@main".utf8)) != nil
        }
    }
}
