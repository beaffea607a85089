import Foundation

@discardableResult
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    originalString.flatMap {
        PercentEscapes.added(
            to: $0, leaving: charactersToLeaveUnescaped ?? "", escaping: legalURLCharactersToBeEscaped ?? "",
            encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding)))
    }
}

/// With no characters to leave escaped nothing is replaced; with an empty text all escapes are.
@discardableResult
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    originalString.flatMap { PercentEscapes.replaced(in: $0, except: charactersToLeaveEscaped) }
}

@discardableResult
public func CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
    _ allocator: CFAllocator!, _ origString: CFString!, _ charsToLeaveEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    origString.flatMap {
        PercentEscapes.replaced(
            in: $0, except: charsToLeaveEscaped,
            encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding)))
    }
}

/// Percent escapes as Core Foundation adds and replaces them.
enum PercentEscapes {
    /// Characters allowed unescaped in a URL: unreserved and reserved characters of RFC 2396.
    private static let legal = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,".unicodeScalars)

    static func added(
        to text: String, leaving left: String, escaping escaped: String, encoding: String.Encoding
    ) -> String? {
        let left = Set(left.unicodeScalars)
        let escaped = Set(escaped.unicodeScalars)
        var result = ""
        for scalar in text.unicodeScalars {
            let isPlain = legal.contains(scalar) && !escaped.contains(scalar) || left.contains(scalar)
            if isPlain {
                result.unicodeScalars.append(scalar)
            } else {
                guard let bytes = String(scalar).data(using: encoding) else { return nil }
                for byte in bytes { result += hexadecimal(byte) }
            }
        }
        return result
    }

    /// 1. A run of escapes is read as bytes, and those as text.
    /// 2. Characters to leave keep their escapes.
    ///
    /// `nil` when an escape is malformed or its bytes are not text.
    static func replaced(in text: String, except kept: String?, encoding: String.Encoding = .utf8) -> String? {
        guard let kept else { return text }
        let left = Set(kept.unicodeScalars)
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var run: [UInt8] = []
            while index < bytes.count, bytes[index] == UInt8(ascii: "%") {
                guard index + 2 < bytes.count,
                    let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
                    let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
                else { return nil }
                run.append(UInt8(high * 16 + low))
                index += 3
            }
            guard let words = String(data: Data(run), encoding: encoding) else { return nil }
            for scalar in words.unicodeScalars {
                guard left.contains(scalar) else {
                    result += Array(String(scalar).utf8)
                    continue
                }
                for byte in String(scalar).data(using: encoding) ?? Data() { result += Array(hexadecimal(byte).utf8) }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}
