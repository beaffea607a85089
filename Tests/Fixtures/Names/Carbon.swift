import ApplicationServices
import Carbon

final class HotKey {
    private var reference: EventHotKeyRef?
    private var handler: EventHandlerRef?

    func register() {
        let identifier = EventHotKeyID(signature: OSType(0x4741_5244), id: 1)
        var kinds = [EventTypeSpec(eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed))]
        InstallEventHandler(
            GetApplicationEventTarget(),
            { _, event, _ in
                var pressed = EventHotKeyID()
                return GetEventParameter(
                    event, EventParamName(kEventParamDirectObject), EventParamType(typeEventHotKeyID), nil,
                    MemoryLayout<EventHotKeyID>.size, nil, &pressed)
            }, kinds.count, &kinds, nil, &handler)
        let status = RegisterEventHotKey(
            UInt32(kVK_ANSI_K), UInt32(cmdKey | optionKey), identifier, GetEventDispatcherTarget(), 0, &reference)
        guard status == noErr, let reference else { return }
        UnregisterEventHotKey(reference)
    }
}

func keyName(_ code: UInt16) -> String {
    switch Int(code) {
    case kVK_Return, kVK_ANSI_KeypadEnter: return "↩"
    case kVK_Escape: return "⎋"
    case kVK_F12: return "F12"
    default: break
    }
    let source = TISCopyCurrentASCIICapableKeyboardLayoutInputSource().takeRetainedValue()
    guard let pointer = TISGetInputSourceProperty(source, kTISPropertyUnicodeKeyLayoutData) else { return "" }
    var length = 0
    var state: UInt32 = 0
    var letters = [UniChar](repeating: 0, count: 4)
    UCKeyTranslate(
        pointer.assumingMemoryBound(to: UCKeyboardLayout.self), code, UInt16(kUCKeyActionDisplay), 0,
        UInt32(LMGetKbdType()), OptionBits(kUCKeyTranslateNoDeadKeysBit), &state, letters.count, &length, &letters)
    return String(utf16CodeUnits: letters, count: length)
}

func mayLook() -> Bool {
    AXIsProcessTrustedWithOptions([kAXTrustedCheckOptionPrompt.takeUnretainedValue(): true] as CFDictionary)
}
