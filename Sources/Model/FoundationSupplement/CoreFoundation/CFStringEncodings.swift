import Foundation

public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100

    public static var UTF16: CFStringBuiltInEncodings { .unicode }
}

/// Encodings next to those that are built in.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1
    case macChineseTrad = 2
    case macKorean = 3
    case macArabic = 4
    case macHebrew = 5
    case macGreek = 6
    case macCyrillic = 7
    case macThai = 21
    case macChineseSimp = 25
    case macCentralEurRoman = 29
    case macTurkish = 35
    case isoLatin2 = 0x0202
    case isoLatin3 = 0x0203
    case isoLatin4 = 0x0204
    case isoLatinCyrillic = 0x0205
    case isoLatinArabic = 0x0206
    case isoLatinGreek = 0x0207
    case isoLatinHebrew = 0x0208
    case isoLatin5 = 0x0209
    case isoLatin6 = 0x020A
    case isoLatinThai = 0x020B
    case isoLatin7 = 0x020D
    case isoLatin8 = 0x020E
    case isoLatin9 = 0x020F
    case isoLatin10 = 0x0210
    case dosLatinUS = 0x0400
    case dosGreek = 0x0405
    case dosLatin1 = 0x0410
    case dosLatin2 = 0x0412
    case dosCyrillic = 0x0413
    case dosTurkish = 0x0414
    case dosHebrew = 0x0417
    case dosArabic = 0x0419
    case dosRussian = 0x041B
    case dosThai = 0x041D
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case windowsBalticRim = 0x0507
    case windowsVietnamese = 0x0508
    case windowsKoreanJohab = 0x0510
    case ANSEL = 0x0601
    case JIS_X0201_76 = 0x0620
    case JIS_X0208_83 = 0x0621
    case JIS_X0208_90 = 0x0622
    case JIS_X0212_90 = 0x0623
    case JIS_C6226_78 = 0x0624
    case shiftJIS_X0213 = 0x0628
    case shiftJIS_X0213_MenKuTen = 0x0629
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case KSC_5601_87 = 0x0640
    case KSC_5601_92_Johab = 0x0641
    case CNS_11643_92_P1 = 0x0651
    case CNS_11643_92_P2 = 0x0652
    case CNS_11643_92_P3 = 0x0653
    case ISO_2022_JP = 0x0820
    case ISO_2022_JP_2 = 0x0821
    case ISO_2022_JP_1 = 0x0822
    case ISO_2022_JP_3 = 0x0823
    case ISO_2022_CN = 0x0830
    case ISO_2022_CN_EXT = 0x0831
    case ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case macRomanLatin1 = 0x0A04
    case HZ_GB_2312 = 0x0A05
    case big5_HKSCS_1999 = 0x0A06
    case VISCII = 0x0A07
    case KOI8_U = 0x0A08
    case big5_E = 0x0A09
    case nextStepJapanese = 0x0B02
    case EBCDIC_US = 0x0C01
    case EBCDIC_CP037 = 0x0C02
    case UTF7 = 0x0400_0100
    case UTF7_IMAP = 0x0A10

    public static var shiftJIS_X0213_00: CFStringEncodings { .shiftJIS_X0213 }
}

public var kCFStringEncodingInvalidId: CFStringEncoding { 0xFFFF_FFFF }

/// Encodings with a separate number in Foundation; all others have theirs with the highest bit set.
private let foundationEncodings: [CFStringEncoding: String.Encoding] = [
    0: .macOSRoman, 0x0500: .windowsCP1252, 0x0201: .isoLatin1, 0x0B01: .nextstep, 0x0600: .ascii, 0x0100: .unicode,
    0x0800_0100: .utf8, 0x0BFF: .nonLossyASCII, 0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian,
    0x0C00_0100: .utf32, 0x1800_0100: .utf32BigEndian, 0x1C00_0100: .utf32LittleEndian, 0x0202: .isoLatin2,
    0x0501: .windowsCP1250, 0x0502: .windowsCP1251, 0x0503: .windowsCP1253, 0x0504: .windowsCP1254,
    0x0920: .japaneseEUC, 0x0A01: .shiftJIS, 0x0820: .iso2022JP,
]
private let foreign: UInt = 0x8000_0000

@discardableResult
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    if encoding == kCFStringEncodingInvalidId { return UInt(kCFStringEncodingInvalidId) }
    return foundationEncodings[encoding]?.rawValue ?? foreign | UInt(encoding)
}

@discardableResult
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if encoding & foreign != 0 { return CFStringEncoding(truncatingIfNeeded: encoding & ~foreign) }
    return foundationEncodings.first { $0.value.rawValue == encoding }?.key ?? kCFStringEncodingInvalidId
}

private let characterSetNames: [(CFStringEncoding, String)] = [
    (0x0800_0100, "utf-8"), (0x0100, "utf-16"), (0x1000_0100, "utf-16be"), (0x1400_0100, "utf-16le"),
    (0x0C00_0100, "utf-32"), (0x1800_0100, "utf-32be"), (0x1C00_0100, "utf-32le"), (0x0600, "us-ascii"),
    (0x0600, "ascii"), (0, "macintosh"), (0x0201, "iso-8859-1"), (0x0201, "latin1"), (0x0202, "iso-8859-2"),
    (0x0203, "iso-8859-3"), (0x0204, "iso-8859-4"), (0x0205, "iso-8859-5"), (0x0206, "iso-8859-6"),
    (0x0207, "iso-8859-7"), (0x0208, "iso-8859-8"), (0x0209, "iso-8859-9"), (0x020A, "iso-8859-10"),
    (0x020B, "iso-8859-11"), (0x020D, "iso-8859-13"), (0x020E, "iso-8859-14"), (0x020F, "iso-8859-15"),
    (0x0210, "iso-8859-16"), (0x0500, "windows-1252"), (0x0501, "windows-1250"), (0x0502, "windows-1251"),
    (0x0503, "windows-1253"), (0x0504, "windows-1254"), (0x0505, "windows-1255"), (0x0506, "windows-1256"),
    (0x0507, "windows-1257"), (0x0508, "windows-1258"), (0x041D, "windows-874"), (0x0632, "gb18030"),
    (0x0631, "gbk"), (0x0930, "gb2312"), (0x0930, "euc-cn"), (0x0A05, "hz-gb-2312"), (0x0A03, "big5"),
    (0x0A06, "big5-hkscs"), (0x0931, "euc-tw"), (0x0A01, "shift_jis"), (0x0A01, "sjis"), (0x0920, "euc-jp"),
    (0x0820, "iso-2022-jp"), (0x0840, "iso-2022-kr"), (0x0940, "euc-kr"), (0x0422, "ks_c_5601-1987"),
    (0x0A02, "koi8-r"), (0x0A08, "koi8-u"), (0x0400_0100, "utf-7"),
]

/// IANA names, in any letter case.
@discardableResult
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let name = theString?.lowercased() else { return kCFStringEncodingInvalidId }
    return characterSetNames.first { $0.1 == name }?.0 ?? kCFStringEncodingInvalidId
}

@discardableResult
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    characterSetNames.first { $0.0 == encoding }?.1
}

@discardableResult
public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.macRoman.rawValue }

@discardableResult
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    "a".data(using: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))) != nil
}

@discardableResult
public func CFStringGetNameOfEncoding(_ encoding: CFStringEncoding) -> CFString! {
    CFStringConvertEncodingToIANACharSetName(encoding)
}
