import Foundation
import Testing

@testable import FoundationSupplement

@Suite("Core Foundation")
struct CoreFoundationTests {
    @Test("A transform changes a string in place")
    func transforms() {
        let text = NSMutableString(string: "Привет é")
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        #expect(text.isEqual(to: "Privet e"))
    }

    @Test("Percent escapes are added and replaced as requested")
    func percentEscapes() {
        let encoding = CFStringBuiltInEncodings.UTF8.rawValue
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "a b&ö/", nil, "&", encoding) == "a%20b%26%C3%B6/")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2F", "/") == "a b%2F")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "100%", "") == nil)
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "%+f", "") == nil)
    }

    @Test("A URL returns its components as written")
    func urlParts() {
        let url = URL(string: "http://user@garden.example:8/a%20b.png?q=1#end")
        #expect(CFURLCopyPath(url) == "/a%20b.png")
        #expect(CFURLCopyNetLocation(url) == "user@garden.example:8")
        #expect(CFURLCopyResourceSpecifier(url) == "?q=1#end")
        #expect(CFURLCopyPathExtension(url) == "png")
    }

    @Test("Strings are compared and searched literally by default")
    func comparing() {
        #expect(CFStringFind("abcABC", "B", []).location == 4)
        #expect(CFStringFind("abcABC", "B", .compareCaseInsensitive).location == 1)
        #expect(CFStringFind("abc", "x", []).location == -1)
        #expect(CFStringCompare("a10", "a9", .compareNumerically) == .compareGreaterThan)
    }

    @Test("Pointers of collections lead to their values")
    func collections() throws {
        let array: CFArray = [["a": 1], "text", [1, 2]]
        let first = try #require(CFArrayGetValueAtIndex(array, 0))
        #expect(unsafeBitCast(first, to: CFDictionary.self)["a"] as? Int == 1)
        let second = try #require(CFArrayGetValueAtIndex(array, 1))
        #expect(Unmanaged<NSString>.fromOpaque(second).takeUnretainedValue().isEqual(to: "text"))
        #expect(CFArrayGetValueAtIndex(array, 3) == nil)
    }

    @Test("A number says whether a type can hold it")
    func numbers() {
        var value: Int32 = 0
        #expect(CFNumberGetValue(NSNumber(value: 7), .sInt32Type, &value))
        #expect(value == 7)
        #expect(!CFNumberGetValue(NSNumber(value: 7.5), .sInt32Type, &value))
        #expect(!CFNumberGetValue(NSNumber(value: Int64(1) << 40), .sInt32Type, &value))
    }

    @Test("A tokenizer finds words")
    func words() {
        let text = "The big, red 你"
        let tokenizer = CFStringTokenizerCreate(nil, text, CFRangeMake(0, 14), kCFStringTokenizerUnitWord, nil)
        var found: [Int] = []
        while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
            found.append(CFStringTokenizerGetCurrentTokenRange(tokenizer).location)
        }
        #expect(found == [0, 4, 9, 13])
    }

    @Test("Words and sentences are enumerated, backward too")
    func enumeration() {
        var words: [String] = []
        let text = "Hello big world. Bye."
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .reverse]) { word, _, _, stop in
            words.append(word ?? "")
            stop = words.count == 3
        }
        #expect(words == ["Bye", "world", "big"])
    }

    @Test("Encoding constants survive the conversion to Foundation and back")
    func encodings() {
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0632) == 0x8000_0632)
        #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == 0x0800_0100)
        #expect(CFStringConvertIANACharSetNameToEncoding("GB18030") == 0x0632)
        #expect(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
    }
}
