/// The kinds of nodes that the host uses, with SwiftSyntax's names.
package enum SyntaxKind: String, Hashable, Sendable {
    /// Any other kind, such as one of a newer toolchain.
    case other

    // Structure
    case sourceFile, codeBlockItemList, codeBlockItem, codeBlock, memberBlock, memberBlockItemList, memberBlockItem
    case ifConfigDecl, ifConfigClauseList, ifConfigClause, postfixIfConfigExpr, unexpectedNodes

    // Declarations
    case importDecl, structDecl, classDecl, enumDecl, actorDecl, protocolDecl, extensionDecl, functionDecl
    case initializerDecl, deinitializerDecl, subscriptDecl, variableDecl, enumCaseDecl, typeAliasDecl
    case associatedTypeDecl, macroDecl, macroExpansionDecl, accessorDecl, accessorBlock, accessorDeclList
    case importPathComponentList, importPathComponent, typeInitializerClause, patternBindingList, patternBinding
    case initializerClause
    case typeAnnotation, inheritanceClause, inheritedTypeList, inheritedType, genericWhereClause
    case attributeList, attribute, declModifierList, declModifier, functionSignature, functionParameterClause
    case functionParameterList, functionParameter, returnClause, functionEffectSpecifiers, throwsClause
    case genericParameterClause, genericParameter, enumCaseElementList, enumCaseElement

    // Types
    case identifierType, memberType, optionalType, implicitlyUnwrappedOptionalType, someOrAnyType, attributedType
    case compositionType, compositionTypeElement
    case functionType, tupleType, tupleTypeElementList, arrayType, dictionaryType, genericArgumentClause, missingType

    // Patterns and statements
    case identifierPattern, tuplePattern, expressionPattern, valueBindingPattern, isTypePattern
    case switchCase, switchCaseItem, catchItem, returnStmt, guardStmt, whileStmt, forStmt, repeatStmt, doStmt
    case expressionStmt, conditionElement, conditionElementList, matchingPatternCondition, optionalBindingCondition

    // Expressions
    case ifExpr, switchExpr, closureExpr, functionCallExpr, memberAccessExpr, declReferenceExpr, sequenceExpr
    case exprList, labeledExprList, labeledExpr, macroExpansionExpr, asExpr, unresolvedAsExpr, tupleExpr, arrayExpr
    case dictionaryExpr, subscriptCallExpr, forceUnwrapExpr, optionalChainingExpr, tryExpr, awaitExpr, keyPathExpr
    case stringLiteralExpr, regexLiteralExpr, booleanLiteralExpr, expressionSegment, multipleTrailingClosureElement
    case binaryOperatorExpr, prefixOperatorExpr, postfixOperatorExpr, assignmentExpr, unresolvedTernaryExpr
    case unresolvedIsExpr, typeExpr, genericSpecializationExpr, integerLiteralExpr, floatLiteralExpr, nilLiteralExpr
    case superExpr, inOutExpr, multipleTrailingClosureElementList

    // Tokens
    case token, identifier, dollarIdentifier, keyword, wildcard, leftParen, rightParen, leftBrace, rightBrace
    case leftSquare, rightSquare, leftAngle, rightAngle, comma, colon, semicolon, period, equal, arrow, atSign, pound
    case backslash, poundIf, poundElseif, poundElse, poundEndif, stringQuote, stringText, rawStringPoundDelimiter
    case regexDelimiter, regexLiteralPattern, integerLiteral, floatLiteral, binaryOperator, prefixOperator
    case postfixOperator, questionMark, exclamationMark, ellipsis, shebang

    /// Whether a node of this kind is, or may be, a token.
    var isToken: Bool {
        switch self {
        case .other, .token, .identifier, .dollarIdentifier, .keyword, .wildcard, .leftParen, .rightParen, .leftBrace,
            .rightBrace, .leftSquare, .rightSquare, .leftAngle, .rightAngle, .comma, .colon, .semicolon, .period,
            .equal, .arrow, .atSign, .pound, .backslash, .poundIf, .poundElseif, .poundElse, .poundEndif, .stringQuote,
            .stringText, .rawStringPoundDelimiter, .regexDelimiter, .regexLiteralPattern, .integerLiteral,
            .floatLiteral, .binaryOperator, .prefixOperator, .postfixOperator, .questionMark, .exclamationMark,
            .ellipsis, .shebang:
            true
        default: false
        }
    }

    /// Whether a token of this kind is part of a literal's text.
    var isLiteralText: Bool {
        switch self {
        case .stringQuote, .stringText, .rawStringPoundDelimiter, .regexDelimiter, .regexLiteralPattern, .shebang: true
        default: false
        }
    }

    /// The kind of bracket that closes one of this kind.
    var closingBracket: SyntaxKind? {
        switch self {
        case .leftParen: .rightParen
        case .leftBrace: .rightBrace
        case .leftSquare: .rightSquare
        default: nil
        }
    }
}
