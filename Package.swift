// swift-tools-version: 6.2
import PackageDescription

/// In release builds the command line holds the Swift runtime, Foundation and the C++ library itself, because thirty
/// libraries take the dynamic linker longer than a small picture takes to draw. `Tools/sdk/link` so links the SDK.
/// Nothing names the conformances by which Foundation finds the class behind an array or a set at run time, so they are
/// named here: without them no property list with an array can be written.
let bridgedTypes = [
    "sSayxG", "sShyxG", "s20FoundationEssentials14DateComponentsV", "s20FoundationEssentials12DateIntervalV",
    "s20FoundationEssentials9IndexPathV", "s20FoundationEssentials13URLComponentsV",
    "s20FoundationEssentials12URLQueryItemV",
]

let staticRuntime: [LinkerSetting] = [
    .unsafeFlags(
        ["-static-stdlib", "-use-ld=lld", "-L", Context.packageDirectory + "/Tools/sdk/static"]
            + [
                "--no-export-dynamic", "-z", "pack-relative-relocs", "-lFoundation", "-lFoundationEssentials",
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

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let combine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")

func target(
    _ name: String, _ dependencies: Target.Dependency..., path: String? = nil, resources: [Resource]? = nil,
    linkerSettings: [LinkerSetting]? = nil
) -> Target {
    .target(name: name, dependencies: dependencies, path: path, resources: resources, linkerSettings: linkerSettings)
}

func program(
    _ name: String, _ dependencies: Target.Dependency..., path: String? = nil, linkerSettings: [LinkerSetting]? = nil
) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, linkerSettings: linkerSettings)
}

func testTargets(_ table: String) -> [Target] {
    let products = ["ArgumentParser": arguments, "Crypto": crypto, "GRDB": database]
    return table.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        let names = words.dropFirst().filter { !$0.hasPrefix("-") }
        return .testTarget(
            name: String(words[0].dropLast()), dependencies: names.map { products[$0] ?? .byName(name: $0) },
            exclude: words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
    }
}

/// Targets of Apple's frameworks that code shared with an app names: mostly values and inert classes. Each also depends
/// on `FoundationSupplement`. Spaces separate names.
func frameworks(_ names: String, use dependencies: Target.Dependency...) -> [Target] {
    names.split(separator: " ").map { .target(name: "\($0)", dependencies: ["FoundationSupplement"] + dependencies) }
}

let frameworks: [Target] = [
    frameworks(
        """
        Accounts AdAttributionKit AdServices AdSupport AppTrackingTransparency BackgroundAssets BackgroundTasks \
        CallKit CFNetwork ClassKit Compression CoreAudio CoreBluetooth CoreHaptics CoreMIDI CoreMotion CoreNFC \
        CoreTelephony CoreWLAN DeviceCheck DiskArbitration ExposureNotification ExtensionFoundation ExternalAccessory \
        FoundationModels GameController GLKit iAd IdentityLookup IOKit IOSurface JavaScriptCore MachO MatterSupport \
        MediaLibrary Metal MetricKit MultipeerConnectivity notify ObjectiveCModule OpenGLES PushKit ScriptingBridge \
        SensitiveContentAnalysis ServiceManagement simd SystemConfiguration SystemExtensions SystemModule \
        ThreadNetwork TVServices UniformTypeIdentifiers VideoSubscriberAccount WatchConnectivity XPC
        """),
    frameworks("RelevanceKit", use: "AppIntents"),
    frameworks("FinderSync QuickLookUI ScreenSaver", use: "AppKit"),
    frameworks("ShazamKit", use: "AVFoundation"),
    frameworks("CoreAudioTypes", use: "CoreAudio"),
    frameworks("AccelerateModule CoreText CoreVideo MediaAccessibility QuartzCore", use: "CoreGraphics"),
    frameworks("AppClip CloudKit Contacts HomeKit SafetyKit", use: "CoreLocation"),
    frameworks("MediaToolbox", use: "CoreMedia"),
    frameworks("NaturalLanguage", use: "CoreML"),
    frameworks("MobileCoreServices", use: "CoreServices"),
    frameworks("WorkoutKit", use: "HealthKit"),
    frameworks("IOBluetooth", use: "IOKit"),
    frameworks("MetalPerformanceShaders", use: "Metal"),
    frameworks("NetworkExtension", use: "NetworkModule"),
    frameworks("RealityFoundation", use: "RealityKit"),
    frameworks("NetworkModule", use: "SecurityModule"),
    frameworks("ModelIO NearbyInteraction Spatial", use: "simd"),
    frameworks("DeveloperToolsSupport ManagedSettings Symbols Translation", use: "SwiftUI"),
    frameworks(
        "GameKit LinkPresentation Messages NotificationCenter PDFKit PencilKit SafariServices ScreenTime TVUIKit",
        use: "UIKit"),
    frameworks("CoreServices CoreTransferable FileProvider SharedWithYouCore", use: "UniformTypeIdentifiers"),
    frameworks("Social", use: "Accounts", "UIKit"),
    frameworks("VisualIntelligence", use: "AppIntents", "CoreVideo"),
    frameworks("CoreSpotlight", use: "AppIntents", "UniformTypeIdentifiers"),
    frameworks("Cocoa", use: "AppKit", "CoreData"),
    frameworks("Carbon", use: "ApplicationServices", "CoreServices"),
    frameworks("AudioUnit", use: "AudioToolbox", "CoreAudio"),
    frameworks("PushToTalk", use: "AVFAudio", "UIKit"),
    frameworks("CommonCryptoModule", use: crypto, .product(name: "CryptoExtras", package: "swift-crypto")),
    frameworks("Speech", use: "AVFoundation", "CoreMedia"),
    frameworks("MediaPlayer ReplayKit", use: "AVFoundation", "UIKit"),
    frameworks("CoreMediaIO", use: "CoreAudio", "CoreMedia"),
    frameworks("AccessorySetupKit", use: "CoreBluetooth", "UIKit"),
    frameworks("EventKit", use: "CoreGraphics", "CoreLocation"),
    frameworks("ScreenCaptureKit", use: "CoreGraphics", "CoreMedia"),
    frameworks("CoreML", use: "CoreGraphics", "CoreVideo"),
    frameworks("ImageIO", use: "CoreGraphics", "UniformTypeIdentifiers"),
    frameworks("GeoToolbox", use: "CoreLocation", "MapKit"),
    frameworks("JournalingSuggestions", use: "CoreLocation", "SwiftUI"),
    frameworks("GroupActivities", use: "CoreTransferable", "SwiftUI"),
    frameworks("EventKitUI", use: "EventKit", "UIKit"),
    frameworks("IntentsUI", use: "Intents", "UIKit"),
    frameworks("DeviceActivity FamilyControls", use: "ManagedSettings", "SwiftUI"),
    frameworks("ManagedSettingsUI", use: "ManagedSettings", "UIKit"),
    frameworks("CarPlay", use: "MapKit", "UIKit"),
    frameworks("MessageUI", use: "Messages", "UIKit"),
    frameworks("Quartz", use: "PDFKit", "QuickLookUI"),
    frameworks("MusicKit", use: "SwiftUI", combine),
    frameworks(
        """
        Accessibility AuthenticationServices ClockKit DeclaredAgeRange ImagePlayground PlaygroundSupport QuickLook \
        TipKit
        """, use: "SwiftUI", "UIKit"),
    frameworks("QuickLookThumbnailing", use: "UIKit", "UniformTypeIdentifiers"),
    frameworks("UserNotificationsUI", use: "UIKit", "UserNotifications"),
    frameworks("VisionKit", use: "UIKit", "Vision"),
    frameworks("AlarmKit", use: "ActivityKit", "AppIntents", "SwiftUI"),
    frameworks("AppKit", use: "AppIntents", "SwiftUI", "UIKit"),
    frameworks("RoomPlan", use: "ARKit", "simd", "UIKit"),
    frameworks("SoundAnalysis", use: "AVFoundation", "CoreMedia", "CoreML"),
    frameworks("AVKit", use: "AVFoundation", "SwiftUI", "UIKit"),
    frameworks("ContactsUI PassKit", use: "Contacts", "SwiftUI", "UIKit"),
    frameworks("CoreMedia", use: "CoreAudio", "CoreGraphics", "CoreVideo"),
    frameworks("VideoToolbox", use: "CoreGraphics", "CoreMedia", "CoreVideo"),
    frameworks("CoreImage", use: "CoreGraphics", "CoreVideo", "ImageIO"),
    frameworks("CoreLocationUI", use: "CoreLocation", "SwiftUI", "UIKit"),
    frameworks("LockedCameraCapture", use: "ExtensionFoundation", "ExtensionKit", "SwiftUI"),
    frameworks("ExtensionKit", use: "ExtensionFoundation", "SwiftUI", "UIKit"),
    frameworks("WebKit", use: "FoundationNetworkingSupplement", "SwiftUI", "UIKit"),
    frameworks("HealthKitUI", use: "HealthKit", "SwiftUI", "UIKit"),
    frameworks("CryptoKitModule", use: "LocalAuthentication", "SecurityModule", crypto),
    frameworks("MetalKit", use: "Metal", "ModelIO", "UIKit"),
    frameworks("GameplayKit", use: "SceneKit", "simd", "SpriteKit"),
    frameworks("SharedWithYou", use: "SharedWithYouCore", "UIKit", "UniformTypeIdentifiers"),
    frameworks("RealityKit SceneKit SpriteKit", use: "simd", "SwiftUI", "UIKit"),
    frameworks("ApplicationServices", use: "CoreGraphics", "CoreServices", "CoreText", "ImageIO"),
    frameworks("Photos", use: "AVFoundation", "CoreImage", "CoreLocation", "UIKit", "UniformTypeIdentifiers"),
    frameworks("ARKit", use: "AVFoundation", "CoreVideo", "SceneKit", "simd", "UIKit"),
    frameworks("Vision", use: "CoreGraphics", "CoreImage", "CoreMedia", "CoreML", "ImageIO"),
    frameworks("PhotosUI", use: "CoreTransferable", "Photos", "SwiftUI", "UIKit", "UniformTypeIdentifiers"),
].flatMap { $0 }

let codecs: [LinkerSetting] = [.linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("webp")]
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
    target("PixelKernels", "CDeflate"),
    target("ImageCodecs", "ProcessLauncher", linkerSettings: codecs),
    target("ProcessLauncher"),
    // Linked into every widget: portable elementary functions, the clock that it reads, a phone's functions of SQLite.
    target("PortableMath"),
    target("WidgetClock"),
    target("SQLiteSnapshots"),
]

/// What the SDK and the host share.
let model: [Target] = [
    target("WidgetVocabulary"),
    target("CoreGraphics"),
    target("StringCatalogs"),
    target("FoundationSupplement", "StringCatalogs"),
    target("PictureFiles", "CDeflate"),
    target("RenderModel", "CoreGraphics", "WidgetVocabulary"),
    target("DeviceCatalog", "WidgetVocabulary"),
    target("AssetCatalog", "RenderModel", "WidgetVocabulary"),
    target("ExtensionProtocol", "RenderModel", "WidgetVocabulary"),
]

/// What widget sources import.
let sdk: [Target] = [
    target(
        "SwiftUI", "CoreGraphics", "FoundationSupplement", "RenderModel", "StringCatalogs", "SymbolSet", "Typesetter",
        "CoreTransferable", "UniformTypeIdentifiers", "WidgetVocabulary", combine),
    target(
        "AppIntents", "SwiftUI", "CoreLocation", "FoundationSupplement", "RenderModel", "ExtensionProtocol",
        "UniformTypeIdentifiers", "WidgetVocabulary"),
    target("Intents", "AppIntents", "CoreGraphics", "CoreLocation", "FoundationSupplement", "ExtensionProtocol"),
    target(
        "WidgetKit", "SwiftUI", "AppIntents", "Intents", "RenderModel", "ActivityKit", "FoundationSupplement",
        "WidgetVocabulary"),
    target(
        "ExtensionRuntime", "WidgetKit", "AppIntents", "Intents", "SwiftUI", "CoreLocation", "ExtensionProtocol",
        "AssetCatalog", "PortableMath", "ProcessLauncher", "SQLiteSnapshots", "StringCatalogs", "Typesetter",
        "WidgetClock", "WidgetVocabulary"),
    target("SwiftUIEntry"),
    target("SwiftUICore", "SwiftUI"),
    target(
        "UIKit", "SwiftUI", "FoundationSupplement", "PictureFiles", "RenderModel", "Typesetter", "QuartzCore",
        "CoreText", "CoreImage", "ImageIO", "UserNotifications", "AppIntents"),
    target("WatchKit", "FoundationSupplement", "UIKit"),
    target("Charts", "CoreGraphics", "SwiftUI", "RenderModel"),
    target("CoreData", "SwiftUI", "FoundationSupplement", combine),
    target("SwiftData", "SwiftUI", "FoundationSupplement"),
    target("MapKit", "CoreGraphics", "CoreLocation", "FoundationSupplement", "RenderModel", "SwiftUI", "UIKit"),
    target("ActivityKit", "FoundationSupplement"),
]

/// The services of a phone that widget sources import.
let services: [Target] =
    [
        target("os"),
        target("OSLog", "os"),
        // Widgets import it as Combine. The host's packages must not find a module of that name.
        target(
            "CombineModule", "FoundationSupplement", combine,
            .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine")),
        target("FoundationCombine", combine),
        target("AVFAudio", "AudioToolbox", "CoreAudio", "FoundationSupplement"),
        target(
            "AVFoundation", "AVFAudio", "CoreMedia", "CoreVideo", "CoreImage", "MediaToolbox", "QuartzCore",
            "UniformTypeIdentifiers"),
        target("AudioToolbox", "CoreAudio", "FoundationSupplement"),
        target("StoreKit", "FoundationSupplement", "SwiftUI", "UIKit"),
    ] + frameworks("CoreLocation SecurityModule")
    + frameworks("HealthKit UserNotifications", use: "CoreLocation")
    + frameworks("WeatherKit", use: "CoreLocation", "ExtensionProtocol")
    + frameworks("FoundationNetworkingSupplement LocalAuthentication", use: "SecurityModule")

/// From a render tree to pixels, vectors and whole places.
let drawing: [Target] = [
    target("SymbolSet", "RenderModel", "WidgetVocabulary"),
    target("Typesetter", "RenderModel", "WidgetVocabulary", "CHarfBuzz", "CFriBidi", "CUnibreak"),
    target(
        "Painter", "RenderModel", "Typesetter", "WidgetVocabulary", "PictureFiles", "PixelKernels", "ImageCodecs",
        "CDeflate", crypto),
    target("VectorWriter", "RenderModel", "Typesetter", "WidgetVocabulary", "PictureFiles"),
    target("RenderingModes", "RenderModel"),
    target("Scenes", "RenderModel", "RenderingModes", "DeviceCatalog", "Typesetter", "WidgetVocabulary"),
]

/// The host, which never imports SwiftUI.
let host: [Target] = [
    target("XcodeProject", "RenderModel", "SwiftSource", "StringCatalogs", .product(name: "Yams", package: "Yams")),
    target("Subprocesses", "ExtensionProtocol", "ProcessLauncher"),
    target(
        "ExtensionProcess", "Subprocesses", "RenderModel", "Typesetter", "ExtensionProtocol", "ProcessLauncher",
        "WidgetVocabulary"),
    target("WeatherSources", "Subprocesses", "RenderModel", "ExtensionProtocol"),
    target("SwiftSource", "ExtensionProtocol", "RenderModel", "Subprocesses", crypto),
    target("AppleAPI", resources: [.embedInCode("Tables")]),
    target(
        "WidgetCompiler", "Subprocesses", "ExtensionProcess", "SwiftSource", "AppleAPI", "XcodeProject", "RenderModel",
        "ExtensionProtocol", "AssetCatalog", "StringCatalogs", "WidgetVocabulary", crypto,
        resources: [.embedInCode("Tables")]),
    target(
        "SourceDiagnosis", "SwiftSource", "AppleAPI", "WidgetCompiler", "ExtensionProtocol",
        resources: [.embedInCode("Tables")]),
    target("WidgetAudit", "DeviceCatalog", "ExtensionProtocol", "RenderModel", "WidgetVocabulary", "XcodeProject"),
    target(
        "WidgetHost", "RenderModel", "Typesetter", "ExtensionProtocol", "ExtensionProcess", "DeviceCatalog",
        "RenderingModes", "Scenes", "WidgetVocabulary", database),
    target(
        "PreviewServer", "RenderModel", "VectorWriter", "DeviceCatalog", "ExtensionProtocol", "ExtensionProcess",
        "WidgetCompiler", "XcodeProject", "WidgetHost", "Scenes", "WidgetVocabulary",
        .product(name: "Hummingbird", package: "hummingbird"), resources: [.embedInCode("Page")]),
]

/// The programs and the benchmarks.
let tool: [Target] = [
    target(
        "TesseraCommands", "RenderModel", "Typesetter", "ExtensionProtocol", "XcodeProject", "Subprocesses",
        "ExtensionProcess", "SwiftSource", "AppleAPI", "WidgetCompiler", "SourceDiagnosis", "Painter", "VectorWriter",
        "DeviceCatalog", "RenderingModes", "Scenes", "WidgetAudit", "WidgetHost", "PreviewServer", "WidgetVocabulary",
        "CMalloc", arguments, crypto, resources: [.embedInCode("Page"), .embedInCode("Notice")]),
    program("tessera", "TesseraCommands", "PortableMath", linkerSettings: staticRuntime),
    program(
        "tessera-soak", "WidgetHost", "RenderModel", "ExtensionProtocol", "ExtensionProcess", "WidgetCompiler",
        "DeviceCatalog", "WidgetVocabulary", arguments),
    program(
        "tessera-weather", "WeatherSources", "ExtensionProtocol",
        .product(name: "AsyncHTTPClient", package: "async-http-client"), .product(name: "JWTKit", package: "jwt-kit")),
    program("symbol-compiler", "SymbolSet", "RenderModel", "CHarfBuzz", "PortableMath"),
    program(
        "tessera-faults", "ExtensionProcess", "ExtensionProtocol", "RenderModel", "Subprocesses", "WidgetHost",
        "WidgetVocabulary", arguments),
    program("tessera-bench", "Painter", "Typesetter", path: "Benchmarks/tessera-bench"),
    program("tessera-layout-bench", "SwiftUI", path: "Benchmarks/tessera-layout-bench", linkerSettings: staticRuntime),
]

/// Tests mirror the sources; what they share is a library.
let testLibraries: [Target] = [
    target("_Testing_CoreGraphics", path: "Tests/TestingOverlay"),
    target(
        "TestSupport", "RenderModel", "Painter", "ProcessLauncher", "_Testing_CoreGraphics", path: "Tests/TestSupport"),
    target("EvidenceSupport", "CoreGraphics", "ImageCodecs", path: "Tests/EvidenceSupport"),
    program("picture-facts", "EvidenceSupport", path: "Tools/evidence/picture-facts"),
    target(
        "HostTestSupport", "RenderModel", "ExtensionProcess", "ExtensionProtocol", "WidgetCompiler", "TestSupport",
        path: "Tests/HostTestSupport"),
]

/// A line for each target, with what it depends on and, after a hyphen, the folders that it does not compile.
let tests = testTargets(
    """
    CoreGraphicsTests: CoreGraphics _Testing_CoreGraphics
    FoundationSupplementTests: FoundationSupplement StringCatalogs
    WidgetVocabularyTests: WidgetVocabulary DeviceCatalog ExtensionProtocol RenderModel SwiftUI WidgetKit \
        _Testing_CoreGraphics
    PictureFilesTests: PictureFiles ImageCodecs
    RenderModelTests: RenderModel TestSupport
    SymbolSetTests: SymbolSet _Testing_CoreGraphics -Fixtures
    SymbolCompilerTests: symbol-compiler SymbolSet _Testing_CoreGraphics
    TypesetterTests: Typesetter _Testing_CoreGraphics WidgetVocabulary TestSupport
    PainterTests: Painter PixelKernels ImageCodecs TestSupport
    VectorWriterTests: VectorWriter TestSupport
    ScenesTests: Scenes Painter RenderingModes VectorWriter DeviceCatalog TestSupport _Testing_CoreGraphics \
        WidgetVocabulary
    RenderingModesTests: RenderingModes Painter VectorWriter TestSupport
    DeviceCatalogTests: DeviceCatalog TestSupport WidgetVocabulary -Fixtures
    SwiftUITests: SwiftUI Painter StringCatalogs TestSupport _Testing_CoreGraphics WidgetVocabulary -LayoutCorpus
    EvidenceTests: SwiftUI Typesetter DeviceCatalog Painter ImageCodecs EvidenceSupport _Testing_CoreGraphics \
        WidgetVocabulary -Fixtures
    ChartsTests: Charts Painter TestSupport _Testing_CoreGraphics
    CoreDataTests: CoreData SwiftUI _Testing_CoreGraphics
    SwiftDataTests: SwiftData SwiftUI _Testing_CoreGraphics
    UIKitTests: UIKit AppKit RenderModel _Testing_CoreGraphics
    PhoneServicesTests: CommonCryptoModule CoreBluetooth HealthKit NetworkModule ObjectiveCModule SecurityModule \
        UserNotifications os CoreLocation Contacts FoundationModels GameplayKit TipKit notify ClockKit CombineModule \
        _Testing_CoreGraphics
    MediaTests: CoreImage CoreMedia ImageIO NaturalLanguage UniformTypeIdentifiers simd _Testing_CoreGraphics
    WeatherKitTests: WeatherKit ExtensionProtocol RenderModel _Testing_CoreGraphics
    MapKitTests: MapKit CoreLocation _Testing_CoreGraphics
    AppIntentsTests: AppIntents _Testing_CoreGraphics
    IntentsTests: Intents AppIntents _Testing_CoreGraphics
    WidgetKitTests: WidgetKit AppIntents Intents ExtensionRuntime AlarmKit WidgetVocabulary _Testing_CoreGraphics
    XcodeProjectTests: XcodeProject TestSupport -Fixtures
    SwiftSourceTests: SwiftSource
    ExtensionProcessTests: ExtensionProcess Subprocesses WidgetCompiler HostTestSupport TestSupport
    WidgetCompilerTests: WidgetCompiler SourceDiagnosis SwiftSource Subprocesses ExtensionProcess AssetCatalog \
        XcodeProject StringCatalogs HostTestSupport TestSupport
    WeatherSourcesTests: WeatherSources tessera-weather ExtensionProcess Subprocesses HostTestSupport TestSupport Crypto
    SourceDiagnosisTests: SourceDiagnosis AppleAPI SwiftSource WidgetCompiler HostTestSupport TestSupport
    BuiltWidgetTests: WidgetCompiler Subprocesses ExtensionProcess WidgetHost Scenes RenderingModes DeviceCatalog \
        Painter VectorWriter StringCatalogs HostTestSupport TestSupport -Fixtures
    WidgetHostTests: WidgetHost Typesetter ExtensionProcess WidgetCompiler TestSupport _Testing_CoreGraphics GRDB
    WidgetAuditTests: WidgetAudit ExtensionProtocol RenderModel TestSupport WidgetVocabulary
    SoakTests: tessera-soak WidgetHost ExtensionProtocol WidgetVocabulary TestSupport
    PreviewServerTests: PreviewServer WidgetHost WidgetCompiler ExtensionProcess ImageCodecs Painter Scenes \
        TestSupport -Fixtures
    FaultMachineTests: tessera-faults
    CommandLineTests: TesseraCommands tessera Subprocesses ExtensionProcess AppleAPI WidgetAudit WidgetCompiler \
        WidgetHost WidgetVocabulary SourceDiagnosis TestSupport ArgumentParser
    FuzzingTests: Painter PreviewServer SwiftSource WeatherSources XcodeProject -Corpus -Program
    """)

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
        .library(name: "TesseraSDK", type: .dynamic, targets: (sdk + services + frameworks).map(\.name)),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    ],
    targets: placed(c, in: "C") + placed(model, in: "Model") + placed(sdk, in: "SDK")
        + placed(services, in: "SDK/Services") + placed(frameworks, in: "SDK/Frameworks")
        + placed(drawing, in: "Drawing") + placed(host, in: "Host") + placed(tool, in: "Tool")
        + testLibraries + tests,
    swiftLanguageModes: [.v6]
)
