import Foundation
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The searchable attributes of an item.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Items.

    open var displayName: String?
    open var title: String?
    open var subject: String?
    open var theme: String?
    open var contentDescription: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var containerIdentifier: String?
    open var containerDisplayName: String?
    open var accountIdentifier: String?
    open var accountHandles: [String]?
    open var kind: String?
    open var contentType: String?
    open var path: String?
    open var contentURL: URL?
    open var thumbnailURL: URL?
    open var darkThumbnailURL: URL?
    open var thumbnailData: Data?
    open var alternateNames: [String]?
    open var keywords: [String]?
    open var contentTypeTree: [String]?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var downloadedDate: Date?
    open var lastUsedDate: Date?
    open var metadataModificationDate: Date?
    open var version: String?
    open var weakRelatedUniqueIdentifier: String?
    open var rankingHint: NSNumber?
    open var userCreated: NSNumber?
    open var userOwned: NSNumber?
    open var userCurated: NSNumber?
    open var textContent: String?
    open var actionIdentifiers: [String]?
    open var sharedItemContentType: UTType?
    open var transcribedTextContent: String?
    open var containerTitle: String?
    open var containerOrder: NSNumber?
    open var providerDataTypeIdentifiers: [String]?
    open var providerFileTypeIdentifiers: [String]?
    open var providerInPlaceFileTypeIdentifiers: [String]?

    // Messages.

    open var mailboxIdentifiers: [String]?
    open var emailHeaders: [String: [Any]]?
    open var accountEmailAddresses: [String]?
    open var authorNames: [String]?
    open var authorAddresses: [String]?
    open var authorEmailAddresses: [String]?
    open var recipientNames: [String]?
    open var recipientAddresses: [String]?
    open var recipientEmailAddresses: [String]?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var instantMessageAddresses: [String]?
    open var authors: [CSPerson]?
    open var primaryRecipients: [CSPerson]?
    open var additionalRecipients: [CSPerson]?
    open var hiddenAdditionalRecipients: [CSPerson]?
    open var htmlContentData: Data?
    open var likelyJunk: NSNumber?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?

    // Documents.

    open var audiences: [String]?
    open var contributors: [String]?
    open var creator: String?
    open var comment: String?
    open var copyright: String?
    open var coverage: String?
    open var editors: [String]?
    open var encodingApplications: [String]?
    open var organizations: [String]?
    open var projects: [String]?
    open var publishers: [String]?
    open var participants: [String]?
    open var languages: [String]?
    open var rights: String?
    open var role: String?
    open var securityMethod: String?
    open var fontNames: [String]?
    open var fileSize: NSNumber?
    open var pageCount: NSNumber?
    open var pageWidth: NSNumber?
    open var pageHeight: NSNumber?
    open var headline: String?
    open var instructions: String?
    open var information: String?
    open var contactKeywords: [String]?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var allDay: NSNumber?
    open var dueDate: Date?
    open var completionDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var importantDates: [Date]?

    // Media.

    open var artist: String?
    open var album: String?
    open var composer: String?
    open var lyricist: String?
    open var genre: String?
    open var musicalGenre: String?
    open var musicalInstrumentCategory: String?
    open var musicalInstrumentName: String?
    open var keySignature: String?
    open var timeSignature: String?
    open var tempo: NSNumber?
    open var recordingDate: Date?
    open var audioBitRate: NSNumber?
    open var audioChannelCount: NSNumber?
    open var audioEncodingApplication: String?
    open var audioSampleRate: NSNumber?
    open var audioTrackNumber: NSNumber?
    open var duration: NSNumber?
    open var generalMIDISequence: NSNumber?
    open var url: URL?
    open var codecs: [String]?
    open var mediaTypes: [String]?
    open var performers: [String]?
    open var producer: String?
    open var director: String?
    open var streamable: NSNumber?
    open var deliveryType: NSNumber?
    open var totalBitRate: NSNumber?
    open var videoBitRate: NSNumber?
    open var originalFormat: String?
    open var originalSource: String?
    open var local: NSNumber?
    open var playCount: NSNumber?
    open var contentRating: NSNumber?
    open var contentSources: [String]?
    open var pixelHeight: NSNumber?
    open var pixelWidth: NSNumber?
    open var pixelCount: NSNumber?
    open var colorSpace: String?
    open var bitsPerSample: NSNumber?
    open var flashOn: NSNumber?
    open var focalLength: NSNumber?
    open var acquisitionMake: String?
    open var acquisitionModel: String?
    open var cameraOwner: String?
    open var lensModel: String?
    open var isoSpeed: NSNumber?
    open var orientation: NSNumber?
    open var layerNames: [String]?
    open var whiteBalance: NSNumber?
    open var aperture: NSNumber?
    open var profileName: String?
    open var resolutionWidthDPI: NSNumber?
    open var resolutionHeightDPI: NSNumber?
    open var exposureMode: NSNumber?
    open var exposureTime: NSNumber?
    open var exifVersion: String?
    open var exifgpsVersion: String?
    open var hasAlphaChannel: NSNumber?
    open var redEyeOn: NSNumber?
    open var meteringMode: String?
    open var maxAperture: NSNumber?
    open var fNumber: NSNumber?
    open var exposureProgram: String?
    open var exposureTimeString: String?

    // Places.

    open var postalCode: String?
    open var city: String?
    open var country: String?
    open var stateOrProvince: String?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var fullyFormattedAddress: String?
    open var namedLocation: String?
    open var altitude: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var speed: NSNumber?
    open var timestamp: Date?
    open var imageDirection: NSNumber?
    open var gpsTrack: NSNumber?
    open var gpsStatus: String?
    open var gpsMeasureMode: String?
    open var gpsdop: NSNumber?
    open var gpsMapDatum: String?
    open var gpsDestLatitude: NSNumber?
    open var gpsDestLongitude: NSNumber?
    open var gpsDestBearing: NSNumber?
    open var gpsDestDistance: NSNumber?
    open var gpsProcessingMethod: String?
    open var gpsAreaInformation: String?
    open var gpsDateStamp: Date?
    open var gpsDifferental: NSNumber?

    private var custom: [CSCustomAttributeKey: any NSSecureCoding] = [:]

    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }

    public init(contentType: UTType) {
        self.contentType = contentType.identifier
        super.init()
    }

    public override convenience init() {
        self.init(itemContentType: "public.data")
    }

    public required init?(coder: NSCoder) {
        super.init()
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
        }
        title = text("title")
        contentDescription = text("contentDescription")
        contentType = text("contentType")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let texts = ["title": title, "contentDescription": contentDescription, "contentType": contentType]
        for case (let key, let text?) in texts { coder.encode(text as NSString, forKey: key) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { custom[key] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { custom[key] }
    open func moveFrom(_ sourceAttributeSet: CSSearchableItemAttributeSet) {}
}

open class CSCustomAttributeKey: NSObject, NSCopying, @unchecked Sendable {
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }
    open override var hash: Int { keyName.hashValue }
}

open class CSPerson: NSObject, NSCopying, @unchecked Sendable {
    public let displayName: String?
    public let handles: [String]
    public let handleIdentifier: String
    open var contactIdentifier: String?

    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
