// swift-tools-version: 6.2
import PackageDescription

/// In release builds the command line holds the Swift runtime, Foundation and the C++ library itself, because thirty
/// libraries take the dynamic linker longer than a small picture takes to draw. `Tools/sdk/link` does the same for the
/// widget SDK.
///
/// A static library gives a program only what it names, and nothing names the conformances by which Foundation finds the
/// class behind an array or a set at run time: without them no property list with an array can be written.
let bridgedTypes = [
    "sSayxG", "sShyxG", "s20FoundationEssentials14DateComponentsV", "s20FoundationEssentials12DateIntervalV",
    "s20FoundationEssentials9IndexPathV", "s20FoundationEssentials13URLComponentsV",
    "s20FoundationEssentials12URLQueryItemV",
]

let staticRuntime: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-use-ld=lld",
            "-L", Context.packageDirectory + "/Tools/sdk/static",
        ]
            + [
                "--no-export-dynamic", "-lFoundation", "-lFoundationEssentials",
                "-lFoundationInternationalization", "-l_FoundationCollections", "-l_FoundationCShims",
                "-lCoreFoundation", "-l_FoundationICU", "-lstdc++",
            ].flatMap { ["-Xlinker", $0] }
            + bridgedTypes.flatMap { type in
                // A type of Foundation's own is abbreviated where its module is named again.
                let module = type.hasPrefix("s20") ? "0A0" : "10Foundation"
                return ["-Xlinker", "--undefined=$" + type + "s21_ObjectiveCBridgeable" + module + "Mc"]
            },
        .when(configuration: .release))
]

/// One of Apple's frameworks that code shared with an app names: mostly values and inert classes.
struct Framework {
    var name: String
    /// The target's name where packages of the host ask whether a module of Apple's name can be imported.
    var target: String
    var dependencies: [Target.Dependency]

    init(_ name: String, as target: String? = nil, _ dependencies: Target.Dependency...) {
        self.name = name
        self.target = target ?? name
        self.dependencies = ["FoundationSupplement"] + dependencies
    }

    var declaration: Target {
        .target(name: target, dependencies: dependencies, path: "Sources/SDK/Frameworks/" + name)
    }
}

let frameworks: [Framework] = [
    // Values that SwiftUI and UIKit share.
    Framework("UniformTypeIdentifiers"),
    Framework("CoreTransferable", "UniformTypeIdentifiers"),
    Framework("QuartzCore", "CoreGraphics"),
    Framework("CoreText", "CoreGraphics"),
    Framework("CoreVideo", "CoreGraphics"),
    Framework("CoreMedia", "CoreAudio", "CoreGraphics", "CoreVideo"),
    Framework("CoreImage", "CoreGraphics", "CoreVideo", "ImageIO"),
    Framework("ImageIO", "CoreGraphics", "UniformTypeIdentifiers"),
    Framework("simd"),

    // Networks, stores and the system.
    Framework(
        "CryptoKit", as: "CryptoKitModule", "LocalAuthentication", "SecurityModule",
        .product(name: "Crypto", package: "swift-crypto")),
    Framework(
        "CommonCrypto", as: "CommonCryptoModule", .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto")),
    Framework("Compression"),
    Framework("Network", as: "NetworkModule", "SecurityModule"),
    Framework("NetworkExtension", "NetworkModule"),
    Framework("SystemConfiguration"),
    Framework("AuthenticationServices", "UIKit", "SwiftUI"),
    Framework("SafariServices", "UIKit"),
    Framework("WebKit", "UIKit", "SwiftUI", "FoundationNetworkingSupplement"),
    Framework("BackgroundTasks"),
    Framework("CloudKit", "CoreLocation"),
    Framework("WatchConnectivity"),
    Framework("CoreBluetooth"),
    Framework("CoreTelephony"),
    Framework("CoreNFC"),
    Framework("DeviceCheck"),
    Framework("MultipeerConnectivity"),
    Framework("MetricKit"),
    Framework("AppTrackingTransparency"),
    Framework("AdSupport"),
    Framework("ServiceManagement"),
    Framework("IOKit"),
    Framework("ObjectiveC", as: "ObjectiveCModule"),
    Framework("System", as: "SystemModule"),
    Framework("PushKit"),
    Framework("CallKit"),
    Framework("ExtensionFoundation"),
    Framework("ManagedSettings", "SwiftUI"),
    Framework("FamilyControls", "SwiftUI", "ManagedSettings"),
    Framework("DeviceActivity", "SwiftUI", "ManagedSettings"),

    // Pictures, sound and motion.
    Framework("CoreAudio"),
    Framework("CoreMotion"),
    Framework("CoreHaptics"),
    Framework("AVKit", "AVFoundation", "SwiftUI", "UIKit"),
    Framework("Photos", "CoreLocation", "CoreImage", "UIKit", "AVFoundation", "UniformTypeIdentifiers"),
    Framework("PhotosUI", "Photos", "SwiftUI", "UIKit", "CoreTransferable", "UniformTypeIdentifiers"),
    Framework("MediaPlayer", "UIKit", "AVFoundation"),
    Framework("MusicKit", "SwiftUI", .product(name: "OpenCombine", package: "OpenCombine")),
    Framework("Vision", "CoreGraphics", "CoreImage", "CoreMedia", "ImageIO", "CoreML"),
    Framework("VisionKit", "UIKit", "Vision"),
    Framework("CoreML", "CoreGraphics", "CoreVideo"),
    Framework("NaturalLanguage", "CoreML"),
    Framework("Speech", "AVFoundation", "CoreMedia"),
    Framework("SoundAnalysis", "AVFoundation", "CoreMedia", "CoreML"),
    Framework("Metal"),
    Framework("MetalKit", "Metal", "ModelIO", "UIKit"),
    Framework("Accelerate", as: "AccelerateModule", "CoreGraphics"),
    Framework("SceneKit", "UIKit", "SwiftUI", "simd"),
    Framework("SpriteKit", "UIKit", "SwiftUI", "simd"),
    Framework("ARKit", "UIKit", "SceneKit", "simd", "CoreVideo", "AVFoundation"),
    Framework("RealityKit", "SwiftUI", "UIKit", "simd"),
    Framework("PencilKit", "UIKit"),
    Framework("PDFKit", "UIKit"),
    Framework("QuickLook", "UIKit", "SwiftUI"),
    Framework("QuickLookThumbnailing", "UIKit", "UniformTypeIdentifiers"),
    Framework("ReplayKit", "UIKit", "AVFoundation"),
    Framework("GameController"),

    // People and what they do.
    Framework("EventKit", "CoreLocation", "CoreGraphics"),
    Framework("EventKitUI", "EventKit", "UIKit"),
    Framework("Contacts", "CoreLocation"),
    Framework("ContactsUI", "Contacts", "UIKit", "SwiftUI"),
    Framework("TipKit", "SwiftUI", "UIKit"),
    Framework("FoundationModels"),
    Framework("GroupActivities", "SwiftUI", "CoreTransferable"),
    Framework("CoreSpotlight", "UniformTypeIdentifiers", "AppIntents"),
    Framework("MessageUI", "UIKit", "Messages"),
    Framework("Messages", "UIKit"),
    Framework("PassKit", "UIKit", "SwiftUI", "Contacts"),
    Framework("HomeKit", "CoreLocation"),
    Framework("Translation", "SwiftUI"),
    Framework("IntentsUI", "Intents", "UIKit"),
    Framework("MobileCoreServices", "CoreServices"),
    Framework("CoreServices", "UniformTypeIdentifiers"),
    Framework("NotificationCenter", "UIKit"),
    Framework("Social", "Accounts", "UIKit"),
    Framework("LinkPresentation", "UIKit"),
    Framework("GameKit", "UIKit"),
    Framework("GameplayKit", "SceneKit", "SpriteKit", "simd"),
    Framework("UserNotificationsUI", "UserNotifications", "UIKit"),
    Framework("ExtensionKit", "ExtensionFoundation", "UIKit", "SwiftUI"),
    Framework("JavaScriptCore"),
    Framework("Accessibility", "UIKit", "SwiftUI"),
    Framework("ClockKit", "UIKit", "SwiftUI"),
    Framework("WorkoutKit", "HealthKit"),
    Framework("ScreenTime", "UIKit"),
    Framework("SensitiveContentAnalysis"),
    Framework("DeveloperToolsSupport", "SwiftUI"),

    // The Mac.
    Framework("AppKit", "SwiftUI", "UIKit", "AppIntents"),
    Framework("Cocoa", "AppKit", "CoreData"),

    // What apps bring along that widgets share code with.
    Framework("ExposureNotification"),
    Framework("MediaToolbox", "CoreMedia"),
    Framework("MetalPerformanceShaders", "Metal"),
    Framework("ModelIO", "simd"),
    Framework("OpenGLES"),
    Framework("PlaygroundSupport", "SwiftUI", "UIKit"),
    Framework("PushToTalk", "AVFAudio", "UIKit"),
    Framework("SafetyKit", "CoreLocation"),
    Framework("ScriptingBridge"),
    Framework("Spatial", "simd"),
    Framework("VideoSubscriberAccount"),

    // What apps bring along that widgets share code with.
    Framework("AccessorySetupKit", "CoreBluetooth", "UIKit"),
    Framework("Accounts"),
    Framework("AdAttributionKit"),
    Framework("AppClip", "CoreLocation"),
    Framework("BackgroundAssets"),
    Framework("ClassKit"),
    Framework("CoreMIDI"),
    Framework("DeclaredAgeRange", "SwiftUI", "UIKit"),
    Framework("ExternalAccessory"),
    Framework("FileProvider", "UniformTypeIdentifiers"),
    Framework("FinderSync", "AppKit"),
    Framework("GLKit"),
    Framework("IdentityLookup"),
    Framework("JournalingSuggestions", "CoreLocation", "SwiftUI"),
    Framework("ManagedSettingsUI", "ManagedSettings", "UIKit"),
    Framework("MediaAccessibility", "CoreGraphics"),
    Framework("MediaLibrary"),
    Framework("NearbyInteraction", "simd"),
    Framework("Quartz", "PDFKit", "QuickLookUI"),
    Framework("QuickLookUI", "AppKit"),
    Framework("RealityFoundation", "RealityKit"),
    Framework("RelevanceKit", "AppIntents"),
    Framework("RoomPlan", "ARKit", "UIKit", "simd"),
    Framework("ScreenCaptureKit", "CoreGraphics", "CoreMedia"),
    Framework("ScreenSaver", "AppKit"),
    Framework("Symbols", "SwiftUI"),
    Framework("SystemExtensions"),
    Framework("TVServices"),
    Framework("VideoToolbox", "CoreGraphics", "CoreMedia", "CoreVideo"),
    Framework("VisualIntelligence", "AppIntents", "CoreVideo"),

    // Phones, cars and homes.
    Framework("AlarmKit", "ActivityKit", "AppIntents", "SwiftUI"),
    Framework("CarPlay", "MapKit", "UIKit"),
    Framework("SharedWithYouCore", "UniformTypeIdentifiers"),
    Framework("SharedWithYou", "SharedWithYouCore", "UIKit", "UniformTypeIdentifiers"),
    Framework("CoreLocationUI", "CoreLocation", "SwiftUI", "UIKit"),
    Framework("GeoToolbox", "CoreLocation", "MapKit"),
    Framework("ImagePlayground", "SwiftUI", "UIKit"),
    Framework("LockedCameraCapture", "ExtensionFoundation", "ExtensionKit", "SwiftUI"),
    Framework("ShazamKit", "AVFoundation"),
    Framework("MatterSupport"),
    Framework("ThreadNetwork"),
    Framework("HealthKitUI", "HealthKit", "SwiftUI", "UIKit"),
    Framework("AdServices"),
    Framework("iAd"),
    Framework("TVUIKit", "UIKit"),
    Framework("notify"),

    // The Mac's hardware.
    Framework("ApplicationServices", "CoreGraphics", "CoreServices", "CoreText", "ImageIO"),
    Framework("Carbon", "ApplicationServices", "CoreServices"),
    Framework("CoreAudioTypes", "CoreAudio"),
    Framework("AudioUnit", "AudioToolbox", "CoreAudio"),
    Framework("CoreMediaIO", "CoreAudio", "CoreMedia"),
    Framework("CoreWLAN"),
    Framework("DiskArbitration"),
    Framework("IOBluetooth", "IOKit"),
    Framework("IOSurface"),
    Framework("MachO"),
    Framework("XPC"),
    Framework("CFNetwork"),
]

/// C: pixel kernels and shims of system libraries.
let c: [Target] = [
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CUnibreak", providers: [.apt(["libunibreak-dev"])]),
    .systemLibrary(name: "CMalloc"),
    // Apple's systems have them under these names; widgets import them as they are.
    .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "PixelKernels", dependencies: ["CDeflate"]),
    .target(
        name: "ImageCodecs",
        linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("webp")]),
    .target(name: "ProcessLauncher"),
    // Linked into every widget: the clock that its code reads.
    .target(name: "WidgetClock"),
    // Linked into every widget: functions of SQLite that packages name on a phone.
    .target(name: "SQLiteSnapshots"),
]

/// What the SDK and the host share.
let model: [Target] = [
    .target(name: "WidgetVocabulary"),
    .target(name: "CoreGraphics"),
    .target(name: "StringCatalogs"),
    .target(name: "FoundationSupplement", dependencies: ["StringCatalogs"]),
    .target(name: "PictureFiles", dependencies: ["CDeflate"]),
    .target(name: "RenderModel", dependencies: ["CoreGraphics", "WidgetVocabulary"]),
    .target(name: "DeviceCatalog", dependencies: ["WidgetVocabulary"]),
    .target(name: "AssetCatalog", dependencies: ["RenderModel", "WidgetVocabulary"]),
    .target(name: "ExtensionProtocol", dependencies: ["RenderModel", "WidgetVocabulary"]),
]

/// What widget sources import.
let sdk: [Target] = [
    .target(
        name: "SwiftUI",
        dependencies: [
            "CoreGraphics", "FoundationSupplement", "RenderModel", "StringCatalogs", "SymbolSet", "Typesetter",
            "CoreTransferable", "UniformTypeIdentifiers", "WidgetVocabulary",
            .product(name: "OpenCombine", package: "OpenCombine"),
        ]),
    .target(
        name: "AppIntents",
        dependencies: [
            "SwiftUI", "CoreLocation", "FoundationSupplement", "RenderModel", "ExtensionProtocol",
            "UniformTypeIdentifiers", "WidgetVocabulary",
        ]),
    .target(
        name: "Intents",
        dependencies: ["AppIntents", "CoreGraphics", "CoreLocation", "FoundationSupplement", "ExtensionProtocol"]),
    .target(
        name: "WidgetKit",
        dependencies: [
            "SwiftUI", "AppIntents", "Intents", "RenderModel", "ActivityKit", "FoundationSupplement",
            "WidgetVocabulary",
        ]),
    .target(
        name: "ExtensionRuntime",
        dependencies: [
            "WidgetKit", "AppIntents", "Intents", "SwiftUI", "CoreLocation", "ExtensionProtocol", "AssetCatalog",
            "ProcessLauncher", "SQLiteSnapshots", "StringCatalogs", "Typesetter", "WidgetClock", "WidgetVocabulary",
        ]),
    .target(name: "SwiftUIEntry"),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    .target(
        name: "UIKit",
        dependencies: [
            "SwiftUI", "FoundationSupplement", "PictureFiles", "RenderModel", "Typesetter", "QuartzCore", "CoreText",
            "CoreImage", "ImageIO", "UserNotifications", "AppIntents",
        ]),
    .target(name: "WatchKit", dependencies: ["UIKit"]),
    .target(name: "Charts", dependencies: ["CoreGraphics", "SwiftUI", "RenderModel"]),
    .target(
        name: "CoreData",
        dependencies: ["SwiftUI", "FoundationSupplement", .product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "SwiftData", dependencies: ["SwiftUI", "FoundationSupplement"]),
    .target(
        name: "MapKit",
        dependencies: ["CoreGraphics", "CoreLocation", "FoundationSupplement", "RenderModel", "SwiftUI", "UIKit"]),
    .target(name: "ActivityKit", dependencies: ["FoundationSupplement"]),
]

/// The services of a phone that widget sources import.
let services: [Target] = [
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "CoreLocation", dependencies: ["FoundationSupplement"]),
    // The host's packages ask whether there is a module called Combine; they must not find this one, so it has
    // another name, which widgets import as Combine.
    .target(
        name: "CombineModule",
        dependencies: [
            "FoundationSupplement",
            .product(name: "OpenCombine", package: "OpenCombine"),
            .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        ]),
    .target(name: "FoundationCombine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "SecurityModule", dependencies: ["FoundationSupplement"]),
    .target(name: "FoundationNetworkingSupplement", dependencies: ["SecurityModule", "FoundationSupplement"]),
    .target(name: "AVFAudio", dependencies: ["AudioToolbox", "CoreAudio", "FoundationSupplement"]),
    .target(
        name: "AVFoundation",
        dependencies: [
            "AVFAudio", "CoreMedia", "CoreVideo", "CoreImage", "MediaToolbox", "QuartzCore",
            "UniformTypeIdentifiers",
        ]),
    .target(name: "AudioToolbox", dependencies: ["CoreAudio", "FoundationSupplement"]),
    .target(name: "UserNotifications", dependencies: ["CoreLocation", "FoundationSupplement"]),
    .target(name: "LocalAuthentication", dependencies: ["FoundationSupplement", "SecurityModule"]),
    .target(name: "StoreKit", dependencies: ["FoundationSupplement", "SwiftUI", "UIKit"]),
    .target(name: "HealthKit", dependencies: ["CoreLocation", "FoundationSupplement"]),
    .target(name: "WeatherKit", dependencies: ["CoreLocation", "FoundationSupplement"]),
]

/// From a render tree to pixels, vectors and whole places.
let drawing: [Target] = [
    .target(name: "SymbolSet", dependencies: ["RenderModel"]),
    .target(
        name: "Typesetter",
        dependencies: ["RenderModel", "WidgetVocabulary", "CHarfBuzz", "CFriBidi", "CUnibreak"]),
    .target(
        name: "Painter",
        dependencies: [
            "RenderModel", "Typesetter", "WidgetVocabulary", "PictureFiles", "PixelKernels", "ImageCodecs", "CDeflate",
            .product(name: "Crypto", package: "swift-crypto"),
        ]),
    .target(name: "VectorWriter", dependencies: ["RenderModel", "Typesetter", "WidgetVocabulary", "PictureFiles"]),
    .target(name: "RenderingModes", dependencies: ["RenderModel"]),
    .target(
        name: "Scenes",
        dependencies: ["RenderModel", "RenderingModes", "DeviceCatalog", "Typesetter", "WidgetVocabulary"]),
]

/// The host, which never imports SwiftUI.
let host: [Target] = [
    .target(name: "XcodeProject", dependencies: [.product(name: "Yams", package: "Yams")]),
    .target(name: "Subprocesses", dependencies: ["ExtensionProtocol", "ProcessLauncher"]),
    .target(
        name: "ExtensionProcess",
        dependencies: [
            "Subprocesses", "RenderModel", "Typesetter", "ExtensionProtocol", "ProcessLauncher", "WidgetVocabulary",
        ]),
    .target(
        name: "SwiftSource",
        dependencies: ["ExtensionProtocol", "Subprocesses", .product(name: "Crypto", package: "swift-crypto")]),
    .target(name: "AppleAPI", resources: [.embedInCode("Tables")]),
    .target(
        name: "WidgetCompiler",
        dependencies: [
            "Subprocesses", "ExtensionProcess", "SwiftSource", "AppleAPI", "XcodeProject", "RenderModel",
            "ExtensionProtocol", "AssetCatalog", "StringCatalogs", "WidgetVocabulary",
            .product(name: "Crypto", package: "swift-crypto"),
        ],
        resources: [.embedInCode("Tables")]),
    .target(
        name: "SourceDiagnosis",
        dependencies: ["SwiftSource", "AppleAPI", "WidgetCompiler", "ExtensionProtocol"],
        resources: [.embedInCode("Tables")]),
    .target(
        name: "WidgetHost",
        dependencies: [
            "RenderModel", "Typesetter", "ExtensionProtocol", "ExtensionProcess", "DeviceCatalog",
            "RenderingModes", "Scenes", "WidgetVocabulary", .product(name: "GRDB", package: "GRDB.swift"),
        ]),
    .target(
        name: "PreviewServer",
        dependencies: [
            "RenderModel", "Typesetter", "VectorWriter", "DeviceCatalog", "ExtensionProtocol", "ExtensionProcess",
            "WidgetCompiler", "XcodeProject", "WidgetHost", "Scenes", "RenderingModes", "WidgetVocabulary",
            .product(name: "Hummingbird", package: "hummingbird"),
        ],
        resources: [.embedInCode("Page")]),
]

/// The programs.
let tool: [Target] = [
    .target(
        name: "TesseraCommands",
        dependencies: [
            "RenderModel", "Typesetter", "ExtensionProtocol", "XcodeProject", "Subprocesses", "ExtensionProcess",
            "SwiftSource", "AppleAPI", "WidgetCompiler", "SourceDiagnosis", "Painter", "VectorWriter", "DeviceCatalog",
            "RenderingModes", "Scenes", "WidgetHost", "PreviewServer", "WidgetVocabulary", "CMalloc",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        resources: [.embedInCode("Page"), .embedInCode("Notice")]),
    .executableTarget(
        name: "tessera", dependencies: ["TesseraCommands"], linkerSettings: staticRuntime),
    .executableTarget(name: "symbol-compiler", dependencies: ["SymbolSet", "RenderModel", "CHarfBuzz"]),
]

let benchmarks: [Target] = [
    .executableTarget(
        name: "tessera-bench", dependencies: ["Painter", "Typesetter"], path: "Benchmarks/tessera-bench"),
    .executableTarget(
        name: "tessera-layout-bench", dependencies: ["SwiftUI"], path: "Benchmarks/tessera-layout-bench",
        linkerSettings: staticRuntime),
]

/// Tests mirror the sources; what they share is a library.
let tests: [Target] = [
    .target(name: "_Testing_CoreGraphics", path: "Tests/TestingOverlay"),
    .target(
        name: "TestSupport", dependencies: ["RenderModel", "Painter", "ProcessLauncher", "_Testing_CoreGraphics"],
        path: "Tests/TestSupport"),
    .target(name: "EvidenceSupport", dependencies: ["CoreGraphics", "ImageCodecs"], path: "Tests/EvidenceSupport"),
    .executableTarget(
        name: "picture-facts", dependencies: ["EvidenceSupport"], path: "Tools/evidence/picture-facts"),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "FoundationSupplementTests", dependencies: ["FoundationSupplement", "StringCatalogs"]),
    .testTarget(
        name: "WidgetVocabularyTests",
        dependencies: [
            "WidgetVocabulary", "DeviceCatalog", "ExtensionProtocol", "RenderModel", "SwiftUI", "WidgetKit",
            "_Testing_CoreGraphics",
        ]),
    .testTarget(name: "PictureFilesTests", dependencies: ["PictureFiles", "ImageCodecs"]),
    .testTarget(name: "RenderModelTests", dependencies: ["RenderModel", "TestSupport"]),
    .testTarget(
        name: "SymbolSetTests", dependencies: ["SymbolSet", "_Testing_CoreGraphics"], exclude: ["Fixtures"]),
    .testTarget(
        name: "SymbolCompilerTests", dependencies: ["symbol-compiler", "SymbolSet", "_Testing_CoreGraphics"]),
    .testTarget(name: "TypesetterTests", dependencies: ["Typesetter", "_Testing_CoreGraphics", "WidgetVocabulary"]),
    .testTarget(name: "PainterTests", dependencies: ["Painter", "PixelKernels", "ImageCodecs", "TestSupport"]),
    .testTarget(name: "VectorWriterTests", dependencies: ["VectorWriter", "TestSupport"]),
    .testTarget(
        name: "ScenesTests",
        dependencies: [
            "Scenes", "Painter", "RenderingModes", "VectorWriter", "DeviceCatalog", "TestSupport",
            "_Testing_CoreGraphics", "WidgetVocabulary",
        ]),
    .testTarget(
        name: "RenderingModesTests", dependencies: ["RenderingModes", "Painter", "VectorWriter", "TestSupport"]),
    .testTarget(
        name: "DeviceCatalogTests", dependencies: ["DeviceCatalog", "TestSupport", "WidgetVocabulary"],
        exclude: ["Fixtures"]),
    .testTarget(
        name: "SwiftUITests",
        dependencies: [
            "SwiftUI", "Painter", "StringCatalogs", "TestSupport", "_Testing_CoreGraphics", "WidgetVocabulary",
        ],
        exclude: ["LayoutCorpus"]),
    .testTarget(
        name: "EvidenceTests",
        dependencies: [
            "SwiftUI", "Typesetter", "DeviceCatalog", "Painter", "ImageCodecs", "EvidenceSupport",
            "_Testing_CoreGraphics", "WidgetVocabulary",
        ],
        exclude: ["Fixtures"]),
    .testTarget(
        name: "ChartsTests", dependencies: ["Charts", "Painter", "TestSupport", "_Testing_CoreGraphics"]),
    .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "SwiftUI", "_Testing_CoreGraphics"]),
    .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "_Testing_CoreGraphics"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "RenderModel", "_Testing_CoreGraphics"]),
    .testTarget(
        name: "PhoneServicesTests",
        dependencies: [
            "CommonCryptoModule", "CoreBluetooth", "HealthKit", "NetworkModule", "ObjectiveCModule",
            "SecurityModule", "UserNotifications", "os", "CoreLocation", "Contacts", "FoundationModels",
            "GameplayKit", "TipKit", "notify", "_Testing_CoreGraphics",
        ]),
    .testTarget(
        name: "MediaTests",
        dependencies: [
            "CoreImage", "CoreMedia", "ImageIO", "NaturalLanguage", "UniformTypeIdentifiers", "simd",
            "_Testing_CoreGraphics",
        ]),
    .testTarget(name: "MapKitTests", dependencies: ["MapKit", "CoreLocation", "_Testing_CoreGraphics"]),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "_Testing_CoreGraphics"]),
    .testTarget(name: "IntentsTests", dependencies: ["Intents", "AppIntents", "_Testing_CoreGraphics"]),
    .testTarget(
        name: "WidgetKitTests",
        dependencies: [
            "WidgetKit", "AppIntents", "Intents", "ExtensionRuntime", "AlarmKit", "WidgetVocabulary",
            "_Testing_CoreGraphics",
        ]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], exclude: ["Fixtures"]),
    .target(
        name: "HostTestSupport",
        dependencies: ["RenderModel", "ExtensionProcess", "ExtensionProtocol", "WidgetCompiler", "TestSupport"],
        path: "Tests/HostTestSupport"),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
    .testTarget(
        name: "ExtensionProcessTests",
        dependencies: ["ExtensionProcess", "Subprocesses", "WidgetCompiler", "HostTestSupport", "TestSupport"]),
    .testTarget(
        name: "WidgetCompilerTests",
        dependencies: [
            "WidgetCompiler", "SourceDiagnosis", "SwiftSource", "Subprocesses", "ExtensionProcess", "AssetCatalog",
            "XcodeProject", "HostTestSupport", "TestSupport",
        ]),
    .testTarget(
        name: "SourceDiagnosisTests",
        dependencies: [
            "SourceDiagnosis", "AppleAPI", "SwiftSource", "WidgetCompiler", "HostTestSupport", "TestSupport",
        ]),
    .testTarget(
        name: "BuiltWidgetTests",
        dependencies: [
            "WidgetCompiler", "Subprocesses", "ExtensionProcess", "WidgetHost", "Scenes", "RenderingModes",
            "DeviceCatalog", "Painter", "VectorWriter", "StringCatalogs", "HostTestSupport", "TestSupport",
        ],
        exclude: ["Fixtures"]),
    .testTarget(
        name: "WidgetHostTests",
        dependencies: [
            "WidgetHost", "Typesetter", "ExtensionProcess", "WidgetCompiler", "TestSupport", "_Testing_CoreGraphics",
            .product(name: "GRDB", package: "GRDB.swift"),
        ]),
    .testTarget(
        name: "PreviewServerTests",
        dependencies: [
            "PreviewServer", "WidgetHost", "WidgetCompiler", "ExtensionProcess", "ImageCodecs", "Painter", "Scenes",
            "TestSupport",
        ],
        exclude: ["Fixtures"]),
    .testTarget(
        name: "CommandLineTests",
        dependencies: [
            "TesseraCommands", "tessera", "Subprocesses", "ExtensionProcess", "AppleAPI", "WidgetCompiler",
            "SourceDiagnosis", "TestSupport",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
]

/// Gives each target the folder of its group: `Sources/GROUP/NAME`. A target called `NAMEModule` declares the module
/// `NAME`, whose own name a package of the host would otherwise find.
func placed(_ targets: [Target], in group: String) -> [Target] {
    for target in targets where target.path == nil {
        let name = target.name.hasSuffix("Module") ? String(target.name.dropLast("Module".count)) : target.name
        target.path = "Sources/\(group)/\(name)"
    }
    return targets
}

let package = Package(
    name: "Tessera",
    products: [
        .executable(name: "tessera", targets: ["tessera"]),
        .library(
            name: "TesseraSDK", type: .dynamic,
            targets: [
                "ExtensionRuntime", "os", "OSLog", "CombineModule", "SecurityModule", "AVFoundation", "CoreLocation",
                "ActivityKit", "UIKit", "Charts", "FoundationNetworkingSupplement", "WatchKit",
                "SwiftUIEntry", "CoreData", "SwiftData", "MapKit", "UserNotifications", "LocalAuthentication",
                "StoreKit", "AudioToolbox", "FoundationCombine", "HealthKit", "WeatherKit", "SwiftUICore",
            ] + frameworks.map(\.target)),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    ],
    targets: placed(c, in: "C") + placed(model, in: "Model") + placed(sdk, in: "SDK")
        + placed(services, in: "SDK/Services") + placed(frameworks.map(\.declaration), in: "SDK/Frameworks")
        + placed(drawing, in: "Drawing") + placed(host, in: "Host") + placed(tool, in: "Tool") + benchmarks + tests,
    swiftLanguageModes: [.v6]
)
