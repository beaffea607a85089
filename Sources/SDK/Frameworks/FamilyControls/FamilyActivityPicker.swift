import ManagedSettings
import SwiftUI

/// Picks apps and websites; a widget has no pickers, so nothing is drawn.
@MainActor @preconcurrency
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}

    public var body: some View { EmptyView() }
}

extension View {
    /// Has no effect: a widget shows no sheets.
    nonisolated public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View {
        self
    }

    /// Has no effect: a widget shows no sheets.
    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View {
        self
    }
}

/// Titles that the system provides for known tokens.
public struct FamilyActivityTitleView: View {
    public nonisolated init(_ token: ApplicationToken) {}
    public nonisolated init(_ token: ActivityCategoryToken) {}
    public nonisolated init(_ token: WebDomainToken) {}

    public var body: some View { Text(verbatim: "App") }
}

/// Icons that the system provides for known tokens.
public struct FamilyActivityIconView: View {
    public nonisolated init(_ token: ApplicationToken) {}
    public nonisolated init(_ token: ActivityCategoryToken) {}
    public nonisolated init(_ token: WebDomainToken) {}

    public var body: some View { Image(systemName: "app") }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    public init(_ applicationToken: ApplicationToken) {
        self.init {
            FamilyActivityTitleView(applicationToken)
        } icon: {
            FamilyActivityIconView(applicationToken)
        }
    }

    public init(_ categoryToken: ActivityCategoryToken) {
        self.init {
            FamilyActivityTitleView(categoryToken)
        } icon: {
            FamilyActivityIconView(categoryToken)
        }
    }

    public init(_ webDomainToken: WebDomainToken) {
        self.init {
            FamilyActivityTitleView(webDomainToken)
        } icon: {
            FamilyActivityIconView(webDomainToken)
        }
    }
}
