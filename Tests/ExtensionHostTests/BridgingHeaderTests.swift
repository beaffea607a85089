import Testing

@testable import ExtensionHost

@Suite("Bridging headers")
struct BridgingHeaderTests {
    @Test("Apple's frameworks and libraries are modules; the project's own headers and unknown ones are not")
    func modules() {
        let header = """
            #ifndef Bridge_h
            #import <CommonCrypto/CommonCrypto.h>
              #include <sqlite3.h>
            @import UIKit;
            #import "Own.h"
            #import <Moonlight/Crater.h>
            #include <ifaddrs.h>
            #endif
            """
        #expect(ObjectiveCHeaders.modules(in: header) == ["CommonCrypto", "SQLite3", "UIKit"])
    }
}
