/// Apple's types with different names in Swift, with empty values.
enum AppleTypes {
    /// Modules whose types every other module re-exports.
    static let everywhere: Set<String> = ["Foundation", "CoreGraphics", "CoreFoundation", "ObjectiveC", "Dispatch"]

    /// Classes by their names in Objective-C.
    static let objects: [String: (text: String, empty: String?)] = {
        var objects: [String: (text: String, empty: String?)] = [
            "NSString": ("String", "\"\""), "NSDate": ("Date", "Date(timeIntervalSince1970: 0)"),
            "NSData": ("Data", "Data()"), "NSURL": ("URL", "URL(fileURLWithPath: \"/\")"),
            "NSUUID": ("UUID", "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"),
            "NSNumber": ("NSNumber", "NSNumber(value: 0)"), "NSValue": ("NSValue", "NSNumber(value: 0)"),
            "NSDecimalNumber": ("NSDecimalNumber", "NSDecimalNumber(value: 0)"), "NSNull": ("NSNull", "NSNull()"),
            "NSObject": ("NSObject", "NSObject()"),
            "NSError": ("any Error", "NSError(domain: \"Objective-C\", code: 0)"),
            "NSDateComponents": ("DateComponents", "DateComponents()"),
            "NSPersonNameComponents": ("PersonNameComponents", "PersonNameComponents()"),
            "NSDateInterval": ("DateInterval", "DateInterval()"), "NSIndexPath": ("IndexPath", "IndexPath()"),
            "NSIndexSet": ("IndexSet", "IndexSet()"), "NSCalendar": ("Calendar", "Calendar.current"),
            "NSLocale": ("Locale", "Locale.current"), "NSTimeZone": ("TimeZone", "TimeZone.current"),
            "NSCharacterSet": ("CharacterSet", "CharacterSet()"),
            "NSNotification": ("Notification", "Notification(name: Notification.Name(\"\"))"),
            "NSURLComponents": ("URLComponents", "URLComponents()"),
            "NSURLQueryItem": ("URLQueryItem", "URLQueryItem(name: \"\", value: nil)"),
            "NSURLRequest": ("URLRequest", "URLRequest(url: URL(fileURLWithPath: \"/\"))"),
            "NSAttributedString": ("NSAttributedString", "NSAttributedString(string: \"\")"),
            "NSMutableAttributedString": ("NSMutableAttributedString", "NSMutableAttributedString(string: \"\")"),
            "NSBundle": ("Bundle", "Bundle.main"), "NSUserDefaults": ("UserDefaults", "UserDefaults.standard"),
            "NSFileManager": ("FileManager", "FileManager.default"),
            "NSNotificationCenter": ("NotificationCenter", "NotificationCenter.default"),
            "NSProcessInfo": ("ProcessInfo", "ProcessInfo.processInfo"), "NSThread": ("Thread", "Thread.current"),
            "NSOperationQueue": ("OperationQueue", "OperationQueue.main"), "NSRunLoop": ("RunLoop", "RunLoop.main"),
            "UIColor": ("UIColor", "UIColor.clear"), "UIImage": ("UIImage", "UIImage()"),
            "UIFont": ("UIFont", "UIFont.systemFont(ofSize: 17)"), "NSColor": ("NSColor", "NSColor.clear"),
            "NSImage": ("NSImage", "NSImage(size: .zero)"), "NSFont": ("NSFont", "NSFont.systemFont(ofSize: 13)"),
            "NSURLSession": ("URLSession", "URLSession.shared"),
            "NSURLSessionConfiguration": ("URLSessionConfiguration", "URLSessionConfiguration.default"),
            "NSTask": ("Process", nil),
            // Foundation here has a class with that name, which is not the one that sources see (`QualifiedNames`).
            "NSPersonNameComponentsFormatter": (
                "FoundationSupplement.PersonNameComponentsFormatter",
                "FoundationSupplement.PersonNameComponentsFormatter()"
            ),
        ]
        for name in [
            "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSMutableData",
            "NSOrderedSet", "NSMutableOrderedSet", "NSMutableIndexSet", "NSCountedSet", "NSLock", "NSRecursiveLock",
        ] { objects[name] = (name, name + "()") }
        for name in [
            "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "Formatter",
            "DateComponentsFormatter", "DateIntervalFormatter", "LengthFormatter",
            "MassFormatter", "EnergyFormatter", "MeasurementFormatter", "Operation", "BlockOperation", "Progress",
            "Pipe", "UndoManager",
        ] { objects["NS" + name] = (name, name + "()") }
        for name in [
            "NetService", "NetServiceBrowser", "Timer", "JSONSerialization", "Scanner", "Stream", "InputStream",
            "OutputStream", "XMLParser",
            "FileHandle", "Unit", "Dimension", "Port", "Host", "FileWrapper", "URLCache", "URLResponse",
            "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLProtectionSpace",
            "URLAuthenticationChallenge", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
            "URLSessionUploadTask", "CachedURLResponse", "URLProtocol", "PropertyListSerialization",
        ] { objects["NS" + name] = (name, nil) }
        for name in [
            "NSPredicate", "NSSortDescriptor", "NSException", "NSCoder", "NSUserActivity", "NSExtensionContext",
        ] {
            objects[name] = (name, nil)
        }
        return objects
    }()

    /// Values by their names in C.
    static let values: [String: (text: String, empty: String)] = {
        var values: [String: (text: String, empty: String)] = [
            "BOOL": ("Bool", "false"), "bool": ("Bool", "false"), "_Bool": ("Bool", "false"),
            "Boolean": ("Bool", "false"),
            "CGRect": ("CGRect", "CGRect.zero"), "CGSize": ("CGSize", "CGSize.zero"),
            "CGPoint": ("CGPoint", "CGPoint.zero"), "CGVector": ("CGVector", "CGVector.zero"),
            "NSRect": ("CGRect", "CGRect.zero"), "NSSize": ("CGSize", "CGSize.zero"),
            "NSPoint": ("CGPoint", "CGPoint.zero"), "NSRange": ("NSRange", "NSRange(location: 0, length: 0)"),
            "CGAffineTransform": ("CGAffineTransform", "CGAffineTransform.identity"),
            "UIEdgeInsets": ("UIEdgeInsets", "UIEdgeInsets.zero"), "UIOffset": ("UIOffset", "UIOffset.zero"),
            "CLLocationCoordinate2D": ("CLLocationCoordinate2D", "CLLocationCoordinate2D()"),
            "NSComparisonResult": ("ComparisonResult", "ComparisonResult.orderedSame"),
            "NSNotificationName": ("NSNotification.Name", "NSNotification.Name(\"\")"),
            "NSErrorDomain": ("String", "\"\""), "NSRunLoopMode": ("RunLoop.Mode", "RunLoop.Mode.default"),
            "NSAttributedStringKey": ("NSAttributedString.Key", "NSAttributedString.Key(\"\")"),
            "UIViewContentMode": ("UIView.ContentMode", "UIView.ContentMode.scaleToFill"),
            "UIControlState": ("UIControl.State", "[]"), "UIControlEvents": ("UIControl.Event", "[]"),
            "UIImageOrientation": ("UIImage.Orientation", "UIImage.Orientation.up"),
            "UIFontWeight": ("UIFont.Weight", "UIFont.Weight.regular"),
            "UIApplicationState": ("UIApplication.State", "UIApplication.State.active"),
            "UITableViewStyle": ("UITableView.Style", "UITableView.Style.plain"),
            "NSCalendarUnit": ("NSCalendar.Unit", "[]"),
            "NSDateFormatterStyle": ("DateFormatter.Style", "DateFormatter.Style.none"),
            "NSQualityOfService": ("QualityOfService", "QualityOfService.default"),
            "float": ("Float", "0"), "double": ("Double", "0"), "Float32": ("Float", "0"), "Float64": ("Double", "0"),
            "CGFloat": ("CGFloat", "0"), "NSTimeInterval": ("TimeInterval", "0"),
            "CFTimeInterval": ("TimeInterval", "0"),
            "CFAbsoluteTime": ("TimeInterval", "0"),
        ]
        let integers: [(String, [String])] = [
            ("CChar", ["char"]), ("Int8", ["signed char", "int8_t", "SInt8"]),
            ("UInt8", ["unsigned char", "uint8_t", "UInt8", "Byte"]),
            ("Int16", ["short", "short int", "int16_t", "SInt16"]),
            ("UInt16", ["unsigned short", "unsigned short int", "uint16_t", "UInt16", "unichar"]),
            ("Int32", ["int", "signed", "signed int", "int32_t", "SInt32", "OSStatus"]),
            ("UInt32", ["unsigned", "unsigned int", "uint32_t", "UInt32", "FourCharCode", "OSType", "uint"]),
            ("Int", ["NSInteger", "long", "long int", "ssize_t", "intptr_t", "CFIndex", "size_t", "ptrdiff_t"]),
            ("UInt", ["NSUInteger", "unsigned long", "unsigned long int", "uintptr_t", "NSStringEncoding"]),
            ("Int64", ["long long", "long long int", "int64_t", "SInt64", "off_t"]),
            ("UInt64", ["unsigned long long", "unsigned long long int", "uint64_t", "UInt64", "u_int64_t"]),
        ]
        for (text, names) in integers { for name in names { values[name] = (text, "0") } }
        return values
    }()

    /// Classes that require generic arguments in Swift.
    static let generic: Set<String> = [
        "NSCache", "NSMapTable", "NSHashTable", "NSFetchRequest", "NSFetchedResultsController", "NSLayoutAnchor",
        "NSMeasurement", "NSEnumerator", "NSDiffableDataSourceSnapshot", "UICollectionViewDiffableDataSource",
        "UITableViewDiffableDataSource",
    ]

    /// The arguments of a class's simplest initializer, if it has any.
    static let initializers = [
        "UIColor": "white: 0, alpha: 0", "NSColor": "white: 0, alpha: 0", "NSImage": "size: .zero",
        "UIViewController": "nibName: nil, bundle: nil", "NSAttributedString": "string: \"\"",
        "NSMutableAttributedString": "string: \"\"",
    ]

    /// Swift's integer types.
    static let integers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "CChar",
    ]
}
