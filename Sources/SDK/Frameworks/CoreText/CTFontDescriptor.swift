// Sendable: the classes of this file have no mutable state outside of a lock.

open class CTFontDescriptor: NSObject, @unchecked Sendable {
    private let name: String
    private let size: CGFloat

    package init(descriptorName name: String, size: CGFloat) {
        (self.name, self.size) = (name, size)
        super.init()
    }

    open var _descriptorName: String { name }
    open var _descriptorSize: CGFloat { size }
}

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(descriptorName: name, size: size)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    let name = attributes[kCTFontNameAttribute] ?? attributes[kCTFontFamilyNameAttribute]
    let size = (attributes[kCTFontSizeAttribute] as? NSNumber)?.doubleValue ?? 0
    return CTFontDescriptor(descriptorName: name as? String ?? "", size: CGFloat(size))
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontDisplayNameAttribute:
        descriptor._descriptorName as NSString
    case kCTFontSizeAttribute: NSNumber(value: Double(descriptor._descriptorSize))
    default: nil
    }
}

public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CTFontDescriptor? { descriptor }

public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kNumberCaseType = 21
public let kUpperCaseNumbersSelector = 1
public let kLowerCaseNumbersSelector = 0
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltSixOnSelector = 12
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
