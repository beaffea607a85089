import Foundation

// API that Foundation on Linux declares only with arguments or not at all.
extension URL {
    private static func user(_ directory: FileManager.SearchPathDirectory, or name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    }

    public static var documentsDirectory: URL { user(.documentDirectory, or: "Documents") }
    public static var libraryDirectory: URL { user(.libraryDirectory, or: "Library") }
    public static var cachesDirectory: URL { user(.cachesDirectory, or: "Caches") }
    public static var applicationSupportDirectory: URL {
        user(.applicationSupportDirectory, or: "Application Support")
    }
    public static var desktopDirectory: URL { user(.desktopDirectory, or: "Desktop") }
    public static var downloadsDirectory: URL { user(.downloadsDirectory, or: "Downloads") }
    public static var moviesDirectory: URL { user(.moviesDirectory, or: "Movies") }
    public static var musicDirectory: URL { user(.musicDirectory, or: "Music") }
    public static var picturesDirectory: URL { user(.picturesDirectory, or: "Pictures") }
    public static var sharedPublicDirectory: URL { user(.sharedPublicDirectory, or: "Public") }
    public static var trashDirectory: URL { user(.trashDirectory, or: "Trash") }
    public static var userDirectory: URL { user(.userDirectory, or: "Users") }
    public static var applicationDirectory: URL { user(.applicationDirectory, or: "Applications") }

    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
}
