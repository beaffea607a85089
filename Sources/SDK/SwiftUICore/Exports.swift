// The part of SwiftUI that holds its values and views on Apple's platforms. Here it is one module; sources may say
// either name.
@_exported import SwiftUI
