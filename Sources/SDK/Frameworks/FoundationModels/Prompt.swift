import Foundation

/// A prompt for a model.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String

    init(text: String) {
        self.text = text
    }

    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }

    public var promptRepresentation: Prompt { self }
}

public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

@resultBuilder
public struct PromptBuilder {
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }

    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        var texts: [String] = []
        for component in repeat each components { texts.append(component.promptRepresentation.text) }
        return Prompt(text: texts.joined(separator: "\n"))
    }

    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(text: prompts.map(\.promptRepresentation.text).joined(separator: "\n"))
    }

    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
}

/// A model's instructions.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String

    init(text: String) {
        self.text = text
    }

    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }

    public var instructionsRepresentation: Instructions { self }
}

public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

@resultBuilder
public struct InstructionsBuilder {
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
        var texts: [String] = []
        for component in repeat each components { texts.append(component.instructionsRepresentation.text) }
        return Instructions(text: texts.joined(separator: "\n"))
    }

    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: instructions.map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }

    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }

    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }

    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(text: "")
    }

    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
}

extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt {
        Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
}
