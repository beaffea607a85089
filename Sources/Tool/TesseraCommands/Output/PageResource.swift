/// The styles and scripts of the pages that commands write: files of the folder `Page`, embedded in the program.
enum PageResource {
    static let auditStyle = reportStyle + text(PackageResources.audit_css)
    static let contactSheetStyle = text(PackageResources.contact_sheet_css)
    static let contactSheetScript = text(PackageResources.contact_sheet_js)
    static let galleryStyle = text(PackageResources.gallery_css)
    static let matrixStyle = text(PackageResources.matrix_css)
    static let matrixDialogs = text(PackageResources.matrix_dialogs_html)
    static let matrixScript = text(PackageResources.matrix_js)
    static let rulesStyle = reportStyle + text(PackageResources.rules_css)

    private static let reportStyle = text(PackageResources.report_css)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
