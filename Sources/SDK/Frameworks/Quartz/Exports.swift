@_exported import PDFKit
@_exported import QuickLookUI
