import Foundation
import SwiftUI

extension Tips {
    @resultBuilder
    public enum ActionsBuilder {
        public static func buildExpression(_ element: Tips.Action) -> [Tips.Action] { [element] }
        public static func buildExpression(_ elements: [Tips.Action]) -> [Tips.Action] { elements }
        public static func buildBlock(_ parts: [Tips.Action]...) -> [Tips.Action] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Tips.Action]?) -> [Tips.Action] { part ?? [] }
        public static func buildEither(first part: [Tips.Action]) -> [Tips.Action] { part }
        public static func buildEither(second part: [Tips.Action]) -> [Tips.Action] { part }
        public static func buildArray(_ parts: [[Tips.Action]]) -> [Tips.Action] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [Tips.Action]) -> [Tips.Action] { part }
    }

    @resultBuilder
    public enum RuleBuilder {
        public static func buildExpression(_ element: Tips.Rule) -> [Tips.Rule] { [element] }
        public static func buildExpression(_ elements: [Tips.Rule]) -> [Tips.Rule] { elements }
        public static func buildBlock(_ parts: [Tips.Rule]...) -> [Tips.Rule] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Tips.Rule]?) -> [Tips.Rule] { part ?? [] }
        public static func buildEither(first part: [Tips.Rule]) -> [Tips.Rule] { part }
        public static func buildEither(second part: [Tips.Rule]) -> [Tips.Rule] { part }
        public static func buildArray(_ parts: [[Tips.Rule]]) -> [Tips.Rule] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [Tips.Rule]) -> [Tips.Rule] { part }
    }

    @resultBuilder
    public enum OptionsBuilder {
        public static func buildExpression(_ element: any TipOption) -> [any TipOption] { [element] }
        public static func buildExpression(_ elements: [any TipOption]) -> [any TipOption] { elements }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
        public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
        public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
        public static func buildArray(_ parts: [[any TipOption]]) -> [any TipOption] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [any TipOption]) -> [any TipOption] { part }
    }
}

extension TipGroup {
    @resultBuilder
    public enum TipsBuilder {
        public static func buildExpression(_ element: any Tip) -> [any Tip] { [element] }
        public static func buildExpression(_ elements: [any Tip]) -> [any Tip] { elements }
        public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
        public static func buildEither(first part: [any Tip]) -> [any Tip] { part }
        public static func buildEither(second part: [any Tip]) -> [any Tip] { part }
        public static func buildArray(_ parts: [[any Tip]]) -> [any Tip] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [any Tip]) -> [any Tip] { part }
    }
}
