/// A request for photos: what Apple's two intents for photos have in common.
open class _INPhotoRequest: INIntent {
    public internal(set) var dateCreated: INDateComponentsRange?
    public internal(set) var locationCreated: CLPlacemark?
    public internal(set) var albumName: String?
    public internal(set) var searchTerms: [String]?
    public internal(set) var searchTermsOperator: INConditionalOperator = .all
    public internal(set) var includedAttributes: INPhotoAttributeOptions = []
    public internal(set) var excludedAttributes: INPhotoAttributeOptions = []
    public internal(set) var peopleInPhoto: [INPerson]?
    public internal(set) var peopleInPhotoOperator: INConditionalOperator = .all

    public required init() {
        super.init()
    }

    public init(
        dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
        includedAttributes: INPhotoAttributeOptions, excludedAttributes: INPhotoAttributeOptions,
        peopleInPhoto: [INPerson]?
    ) {
        self.dateCreated = dateCreated
        self.locationCreated = locationCreated
        self.albumName = albumName
        self.searchTerms = searchTerms
        self.includedAttributes = includedAttributes
        self.excludedAttributes = excludedAttributes
        self.peopleInPhoto = peopleInPhoto
        super.init()
    }
}
