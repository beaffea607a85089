import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// A locale identifier whose parts exist: a language, perhaps a script, perhaps a region.
///
/// Identifiers are checked against ISO 639-1 (and the longer codes that iOS offers) rather than against the system's
/// locale data, so that the result is the same on every machine.
package struct LocaleName: Hashable, Sendable {
    /// With underscores: `ko`, `zh_Hans_CN`.
    package let identifier: String
    package let language: String
    package let layoutDirection: LayoutDirection

    init(identifier: String, language: String, layoutDirection: LayoutDirection) {
        self.identifier = identifier
        self.language = language
        self.layoutDirection = layoutDirection
    }

    /// - Throws: `UnknownName` when the language is unknown or the rest isn't a script and a region.
    package init(argument name: String) throws(UnknownName) {
        let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let language = parts.first.map { $0.lowercased() } ?? ""
        guard Self.isLanguage(language) else {
            throw UnknownName(
                kind: "locale", name: name, suggestions: [],
                hint: "Write a language with or without a region, such as ko, en_US or zh_Hans_CN.")
        }
        var normal = [language]
        var rest = parts.dropFirst()
        var script: String?
        if let part = rest.first, part.count == 4, part.allSatisfy(\.isASCIILetter) {
            let name = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            script = name
            normal.append(name)
            rest = rest.dropFirst()
        }
        if let part = rest.first, Self.isRegion(part) {
            normal.append(part.uppercased())
            rest = rest.dropFirst()
        }
        guard rest.isEmpty else {
            throw UnknownName(
                kind: "locale", name: name, suggestions: [normal.joined(separator: "_")],
                hint: "A script of four letters or a region of two follows the language.")
        }
        self.language = language
        identifier = normal.joined(separator: "_")
        layoutDirection = Self.isRightToLeft(language, script: script) ? .rightToLeft : .leftToRight
    }

    private static func isRegion(_ part: Substring) -> Bool {
        (part.count == 2 && part.allSatisfy(\.isASCIILetter))
            || (part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber })
    }

    private static func isLanguage(_ code: String) -> Bool {
        switch code.count {
        case 2: twoLetterCodes.split(separator: " ").contains { $0 == code }
        case 3: threeLetterCodes.split(separator: " ").contains { $0 == code }
        default: false
        }
    }

    private static func isRightToLeft(_ language: String, script: String?) -> Bool {
        if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script) }
        return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "mzn", "lrc", "iw"].contains(
            language)
    }

    /// ISO 639-1.
    private static let twoLetterCodes = """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el \
        en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu \
        iw ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my \
        na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn \
        so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """

    /// Languages without a code of two letters that iOS offers or formats dates in.
    private static let threeLetterCodes = """
        agq ars asa ast bas bem bez brx ccp ceb cgg chr ckb dav dje dsb dua dyo ebu ewo fil fur gsw guz haw hmn hsb \
        jgo jmc kab kam kde kea khq kkj kln kok ksb ksf ksh lag lkt lrc luo luy mai mas mer mfe mgh mgo mni mua mzn \
        naq nds nmg nnh nqo nus nyn pcm rof rwk sah saq sat sbp seh ses shi smn taq teo twq tzm vai vun wae wuu xog \
        yav yue zgh
        """
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
