import UIKit

// Names that both toolkits have; the declarations are UIKit's.
public typealias NSLayoutConstraint = UIKit.NSLayoutConstraint
public typealias NSLayoutAnchor = UIKit.NSLayoutAnchor
public typealias NSLayoutXAxisAnchor = UIKit.NSLayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = UIKit.NSLayoutYAxisAnchor
public typealias NSLayoutDimension = UIKit.NSLayoutDimension
public typealias NSLayoutGuide = UIKit.UILayoutGuide
public typealias NSDirectionalEdgeInsets = UIKit.NSDirectionalEdgeInsets
public typealias NSDirectionalRectEdge = UIKit.NSDirectionalRectEdge
public typealias NSRectAlignment = UIKit.NSRectAlignment
public typealias NSTextAlignment = UIKit.NSTextAlignment
public typealias NSLineBreakMode = UIKit.NSLineBreakMode
public typealias NSWritingDirection = UIKit.NSWritingDirection
public typealias NSUnderlineStyle = UIKit.NSUnderlineStyle
public typealias NSStringDrawingContext = UIKit.NSStringDrawingContext
public typealias NSParagraphStyle = UIKit.NSParagraphStyle
public typealias NSMutableParagraphStyle = UIKit.NSMutableParagraphStyle
public typealias NSTextTab = UIKit.NSTextTab
public typealias NSTextList = UIKit.NSTextList
public typealias NSShadow = UIKit.NSShadow
public typealias NSTextStorage = UIKit.NSTextStorage
public typealias NSTextStorageDelegate = UIKit.NSTextStorageDelegate
public typealias NSTextContainer = UIKit.NSTextContainer
public typealias NSLayoutManager = UIKit.NSLayoutManager
public typealias NSLayoutManagerDelegate = UIKit.NSLayoutManagerDelegate
public typealias NSDataAsset = UIKit.NSDataAsset
public typealias NSDiffableDataSourceSnapshot = UIKit.NSDiffableDataSourceSnapshot
public typealias NSCollectionLayoutSize = UIKit.NSCollectionLayoutSize
public typealias NSCollectionLayoutDimension = UIKit.NSCollectionLayoutDimension
public typealias NSCollectionLayoutItem = UIKit.NSCollectionLayoutItem
public typealias NSCollectionLayoutGroup = UIKit.NSCollectionLayoutGroup
public typealias NSCollectionLayoutSection = UIKit.NSCollectionLayoutSection
public typealias NSCollectionLayoutSpacing = UIKit.NSCollectionLayoutSpacing

extension NSLayoutConstraint {
    public typealias Priority = UILayoutPriority
    public typealias Orientation = NSLayoutConstraint.Axis
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
