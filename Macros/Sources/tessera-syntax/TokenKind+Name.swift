import SwiftSyntax

extension TokenKind {
    /// The name of the case, without its text. The command line asks for these names; others count as `token`.
    var name: String {
        switch self {
        case .identifier: "identifier"
        case .dollarIdentifier: "dollarIdentifier"
        case .keyword: "keyword"
        case .wildcard: "wildcard"
        case .leftParen: "leftParen"
        case .rightParen: "rightParen"
        case .leftBrace: "leftBrace"
        case .rightBrace: "rightBrace"
        case .leftSquare: "leftSquare"
        case .rightSquare: "rightSquare"
        case .leftAngle: "leftAngle"
        case .rightAngle: "rightAngle"
        case .comma: "comma"
        case .colon: "colon"
        case .semicolon: "semicolon"
        case .period: "period"
        case .equal: "equal"
        case .arrow: "arrow"
        case .atSign: "atSign"
        case .pound: "pound"
        case .backslash: "backslash"
        case .poundIf: "poundIf"
        case .poundElseif: "poundElseif"
        case .poundElse: "poundElse"
        case .poundEndif: "poundEndif"
        case .stringQuote, .multilineStringQuote, .singleQuote: "stringQuote"
        case .stringSegment: "stringText"
        case .rawStringPoundDelimiter: "rawStringPoundDelimiter"
        case .regexSlash, .regexPoundDelimiter: "regexDelimiter"
        case .regexLiteralPattern: "regexLiteralPattern"
        case .integerLiteral: "integerLiteral"
        case .floatLiteral: "floatLiteral"
        case .binaryOperator: "binaryOperator"
        case .prefixOperator, .prefixAmpersand: "prefixOperator"
        case .postfixOperator: "postfixOperator"
        case .postfixQuestionMark, .infixQuestionMark: "questionMark"
        case .exclamationMark: "exclamationMark"
        case .ellipsis: "ellipsis"
        case .shebang: "shebang"
        default: "token"
        }
    }
}
