import AudioUnit
import CFNetwork
import CoreAudio
import CoreAudioTypes
import CoreMediaIO
import CoreWLAN
import DiskArbitration
import Foundation
import IOBluetooth
import IOSurface
import MachO
import XPC

func outputDevice() -> AudioDeviceID? {
    var device = AudioDeviceID(0)
    var size = UInt32(MemoryLayout<AudioDeviceID>.size)
    var address = AudioObjectPropertyAddress(
        mSelector: kAudioHardwarePropertyDefaultOutputDevice, mScope: kAudioObjectPropertyScopeGlobal,
        mElement: kAudioObjectPropertyElementMain)
    let status = AudioObjectGetPropertyData(
        AudioObjectID(kAudioObjectSystemObject), &address, 0, nil, &size, &device)
    AudioObjectAddPropertyListenerBlock(AudioObjectID(kAudioObjectSystemObject), &address, .main) { _, _ in }
    return status == 0 ? device : nil
}

func cameras() -> UInt32 {
    var size: UInt32 = 0
    var address = CMIOObjectPropertyAddress(
        mSelector: CMIOObjectPropertySelector(kCMIOHardwarePropertyDevices),
        mScope: CMIOObjectPropertyScope(kCMIOObjectPropertyScopeGlobal),
        mElement: CMIOObjectPropertyElement(kCMIOObjectPropertyElementMain))
    CMIOObjectGetPropertyDataSize(CMIOObjectID(kCMIOObjectSystemObject), &address, 0, nil, &size)
    return size
}

func networks() {
    if let interface = CWWiFiClient.shared().interface() {
        print(interface.ssid() ?? "", interface.rssiValue(), interface.wlanChannel()?.channelBand == .band5GHz)
    }
    let devices = IOBluetoothDevice.pairedDevices()?.compactMap { $0 as? IOBluetoothDevice } ?? []
    print(devices.filter { $0.isConnected() }.map(\.nameOrAddress))
    if let settings = CFNetworkCopySystemProxySettings()?.takeRetainedValue() {
        print(settings[kCFNetworkProxiesHTTPProxy as String] ?? "")
    }
}

func disks() {
    guard let session = DASessionCreate(kCFAllocatorDefault),
        let disk = DADiskCreateFromVolumePath(kCFAllocatorDefault, session, URL(fileURLWithPath: "/") as CFURL),
        let description = DADiskCopyDescription(disk) as? [String: Any]
    else { return }
    print(description[kDADiskDescriptionVolumeNameKey as String] ?? "")
    DADiskEject(disk, DADiskEjectOptions(kDADiskEjectOptionDefault), nil, nil)
}

func surface() -> IOSurface? {
    let surface = IOSurface(properties: [.width: 16, .height: 16, .bytesPerElement: 4])
    surface?.lock(options: .readOnly, seed: nil)
    defer { surface?.unlock(options: .readOnly, seed: nil) }
    return IOSurfaceCreate([kIOSurfaceWidth as String: 8, kIOSurfaceHeight as String: 8] as CFDictionary)
}

func images() -> [String] {
    (0..<_dyld_image_count()).compactMap { index in _dyld_get_image_name(index).map { String(cString: $0) } }
}

func helper() {
    let connection = xpc_connection_create_mach_service("com.example.helper", nil, 0)
    xpc_connection_set_event_handler(connection) { event in print(event === XPC_ERROR_CONNECTION_INVALID) }
    xpc_connection_resume(connection)
    let message = xpc_dictionary_create(nil, nil, 0)
    xpc_dictionary_set_string(message, "name", "garden")
    xpc_connection_send_message_with_reply(connection, message, .main) { reply in
        print(xpc_dictionary_get_int64(reply, "count"))
    }
}
