import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text(verbatim: "Rain" + String(Unicode.Scalar(UInt32(0xFDD0))!))
        #else
            Text(verbatim: "Rain")
        #endif
    }
}
