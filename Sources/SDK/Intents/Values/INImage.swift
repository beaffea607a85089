import AppIntents

/// A picture next to a value.
open class INImage: NSObject {
    package let shown: DisplayRepresentation.Image

    package init(shown: DisplayRepresentation.Image) {
        self.shown = shown
        super.init()
    }

    /// A picture of the asset catalog.
    public convenience init(named name: String) {
        self.init(shown: .init(named: name))
    }

    public convenience init(imageData: Data) {
        self.init(shown: .init(data: imageData))
    }

    public convenience init?(url: URL) {
        self.init(shown: .init(url: url))
    }

    /// - Parameters:
    ///   - width: points; the form has one size for all pictures.
    public convenience init?(url: URL, width: Double, height: Double) {
        self.init(shown: .init(url: url, width: width, height: height))
    }

    public static func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(shown: .init(systemName: systemImageName))
    }
}
